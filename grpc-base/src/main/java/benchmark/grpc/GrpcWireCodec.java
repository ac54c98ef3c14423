// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import benchmark.proto.UserRpcGrpc;
import benchmark.protobuf.SampleMessages;
import io.grpc.Drainable;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.Marshaller;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The marshallers of the generated stubs, which is all that gRPC does to a message. */
public final class GrpcWireCodec implements WireCodec {

  @Override
  public Message message(Operation operation, Direction direction) {
    MethodDescriptor<?, ?> method =
        switch (operation) {
          case EXIST_USER -> UserRpcGrpc.getExistUserMethod();
          case CREATE_USER -> UserRpcGrpc.getCreateUserMethod();
          case GET_USER -> UserRpcGrpc.getGetUserMethod();
          case LIST_USER -> UserRpcGrpc.getListUserMethod();
        };
    boolean request = direction == Direction.REQUEST;
    var messages = new Object[operation.requests()];
    for (int n = 0; n < messages.length; n++) {
      messages[n] =
          request ? SampleMessages.request(operation, n) : SampleMessages.reply(operation, n);
    }
    return new MarshalledMessage(
        request ? method.getRequestMarshaller() : method.getResponseMarshaller(), messages);
  }

  private static final class MarshalledMessage implements Message {

    private final Marshaller<Object> marshaller;
    private final Object[] messages;

    @SuppressWarnings("unchecked") // the messages are of the type that the marshaller takes
    MarshalledMessage(Marshaller<?> marshaller, Object[] messages) {
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
      return SampleMessages.content(decoded);
    }
  }
}
