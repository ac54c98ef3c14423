// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.error;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FirstFailureTest {

  private final RuntimeException first = new IllegalStateException("no memory");
  private final RuntimeException later = new IllegalStateException("no space on the disk");

  @Test
  void theFirstOneCounts() {
    assertThat(FirstFailure.of(first, () -> {})).isSameAs(first).hasNoSuppressedExceptions();
    assertThat(FirstFailure.of(first, this::failLater))
        .isSameAs(first)
        .hasSuppressedException(later);
  }

  @Test
  void whatFailsInTheEndIsAFailure() {
    assertThat(FirstFailure.of(null, this::failLater)).isSameAs(later);
    assertThat(FirstFailure.of(null, () -> {})).isNull();
  }

  @Test
  void oneThatIsThrownAgainDoesNotSuppressItself() {
    assertThat(FirstFailure.of(later, this::failLater)).isSameAs(later);
  }

  private void failLater() {
    throw later;
  }
}
