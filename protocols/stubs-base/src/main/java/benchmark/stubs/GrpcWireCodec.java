// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import benchmark.proto.EchoRpcGrpc;
import benchmark.proto.UserRpcGrpc;
import benchmark.protobuf.ProtoContracts;
import io.grpc.Drainable;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.Marshaller;
import io.grpc.ServiceDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/** The marshallers of the generated stubs, which is all that gRPC does to a message. */
public final class GrpcWireCodec implements WireCodec {

  private static final List<ServiceDescriptor> SERVICES =
      List.of(UserRpcGrpc.getServiceDescriptor(), EchoRpcGrpc.getServiceDescriptor());

  @Override
  public Message message(Operation<?> operation, Direction direction) {
    MethodDescriptor<?, ?> method = method(operation);
    boolean request = direction == Direction.REQUEST;
    var messages = new Object[operation.requests()];
    for (int n = 0; n < messages.length; n++) {
      messages[n] =
          request ? ProtoContracts.request(operation, n) : ProtoContracts.reply(operation, n);
    }
    return new MarshalledMessage(
        operation,
        request ? method.getRequestMarshaller() : method.getResponseMarshaller(),
        messages);
  }

  /** A .proto begins the names of its methods with a capital letter. */
  private static MethodDescriptor<?, ?> method(Operation<?> operation) {
    return (Contracts.service().isPresent() ? List.of(GrpcMessageClient.generated()) : SERVICES)
        .stream()
            .flatMap(service -> service.getMethods().stream())
            .filter(method -> operation.name().equalsIgnoreCase(method.getBareMethodName()))
            .findFirst()
            .orElseThrow();
  }

  private static final class MarshalledMessage implements Message {

    private final Operation<?> operation;
    private final Marshaller<Object> marshaller;
    private final Object[] messages;

    @SuppressWarnings("unchecked") // the messages are of the type that the marshaller takes
    MarshalledMessage(Operation<?> operation, Marshaller<?> marshaller, Object[] messages) {
      this.operation = operation;
      this.marshaller = (Marshaller<Object>) marshaller;
      this.messages = messages;
    }

    @Override
    public void encode(int n, OutputStream out) throws IOException {
      try (InputStream stream = marshaller.stream(messages[n])) {
        ((Drainable) stream).drainTo(out); // as gRPC's MessageFramer does
      }
    }

    @Override
    public Object decode(InputStream in) {
      return marshaller.parse(in);
    }

    @Override
    public Object content(Object decoded) {
      return ProtoContracts.content(operation, decoded);
    }
  }
}
