// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import benchmark.protobuf.MessageService;
import com.google.protobuf.Message;
import io.grpc.BindableService;
import io.grpc.MethodDescriptor;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServiceDescriptor;
import io.grpc.stub.ServerCalls;

/** Offers a user's own service by gRPC. Thread-safe. */
public final class GrpcMessageService implements BindableService {

  private final MessageService service;
  private final ServiceDescriptor generated;

  /** Offers this service as what gRPC has generated. */
  public GrpcMessageService(MessageService service, ServiceDescriptor generated) {
    this.service = service;
    this.generated = generated;
  }

  @Override
  @SuppressWarnings("unchecked") // generated methods take and return messages
  public ServerServiceDefinition bindService() {
    var definition = ServerServiceDefinition.builder(generated);
    for (MethodDescriptor<?, ?> each : generated.getMethods()) {
      var method = (MethodDescriptor<Message, Message>) each;
      String name = method.getBareMethodName();
      definition.addMethod(
          method,
          ServerCalls.asyncUnaryCall(
              (request, reply) -> {
                reply.onNext(service.call(name, request));
                reply.onCompleted();
              }));
    }
    return definition.build();
  }
}
