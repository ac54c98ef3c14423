// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("failures in words")
class ExceptionTextTest {

  @Test
  void theDeepestCauseTells() {
    var failure = new RuntimeException("outer", new IllegalArgumentException("inner\n\tat x"));

    assertThat(ExceptionText.of(failure)).isEqualTo("IllegalArgumentException: inner at x");
  }

  @Test
  void theMiddleOfALongMessageIsLeftOut() {
    var failure =
        new IllegalStateException(
            "Failed to send response: Response [id=1, "
                + "value, ".repeat(100)
                + "], cause: java.io.IOException: a.b.WrappedException: Class is not registered: X");

    assertThat(ExceptionText.one(failure))
        .isEqualTo("IllegalStateException: Failed to send response … Class is not registered: X");
  }

  @Test
  void aLongMessageIsCut() {
    assertThat(ExceptionText.one(new IllegalStateException("x".repeat(1000))))
        .hasSizeLessThan(300)
        .endsWith("…");
  }

  @Test
  void aCauseOfItselfHasAnEnd() {
    var one = new IllegalStateException("one");
    var two = new IllegalStateException("two", one);
    one.initCause(two);

    assertThat(ExceptionText.causes(one)).hasSizeLessThan(30);
  }
}
