// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service.messages;

import benchmark.Lifeline;
import benchmark.launch.ExitStatus;
import benchmark.service.InvalidServiceException;
import benchmark.service.JsonValues;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.util.List;

/**
 * Makes the description of a service that gRPC has generated, with one sample call of each method,
 * and prints an object with {@code description}, and in {@code leftOut} a sentence for each method
 * that has no call.
 *
 * <p>Arguments: the generated class, how many elements repeated fields have, the seed, and the
 * classpath as the description is to have it. Exit status: 0, or 2 with a sentence on standard
 * error if there is no such class.
 */
public final class MessageSampleMain {

  private MessageSampleMain() {}

  public static void main(String[] args) {
    Lifeline.attach();
    System.exit(sample(List.of(args)));
  }

  private static int sample(List<String> args) {
    try {
      var samples = new MessageSamples(Integer.parseInt(args.get(1)), Long.parseLong(args.get(2)));
      System.out.println(found(args.get(0), samples, args.subList(3, args.size())));
      return ExitStatus.SUCCESS;
    } catch (InvalidServiceException invalid) {
      System.err.println(invalid.getMessage());
      return ExitStatus.BAD_INPUT;
    }
  }

  private static ObjectNode found(String name, MessageSamples samples, List<String> classpath) {
    GeneratedSource source = GeneratedSource.of("--api", name);
    ObjectNode found = JsonValues.MAPPER.createObjectNode();
    ObjectNode description = found.putObject("description");
    description.put("grpc", name);
    classpath.forEach(description.putArray("classpath")::add);
    ArrayNode calls = description.putArray("calls");
    ArrayNode leftOut = found.putArray("leftOut");
    for (MethodDescriptor method : source.service().getMethods()) {
      if (method.isClientStreaming() || method.isServerStreaming()) {
        leftOut.add("%s has no sample call, because it is a stream".formatted(method.getName()));
        continue;
      }
      ObjectNode call = calls.addObject().put("method", method.getName());
      call.putArray("arguments").add(json(samples.of(source.request(method))));
      call.set("answer", json(samples.of(source.reply(method))));
    }
    return found;
  }

  private static JsonNode json(Message message) {
    try {
      return JsonValues.MAPPER.readTree(JsonFormat.printer().print(message));
    } catch (InvalidProtocolBufferException | JsonProcessingException impossible) {
      throw new IllegalStateException(message.getDescriptorForType().getFullName(), impossible);
    }
  }
}
