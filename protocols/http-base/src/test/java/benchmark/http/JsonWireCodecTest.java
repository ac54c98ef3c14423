// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.http;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.UserService;
import benchmark.contract.WireCodec;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class JsonWireCodecTest {

  @Test
  void everyMessageComesOutAsItWentIn() throws IOException {
    WireCodec codec = new JsonWireCodec();
    for (Operation<UserService> operation : Contracts.USER.operations()) {
      for (Direction direction : Direction.OF_MESSAGES) {
        WireCodec.Message message = codec.message(operation, direction);
        var bytes = new ByteArrayOutputStream();
        message.encode(17, bytes);
        Object decoded = message.decode(new ByteArrayInputStream(bytes.toByteArray()));
        assertThat(message.content(decoded))
            .as("%s %s", operation, direction)
            .isEqualTo(
                direction == Direction.REQUEST ? operation.argument(17) : operation.answer(17));
      }
    }
  }

  @Test
  void datesAreTextsInBothDirections() throws IOException {
    WireCodec codec = new JsonWireCodec();

    assertThat(encoded(codec.message(Contracts.operation("createUser"), Direction.REQUEST)))
        .contains("\"birthday\":\"1968-12-08\"");
    assertThat(encoded(codec.message(Contracts.operation("getUser"), Direction.RESPONSE)))
        .containsPattern("\"createTime\":\"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+\"");
  }

  private static String encoded(WireCodec.Message message) throws IOException {
    var bytes = new ByteArrayOutputStream();
    message.encode(0, bytes);
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
