// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ErrorKindTest {

  @Test
  void isTheClassAndWhatAllMessagesOfAKindShare() {
    assertThat(
            ErrorKind.of(
                new IOException(
                    "Server side(127.0.0.1,20880) thread pool is exhausted, detail msg: 200")))
        .isEqualTo("IOException: Server side thread pool is exhausted");
    assertThat(ErrorKind.of(new IOException("UNAVAILABLE: io exception")))
        .isEqualTo("IOException: UNAVAILABLE: io exception");
    assertThat(ErrorKind.of(new IOException("Connection refused: /127.0.0.1:1")))
        .isEqualTo("IOException: Connection refused: /");
  }

  @Test
  void isTheSameWhateverWasCalled() {
    assertThat(
            ErrorKind.of(
                new IOException(
                    "Failed to invoke the method people in the service benchmark.contract.Echo."
                        + " No provider available for the service benchmark.contract.Echo from")))
        .isEqualTo(
            "IOException: Failed to invoke the method … in the service …. No provider available for"
                + " the service … from");
  }

  @Test
  void isThatOfTheInnermostCause() {
    assertThat(ErrorKind.of(new RuntimeException("outer", new IllegalStateException())))
        .isEqualTo("IllegalStateException: null");
  }
}
