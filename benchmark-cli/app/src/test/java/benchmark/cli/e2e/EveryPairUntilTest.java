// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EveryPairUntilTest {

  private static final Instant END = Instant.ofEpochSecond(1_000_000);
  private static final Optional<Long> UNTIL = Optional.of(END.getEpochSecond());
  private static final Set<String> REPEATED = Set.of("every-pair");

  @Test
  void whatRepeatsAnotherTestBeginsBeforeTheEndOnly() {
    assertThat(EveryPairUntil.whyNot(REPEATED, UNTIL, END.minusMillis(1))).isEmpty();
    assertThat(EveryPairUntil.whyNot(REPEATED, UNTIL, END))
        .contains("Not begun after 1970-01-12T13:46:40Z, which every.pair.until says.");
  }

  @Test
  void otherTestsAlwaysBegin() {
    assertThat(EveryPairUntil.whyNot(Set.of(), UNTIL, END.plusSeconds(3600))).isEmpty();
  }

  @Test
  void withoutAnEndAllBegin() {
    assertThat(EveryPairUntil.whyNot(REPEATED, Optional.empty(), END)).isEmpty();
  }
}
