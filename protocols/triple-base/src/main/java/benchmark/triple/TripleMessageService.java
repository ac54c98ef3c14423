// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.protobuf.MessageAnswers;
import benchmark.protobuf.MessageService;
import benchmark.protobuf.OwnMessages;
import com.google.protobuf.Message;
import java.util.HashMap;
import java.util.Map;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.stream.StreamObserver;
import org.apache.dubbo.rpc.Invoker;
import org.apache.dubbo.rpc.PathResolver;
import org.apache.dubbo.rpc.ServerService;
import org.apache.dubbo.rpc.model.MethodDescriptor.RpcType;
import org.apache.dubbo.rpc.model.ServiceDescriptor;
import org.apache.dubbo.rpc.model.StubMethodDescriptor;
import org.apache.dubbo.rpc.model.StubServiceDescriptor;
import org.apache.dubbo.rpc.stub.StubInvoker;
import org.apache.dubbo.rpc.stub.StubMethodHandler;
import org.apache.dubbo.rpc.stub.StubSuppliers;
import org.apache.dubbo.rpc.stub.UnaryStubMethodHandler;

/**
 * Offers a user's own service as the skeletons do that Dubbo's generator makes (Dubbo 3.3.6).
 * Thread-safe.
 */
public final class TripleMessageService implements MessageService, ServerService<MessageService> {

  private static final StubServiceDescriptor DESCRIPTOR =
      described(OwnMessages.ofThisJvm().orElseThrow());

  private final MessageService service;

  /** Offers this service. */
  public TripleMessageService(MessageService service) {
    this.service = service;
  }

  /**
   * Has Dubbo make stubs of the service of this JVM.
   *
   * @return the class that references have as their interface
   */
  public static Class<?> supplyStubs() {
    for (String name :
        new String[] {MessageService.class.getName(), DESCRIPTOR.getInterfaceName()}) {
      StubSuppliers.addSupplier(name, invoker -> new TripleMessageClient(invoker, DESCRIPTOR));
      StubSuppliers.addDescriptor(name, DESCRIPTOR);
    }
    return MessageService.class;
  }

  private static StubServiceDescriptor described(OwnMessages own) {
    var service = new StubServiceDescriptor(own.name(), MessageService.class);
    own.methods().forEach((name, method) -> service.addMethod(described(name, method)));
    return service;
  }

  private static StubMethodDescriptor described(String name, MessageAnswers method) {
    return new StubMethodDescriptor(
        name,
        method.request().getClass(),
        method.reply().getClass(),
        RpcType.UNARY,
        message -> ((Message) message).toByteArray(),
        message -> ((Message) message).toByteArray(),
        method.request().getParserForType()::parseFrom,
        method.reply().getParserForType()::parseFrom);
  }

  @Override
  public Invoker<MessageService> getInvoker(URL url) {
    PathResolver paths =
        url.getOrDefaultFrameworkModel()
            .getExtensionLoader(PathResolver.class)
            .getDefaultExtension();
    Map<String, StubMethodHandler<?, ?>> handlers = new HashMap<>();
    for (var method : DESCRIPTOR.getAllMethods()) {
      String name = method.getMethodName();
      paths.addNativeStub("/" + DESCRIPTOR.getInterfaceName() + "/" + name);
      handlers.put(
          name,
          new UnaryStubMethodHandler<Message, Message>(
              (request, reply) -> answer(name, request, reply)));
    }
    return new StubInvoker<>(this, url, MessageService.class, handlers);
  }

  @Override
  public Message call(String method, Message request) {
    return service.call(method, request);
  }

  private void answer(String method, Message request, StreamObserver<Message> reply) {
    Message answer;
    try {
      answer = call(method, request);
    } catch (RuntimeException failure) {
      reply.onError(failure);
      return;
    }
    reply.onNext(answer);
    reply.onCompleted();
  }

  @Override
  public ServiceDescriptor getServiceDescriptor() {
    return DESCRIPTOR;
  }
}
