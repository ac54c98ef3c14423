// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class MessageBytesTest {

  @Test
  void readsWhatIsLeft() throws IOException {
    var input = new ByteArrayInputStream(new byte[] {1, 2, 3, 4});
    input.read();
    assertThat(MessageBytes.of(input)).containsExactly(2, 3, 4);
    assertThat(MessageBytes.of(input)).isEmpty();
  }

  @Test
  void rejectsAMessageShorterThanAnnounced() {
    var input =
        new ByteArrayInputStream(new byte[3]) {
          @Override
          public synchronized int available() {
            return 7;
          }
        };
    assertThatThrownBy(() -> MessageBytes.of(input))
        .isInstanceOf(EOFException.class)
        .hasMessage("The message ends before its announced 7 bytes");
  }
}
