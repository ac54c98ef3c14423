// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Operation;
import benchmark.contract.ServiceContract;
import benchmark.proto.GetUserRequest;
import benchmark.proto.UserRpcGrpc;
import benchmark.protobuf.MessageService;
import benchmark.service.InvalidServiceException;
import benchmark.service.messages.MessageServiceSource;
import benchmark.stubs.GrpcMessageClient;
import benchmark.stubs.GrpcMessageService;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A user's own service with generated messages, over a real connection. */
class GrpcMessageServiceTest {

  private static final String GENERATED = UserRpcGrpc.class.getName();

  @TempDir Path folder;

  @Test
  @SuppressWarnings("try") // the server serves until the end
  void callsAreMadeFromJsonAndAnsweredByWhatIsDescribed() throws IOException {
    ServiceContract contract =
        contract(
            """
            { "grpc": "%s", "calls": [
              { "method": "existUser", "arguments": [ "a@b" ], "answer": true, "weight": 2 },
              { "method": "existUser", "arguments": [ { "email": "c@d" } ], "answer": { } },
              { "method": "getUser", "arguments": [ 7 ], "answer": { "user": { "id": 7 } } } ] }\
            """
                .formatted(GENERATED));
    assertThat(contract.operations())
        .extracting(Operation::name)
        .containsExactly("existUser", "getUser");
    assertThat(contract.operations().get(0).requests()).isEqualTo(3);
    int port = freePort();
    var generated = UserRpcGrpc.getServiceDescriptor();
    var service = (MessageService) contract.prepared();
    try (var server =
            new GrpcServer("127.0.0.1", port, List.of(new GrpcMessageService(service, generated)));
        var channel = new GrpcChannel("127.0.0.1:" + port, 5_000)) {
      var client = new GrpcMessageClient(channel, generated);
      for (Operation<Object> operation : contract.operations()) {
        for (int n = 0; n < operation.requests(); n++) {
          Object answer = operation.on(client).apply(n);
          assertThat(operation.isAnswer(n, answer)).as("%s %d", operation, n).isTrue();
          assertThat(operation.accepts(n, answer)).isTrue();
        }
      }
      assertThat(contract.operations().get(1).accepts(0, GetUserRequest.getDefaultInstance()))
          .isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          java.lang.String | getUser | 7 | {}   | is not a class that gRPC for Java generated
          GENERATED        | seek    | 7 | {}   | the service UserRpc has no method 'seek' without streams. It has
          GENERATED        | getUser | 7, 8 | {} | a call of getUser has 2 arguments, but GetUserRequest has 1 fields.
          GENERATED        | getUser | 7 | { "usr": 1 } | a call of getUser does not fit the message benchmark.proto.GetUserReply: Cannot find field: usr
          """)
  void whatDoesNotFitIsNamed(
      String type, String method, String arguments, String answer, String sentence) {
    String text =
        """
        { "grpc": "%s", "calls": [ { "method": "%s", "arguments": [ %s ], "answer": %s } ] }\
        """
            .formatted(type.replace("GENERATED", GENERATED), method, arguments, answer);

    assertThatThrownBy(() -> contract(text))
        .isInstanceOf(InvalidServiceException.class)
        .hasMessageContaining(sentence.strip());
  }

  private ServiceContract contract(String text) throws IOException {
    return new MessageServiceSource().read(Files.writeString(folder.resolve("users.json"), text));
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
