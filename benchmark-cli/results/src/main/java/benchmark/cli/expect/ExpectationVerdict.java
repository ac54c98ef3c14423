// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.launch.ExitStatus;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collection;

/** Whether an expectation is met. */
public enum ExpectationVerdict {
  /** The whole interval keeps to the limit. */
  YES("yes"),
  /** The whole interval misses the limit. */
  NO("no"),
  /** The limit lies in the interval, or there is no interval. */
  UNDECIDED("undecided");

  private final String label;

  ExpectationVerdict(String label) {
    this.label = label;
  }

  /** How tables and files write it. */
  @JsonValue
  public String label() {
    return label;
  }

  /** The exit status of a command with some expectations. */
  public static int exitStatus(Collection<ExpectationVerdict> all) {
    if (all.contains(NO)) {
      return ExitStatus.GATE_FAILED;
    }
    return all.contains(UNDECIDED) ? ExitStatus.GATE_INCONCLUSIVE : ExitStatus.SUCCESS;
  }
}
