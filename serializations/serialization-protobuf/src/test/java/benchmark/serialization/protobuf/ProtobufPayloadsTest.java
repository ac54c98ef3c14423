// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import benchmark.launch.LaunchProperties;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.context.support.ClassPathXmlApplicationContext;

/** The codec of the pair dubbo-protobuf, without a server, as benchmark.sh codec has it. */
class ProtobufPayloadsTest {

  @BeforeEach
  void connectWithTheFirstCallOnly() {
    LaunchProperties.LAZY.set(true);
  }

  @AfterEach
  void forgetProperties() {
    System.clearProperty(LaunchProperties.LAZY.name());
  }

  @Test
  void carryEveryArgumentAndAnswer() throws Exception {
    try (var consumer = new ClassPathXmlApplicationContext("lazy-consumer.xml")) {
      var codec = consumer.getBean(WireCodec.class);
      for (Operation<?> operation : Contracts.USER.operations()) {
        var request = codec.message(operation, Direction.REQUEST);
        var response = codec.message(operation, Direction.RESPONSE);
        for (int n : new int[] {0, 1, 17}) {
          assertThat(carried(request, n)).isEqualTo(operation.argument(n));
          assertThat(carried(response, n)).isEqualTo(operation.answer(n));
        }
      }
    }
  }

  private static Object carried(WireCodec.Message message, int n) throws Exception {
    var bytes = new ByteArrayOutputStream();
    message.encode(n, bytes);
    return message.content(message.decode(new ByteArrayInputStream(bytes.toByteArray())));
  }
}
