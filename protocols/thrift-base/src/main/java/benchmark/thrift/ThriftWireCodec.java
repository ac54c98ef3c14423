// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import benchmark.thrift.generated.EchoRpc;
import benchmark.thrift.generated.People;
import benchmark.thrift.generated.Person;
import benchmark.thrift.generated.User;
import benchmark.thrift.generated.UserRpc;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.apache.thrift.TBase;
import org.apache.thrift.TException;
import org.apache.thrift.TFieldIdEnum;
import org.apache.thrift.protocol.TMessage;
import org.apache.thrift.protocol.TMessageType;
import org.apache.thrift.protocol.TMultiplexedProtocol;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.transport.TIOStreamTransport;
import org.apache.thrift.transport.TMemoryInputTransport;

/** Thrift's protocol on the generated structs of arguments and results, with the head of a call. */
public record ThriftWireCodec(TProtocolFactory protocol) implements WireCodec {

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    boolean isRequest = direction == Direction.REQUEST;
    Supplier<TBase<?, ?>> empty = isRequest ? arguments(operation) : result(operation);
    TBase<?, ?>[] structs =
        IntStream.range(0, operation.requests())
            .mapToObj(n -> struct(empty.get(), isRequest, operation.value(direction, n)))
            .toArray(TBase<?, ?>[]::new);
    String name = operation.name().equals("string") ? "text" : operation.name();
    return new StructMessage(
        protocol,
        new TMessage(
            isRequest ? service(operation) + TMultiplexedProtocol.SEPARATOR + name : name,
            isRequest ? TMessageType.CALL : TMessageType.REPLY,
            1),
        empty,
        structs);
  }

  private static String service(Operation<?> operation) {
    return Contracts.of(operation) == Contracts.USER ? ThriftServer.USERS : ThriftServer.ECHO;
  }

  private static Supplier<TBase<?, ?>> arguments(Operation<?> operation) {
    return switch (operation.name()) {
      case "existUser" -> UserRpc.existUser_args::new;
      case "createUser" -> UserRpc.createUser_args::new;
      case "getUser" -> UserRpc.getUser_args::new;
      case "listUser" -> UserRpc.listUser_args::new;
      case "string" -> EchoRpc.text_args::new;
      case "person" -> EchoRpc.person_args::new;
      case "people" -> EchoRpc.people_args::new;
      case "ping" -> EchoRpc.ping_args::new;
      default -> throw ThriftCall.without(operation.name());
    };
  }

  private static Supplier<TBase<?, ?>> result(Operation<?> operation) {
    return switch (operation.name()) {
      case "existUser" -> UserRpc.existUser_result::new;
      case "createUser" -> UserRpc.createUser_result::new;
      case "getUser" -> UserRpc.getUser_result::new;
      case "listUser" -> UserRpc.listUser_result::new;
      case "string" -> EchoRpc.text_result::new;
      case "person" -> EchoRpc.person_result::new;
      case "people" -> EchoRpc.people_result::new;
      case "ping" -> EchoRpc.ping_result::new;
      default -> throw ThriftCall.without(operation.name());
    };
  }

  /** The only argument, or the result, in its struct. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // the field takes what the contract has there
  private static TBase<?, ?> struct(TBase struct, boolean isRequest, Object value) {
    TFieldIdEnum field = struct.fieldForId(isRequest ? 1 : 0);
    if (field != null) {
      struct.setFieldValue(field, inStruct(struct, value));
    }
    return struct;
  }

  private static Object inStruct(TBase<?, ?> struct, Object value) {
    if (value instanceof benchmark.contract.User user) {
      return struct instanceof UserRpc.getUser_result
          ? ThriftUserAdapter.found(user)
          : ThriftStructs.of(user, User.class);
    } else if (value instanceof benchmark.contract.Page<?> page) {
      return ThriftStructs.of(page, benchmark.thrift.generated.Page.class);
    } else if (value instanceof benchmark.contract.Person person) {
      return ThriftStructs.of(person, Person.class);
    } else if (value instanceof benchmark.contract.People people) {
      return ThriftStructs.of(people, People.class);
    }
    return value;
  }

  private record StructMessage(
      TProtocolFactory protocol, TMessage head, Supplier<TBase<?, ?>> empty, TBase<?, ?>[] structs)
      implements Message {

    @Override
    public void encode(int n, OutputStream out) throws IOException {
      try {
        TProtocol to = protocol.getProtocol(new TIOStreamTransport(out));
        to.writeMessageBegin(head);
        structs[n].write(to);
        to.writeMessageEnd();
      } catch (TException failure) {
        throw new IOException(failure);
      }
    }

    @Override
    public Object decode(InputStream in) throws IOException {
      try {
        var from = protocol.getProtocol(new TMemoryInputTransport(in.readAllBytes()));
        from.readMessageBegin();
        TBase<?, ?> struct = empty.get();
        struct.read(from);
        from.readMessageEnd();
        return struct;
      } catch (TException failure) {
        throw new IOException(failure);
      }
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"}) // the struct has the field if the type has it
    public Object content(Object decoded) {
      var struct = (TBase) decoded;
      TFieldIdEnum field = struct.fieldForId(head.type == TMessageType.CALL ? 1 : 0);
      Object value = field == null ? null : struct.getFieldValue(field);
      if (value instanceof benchmark.thrift.generated.FoundUser found) {
        return ThriftStructs.userIn(found);
      } else if (value instanceof User user) {
        return ThriftStructs.content(user, benchmark.contract.User.class, null);
      } else if (value instanceof benchmark.thrift.generated.Page page) {
        return ThriftStructs.pageOf(page);
      } else if (value instanceof Person person) {
        return ThriftStructs.personOf(person);
      } else if (value instanceof People people) {
        return ThriftStructs.peopleOf(people);
      }
      return value;
    }
  }
}
