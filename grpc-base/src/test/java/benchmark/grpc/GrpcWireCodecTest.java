// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.protobuf.SampleMessages;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GrpcWireCodecTest {

  private final GrpcWireCodec codec = new GrpcWireCodec();

  @ParameterizedTest
  @EnumSource
  void carriesEveryArgumentAndAnswerInProtobufsOwnBytes(Operation operation) throws Exception {
    var request = codec.message(operation, Direction.REQUEST);
    var response = codec.message(operation, Direction.RESPONSE);
    for (int n = 0; n < operation.requests(); n++) {
      var bytes = new ByteArrayOutputStream();
      request.encode(n, bytes);
      assertThat(bytes.toByteArray()).isEqualTo(SampleMessages.request(operation, n).toByteArray());
      assertThat(request.content(request.decode(new ByteArrayInputStream(bytes.toByteArray()))))
          .isEqualTo(operation.argument(n));

      bytes.reset();
      response.encode(n, bytes);
      assertThat(bytes.toByteArray()).isEqualTo(SampleMessages.reply(operation, n).toByteArray());
      assertThat(response.content(response.decode(new ByteArrayInputStream(bytes.toByteArray()))))
          .isEqualTo(operation.answer(n));
    }
  }
}
