// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeakTest {

  @Test
  void keepsBytesOfEveryCallAndOthersOfEveryThousandth() {
    var leak = Leak.parse("benchmark.leak", "64B+direct");
    for (int call = 0; call < 2_000; call++) {
      leak.call();
    }

    assertThat(leak.kept()).isEqualTo(2_002);
  }

  @Test
  void keepsMebibytesAndClassesOfTheirOwn() {
    var leak = Leak.parse("benchmark.leak", "1MiB+metaspace");
    for (int call = 0; call < 3; call++) {
      leak.call();
    }
    assertThat(leak.kept()).isEqualTo(3);

    var classes = Leak.parse("benchmark.leak", "metaspace");
    for (int call = 0; call < 2_000; call++) {
      classes.call();
    }
    assertThat(classes.kept()).isEqualTo(2);
  }

  @Test
  void startsThreadsThatStay() {
    int before = Thread.activeCount();
    var leak = Leak.parse("benchmark.leak", "thread");
    for (int call = 0; call < 3_000; call++) {
      leak.call();
    }

    assertThat(leak.kept()).isZero();
    assertThat(Thread.activeCount()).isGreaterThanOrEqualTo(before + 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "1GiB", "threads", "1KiB+", "-1B"})
  void refusesEverythingElseNamingIt(String text) {
    assertThatThrownBy(() -> Leak.parse("benchmark.leak", text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "benchmark.leak is '%s'; it takes bytes of each call, such as 64B or 1KiB, thread,"
                + " descriptor, direct and metaspace, with + between them",
            text);
  }
}
