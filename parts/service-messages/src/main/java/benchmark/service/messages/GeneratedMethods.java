// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service.messages;

import benchmark.protobuf.MessageOperation;
import benchmark.service.InvalidServiceException;
import benchmark.service.JsonValues;
import benchmark.service.ServiceFile;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.util.List;

/**
 * The methods of a service that gRPC has generated, and how JSON becomes their messages: a single
 * argument that is an object is the request; else arguments are the fields of the request in their
 * order. An answer that is an object is the reply; any other is its first field.
 *
 * @param source the class that was generated
 * @param methods those without streams
 */
record GeneratedMethods(GeneratedSource source, List<MethodDescriptor> methods) {

  /**
   * Those that a description names.
   *
   * @throws InvalidServiceException if it names no such class
   */
  static GeneratedMethods of(ServiceFile file) {
    String name =
        file.grpc()
            .orElseThrow(
                () ->
                    new InvalidServiceException(
                        "%s has no \"grpc\". Name the class that gRPC has generated from the"
                            + " service's .proto: com.acme.OrderServiceGrpc",
                        file.file()));
    GeneratedSource source = GeneratedSource.of(file.file() + ": \"grpc\"", name);
    return new GeneratedMethods(
        source,
        source.service().getMethods().stream()
            .filter(it -> !it.isClientStreaming() && !it.isServerStreaming())
            .toList());
  }

  /** The messages of a call. */
  MessageOperation.Exchange exchange(ServiceFile file, ServiceFile.DescribedCall call) {
    MethodDescriptor method =
        methods.stream()
            .filter(it -> it.getName().equalsIgnoreCase(call.method()))
            .findFirst()
            .orElseThrow(
                () ->
                    new InvalidServiceException(
                        "%s: the service %s has no method '%s' without streams. It has %s.",
                        file.file(),
                        source.service().getName(),
                        call.method(),
                        String.join(
                            ", ", methods.stream().map(MethodDescriptor::getName).toList())));
    List<JsonNode> arguments = call.arguments();
    JsonNode request =
        arguments.size() == 1 && arguments.get(0).isObject()
            ? arguments.get(0)
            : fields(file, call, method, arguments);
    JsonNode reply =
        call.answer() == null || call.answer().isNull() || call.answer().isObject()
            ? call.answer()
            : JsonValues.MAPPER
                .createObjectNode()
                .set(method.getOutputType().getFields().get(0).getJsonName(), call.answer());
    return new MessageOperation.Exchange(
        method.getName(),
        message(file, call, request, source.request(method)),
        message(file, call, reply, source.reply(method)),
        call.weight());
  }

  private static JsonNode fields(
      ServiceFile file,
      ServiceFile.DescribedCall call,
      MethodDescriptor method,
      List<JsonNode> arguments) {
    List<FieldDescriptor> fields = method.getInputType().getFields();
    if (arguments.size() > fields.size()) {
      throw new InvalidServiceException(
          "%s: a call of %s has %d arguments, but %s has %d fields.",
          file.file(),
          call.method(),
          arguments.size(),
          method.getInputType().getName(),
          fields.size());
    }
    ObjectNode request = JsonValues.MAPPER.createObjectNode();
    for (int i = 0; i < arguments.size(); i++) {
      request.set(fields.get(i).getJsonName(), arguments.get(i));
    }
    return request;
  }

  private static Message message(
      ServiceFile file, ServiceFile.DescribedCall call, JsonNode json, Message empty) {
    Message.Builder builder = empty.newBuilderForType();
    try {
      if (json != null && !json.isNull()) {
        JsonFormat.parser().merge(json.toString(), builder);
      }
      return builder.build();
    } catch (InvalidProtocolBufferException invalid) {
      throw new InvalidServiceException(
          "%s: a call of %s does not fit the message %s: %s. Correct it, or leave out \"grpc\".",
          file.file(),
          call.method(),
          empty.getDescriptorForType().getFullName(),
          invalid.getMessage());
    }
  }
}
