// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import java.util.Arrays;
import java.util.Optional;

/** The options of JMH that this project sets; a user may set them, too. */
public enum JmhOption {
  MODE("-bm"),
  WARMUP_ITERATIONS("-wi"),
  WARMUP_TIME("-w"),
  MEASUREMENT_ITERATIONS("-i"),
  MEASUREMENT_TIME("-r"),
  THREADS("-t"),
  FORKS("-f"),
  OUTPUT("-o");

  private final String flag;

  JmhOption(String flag) {
    this.flag = flag;
  }

  /** As JMH has it. */
  public String flag() {
    return flag;
  }

  static Optional<JmhOption> of(String word) {
    return Arrays.stream(values()).filter(option -> option.flag.equals(word)).findFirst();
  }
}
