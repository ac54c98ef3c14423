// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import benchmark.protobuf.MessageService;
import benchmark.protobuf.OwnMessages;
import com.google.protobuf.Message;
import io.grpc.MethodDescriptor;
import io.grpc.ServiceDescriptor;
import java.util.HashMap;
import java.util.Map;

/** A user's own service over a channel, through blocking calls with a deadline. Thread-safe. */
public final class GrpcMessageClient implements MessageService {

  private final StubChannel channel;
  private final Map<String, MethodDescriptor<Message, Message>> methods = new HashMap<>();

  /** Calls over this channel what gRPC has generated. */
  @SuppressWarnings("unchecked") // generated methods take and return messages
  public GrpcMessageClient(StubChannel channel, ServiceDescriptor generated) {
    this.channel = channel;
    for (MethodDescriptor<?, ?> method : generated.getMethods()) {
      methods.put(method.getBareMethodName(), (MethodDescriptor<Message, Message>) method);
    }
  }

  /** What gRPC has generated for the service of this JVM. */
  public static ServiceDescriptor generated() {
    return (ServiceDescriptor) OwnMessages.ofThisJvm().orElseThrow().grpc();
  }

  @Override
  public Message call(String method, Message request) {
    return channel.call(methods.get(method), request);
  }
}
