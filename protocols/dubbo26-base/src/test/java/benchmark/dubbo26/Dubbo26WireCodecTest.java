// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.UserService;
import benchmark.contract.WireCodec;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class Dubbo26WireCodecTest {

  @Test
  void everyMessageComesOutAsItWentIn() throws IOException {
    WireCodec codec = new Dubbo26WireCodec(new Dubbo26Pair("hessian2").getProperty("pair.url"));
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
}
