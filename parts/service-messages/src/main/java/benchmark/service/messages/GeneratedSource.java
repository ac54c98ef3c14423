// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service.messages;

import benchmark.service.InvalidServiceException;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.Descriptors.ServiceDescriptor;
import com.google.protobuf.Message;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A class that gRPC has generated from a service of a .proto, read without gRPC: pairs on other
 * protocols know it, too.
 *
 * @param grpc what gRPC calls a service descriptor
 * @param messages the empty messages by their full names
 */
record GeneratedSource(Object grpc, ServiceDescriptor service, Map<String, Message> messages) {

  /**
   * Loads it.
   *
   * @param place for messages: where the name comes from
   * @throws InvalidServiceException if there is no such class, or it is another kind of class
   */
  static GeneratedSource of(Object place, String name) {
    try {
      Class<?> type = Class.forName(name);
      Object grpc = type.getMethod("getServiceDescriptor").invoke(null);
      Object schema = grpc.getClass().getMethod("getSchemaDescriptor").invoke(grpc);
      var service = (ServiceDescriptor) call(schema, "getServiceDescriptor");
      var messages = new HashMap<String, Message>();
      for (Object method : (Iterable<?>) call(grpc, "getMethods")) {
        for (String marshaller : new String[] {"getRequestMarshaller", "getResponseMarshaller"}) {
          var empty = (Message) call(call(method, marshaller), "getMessagePrototype");
          messages.put(empty.getDescriptorForType().getFullName(), empty);
        }
      }
      return new GeneratedSource(grpc, service, messages);
    } catch (ReflectiveOperationException | ClassCastException | LinkageError other) {
      throw new InvalidServiceException(
          "%s: %s is not a class that gRPC for Java generated, or the classpath lacks something that"
              + " it needs: %s. Name one such as com.acme.OrderServiceGrpc.",
          place, name, Optional.ofNullable(other.getCause()).orElse(other));
    }
  }

  /** Calls a public method that a class which is not public inherits. */
  private static Object call(Object object, String name) throws ReflectiveOperationException {
    Method method = object.getClass().getMethod(name);
    method.setAccessible(true);
    return method.invoke(object);
  }

  /** An empty request of a method. */
  Message request(MethodDescriptor method) {
    return messages.get(method.getInputType().getFullName());
  }

  /** An empty reply of a method. */
  Message reply(MethodDescriptor method) {
    return messages.get(method.getOutputType().getFullName());
  }
}
