// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.context.support.ClassPathXmlApplicationContext;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

class JsonWireCodecTest {

  static List<? extends Operation<?>> operations() {
    return Contracts.USER.operations();
  }

  private final JsonWireCodec codec = codec();

  private static JsonWireCodec codec() {
    try (var context = new ClassPathXmlApplicationContext("json.xml")) {
      var side = new ConverterSide(context.getBean(MappingJackson2HttpMessageConverter.class));
      return new JsonWireCodec(side, side, new ObjectMapper());
    }
  }

  @ParameterizedTest
  @MethodSource("operations")
  void carriesEveryArgumentAndAnswer(Operation<?> operation) throws Exception {
    for (Direction direction : Direction.OF_MESSAGES) {
      var message = codec.message(operation, direction);
      for (int n = 0; n < operation.requests(); n++) {
        byte[] bytes = encoded(message, n);
        assertThat(message.content(message.decode(new ByteArrayInputStream(bytes))))
            .isEqualTo(
                direction == Direction.REQUEST ? operation.argument(n) : operation.answer(n));
      }
    }
  }

  @Test
  void anArgumentWithoutABodyIsInTheTarget() throws Exception {
    assertThat(request("getUser", 7)).isEqualTo("/users/7");
    assertThat(request("listUser", 7)).isEqualTo("/users/list?pageNo=7");
    assertThat(request("existUser", 0))
        .isEqualTo("/users/exists?email=user0.name0%40mail0.example.com");
  }

  /** Jackson refuses keys of more than 50,000 characters, and the pairs carry any message. */
  @Test
  void aKeyMayBeAsLongAsAMessage() throws Exception {
    var tree = Map.of("k".repeat(60_000), 1);
    try (var context = new ClassPathXmlApplicationContext("json.xml")) {
      var side = new ConverterSide(context.getBean(MappingJackson2HttpMessageConverter.class));
      var bytes = new ByteArrayOutputStream();
      side.write(tree, Map.class, bytes);

      assertThat(side.read(new ByteArrayInputStream(bytes.toByteArray()), Map.class))
          .isEqualTo(tree);
    }
  }

  @Test
  void datesAreAsIso8601Says() throws Exception {
    assertThat(new ObjectMapper().readTree(request("createUser", 0)).get("birthday").asText())
        .isEqualTo("1968-12-08");
  }

  private String request(String operation, int n) throws Exception {
    return new String(
        encoded(codec.message(Contracts.operation(operation), Direction.REQUEST), n),
        StandardCharsets.UTF_8);
  }

  private static byte[] encoded(WireCodec.Message message, int n) throws Exception {
    var bytes = new ByteArrayOutputStream();
    message.encode(n, bytes);
    return bytes.toByteArray();
  }
}
