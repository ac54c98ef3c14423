// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.hessian;

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

class HessianWireCodecTest {

  @Test
  void everyMessageComesOutAsItWentIn() throws IOException {
    WireCodec codec = new HessianWireCodec();
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
