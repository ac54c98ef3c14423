// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.protobuf.ProtoContracts;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GrpcWireCodecTest {

  static List<? extends Operation<?>> operations() {
    return Contracts.USER.operations();
  }

  private final GrpcWireCodec codec = new GrpcWireCodec();

  @ParameterizedTest
  @MethodSource("operations")
  void carriesEveryArgumentAndAnswerInProtobufsOwnBytes(Operation<?> operation) throws Exception {
    var request = codec.message(operation, Direction.REQUEST);
    var response = codec.message(operation, Direction.RESPONSE);
    for (int n = 0; n < operation.requests(); n++) {
      var bytes = new ByteArrayOutputStream();
      request.encode(n, bytes);
      assertThat(bytes.toByteArray()).isEqualTo(ProtoContracts.request(operation, n).toByteArray());
      assertThat(request.content(request.decode(new ByteArrayInputStream(bytes.toByteArray()))))
          .isEqualTo(operation.argument(n));

      bytes.reset();
      response.encode(n, bytes);
      assertThat(bytes.toByteArray()).isEqualTo(ProtoContracts.reply(operation, n).toByteArray());
      assertThat(response.content(response.decode(new ByteArrayInputStream(bytes.toByteArray()))))
          .isEqualTo(operation.answer(n));
    }
  }
}
