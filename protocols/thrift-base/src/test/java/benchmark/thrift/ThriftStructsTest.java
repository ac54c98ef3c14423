// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.apache.thrift.TBase;
import org.apache.thrift.TDeserializer;
import org.apache.thrift.TSerializer;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TProtocolFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThriftStructsTest {

  static Stream<TProtocolFactory> protocols() {
    return Stream.of(new TBinaryProtocol.Factory(), new TCompactProtocol.Factory());
  }

  @ParameterizedTest
  @MethodSource("protocols")
  void carryEveryArgumentAndAnswer(TProtocolFactory protocol) throws Exception {
    List<Operation<?>> operations =
        Stream.of(Contracts.USER, Contracts.ECHO)
            .flatMap(it -> it.operations().stream())
            .filter(it -> !it.name().equals("tree"))
            .<Operation<?>>map(it -> it)
            .toList();
    var codec = new ThriftWireCodec(protocol);
    for (Operation<?> operation : operations) {
      for (Direction direction : Direction.OF_MESSAGES) {
        var message = codec.message(operation, direction);
        for (int n = 0; n < Math.min(operation.requests(), 20); n++) {
          var bytes = new ByteArrayOutputStream();
          message.encode(n, bytes);
          Object decoded = message.decode(new ByteArrayInputStream(bytes.toByteArray()));
          assertThat(message.content(decoded)).isEqualTo(operation.value(direction, n));
        }
      }
    }
  }

  @Test
  void keepNullApartFromEmpty() throws Exception {
    var empty = new User();
    empty.setName("");
    empty.setPermissions(List.of());

    assertThat(carried(empty)).isEqualTo(empty);
    assertThat(carried(new User())).isEqualTo(new User());
  }

  /** Sent as by a newer schema, read as by this one. */
  @Test
  void carryAUserWithAFieldMore() throws Exception {
    int before = bytes(PreparedUsers.user(1)).length;
    System.setProperty("benchmark.evolved", "true");
    try {
      assertThat(bytes(PreparedUsers.user(1))).hasSizeGreaterThan(before);
      assertThat(carried(PreparedUsers.user(1))).isEqualTo(PreparedUsers.user(1));
    } finally {
      System.clearProperty("benchmark.evolved");
    }
  }

  private static byte[] bytes(User user) throws Exception {
    TBase<?, ?> struct = ThriftStructs.of(user, benchmark.thrift.generated.User.class);
    return new TSerializer(new TCompactProtocol.Factory()).serialize(struct);
  }

  private static User carried(User user) throws Exception {
    var struct = new benchmark.thrift.generated.User();
    new TDeserializer(new TCompactProtocol.Factory()).deserialize(struct, bytes(user));
    return ThriftStructs.content(struct, User.class, null);
  }
}
