// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.client.WrongAnswerException;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MessageBytesTest {

  private static final Operation<?> EXIST_USER = Contracts.operation("existUser");

  @Test
  void returnsTheBytesOfEveryMessage() throws IOException {
    byte[][] encoded = MessageBytes.checked(new EmailMessage(""), EXIST_USER, Direction.REQUEST);
    assertThat(encoded).hasNumberOfRows(EXIST_USER.requests());
    assertThat(encoded[17]).asString(StandardCharsets.UTF_8).isEqualTo(EXIST_USER.argument(17));
  }

  @Test
  void refusesACodecThatChangesAMessage() {
    assertThatThrownBy(
            () -> MessageBytes.checked(new EmailMessage("x"), EXIST_USER, Direction.REQUEST))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageContaining("existUser");
  }

  @Test
  void growsAndUsesItsMemoryAgain() {
    var bytes = new MessageBytes();
    bytes.write(new byte[5000], 0, 5000);
    bytes.write(1);
    assertThat(bytes.size()).isEqualTo(5001);
    bytes.reset();
    assertThat(bytes.size()).isZero();
  }

  /** Carries e-mail addresses as text and adds something to each. */
  private record EmailMessage(String added) implements WireCodec.Message {

    @Override
    public void encode(int n, OutputStream out) throws IOException {
      String email = EXIST_USER.argument(n) + added;
      out.write(email.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public Object decode(InputStream in) throws IOException {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public Object content(Object decoded) {
      return decoded;
    }
  }
}
