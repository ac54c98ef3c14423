// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Operation;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/** The calls of one method of a user's own service, with generated messages. */
public final class MessageOperation extends Operation<Object> {

  private final String method;
  private final List<Exchange> exchanges;

  /**
   * A request and its right reply.
   *
   * @param weight how often it is made in proportion to others, 1 or more
   */
  public record Exchange(String method, Message request, Message reply, int weight) {}

  private MessageOperation(String method, List<Exchange> exchanges) {
    super(lowerCase(method), Map.of(), exchanges.size());
    this.method = method;
    this.exchanges = exchanges;
  }

  /** An operation whose requests are these, each as often as its weight says. */
  static MessageOperation of(String method, List<Exchange> exchanges) {
    var all = new ArrayList<Exchange>();
    int heaviest = exchanges.stream().mapToInt(Exchange::weight).max().orElseThrow();
    for (int round = 0; round < heaviest; round++) {
      for (Exchange exchange : exchanges) {
        if (round < exchange.weight()) {
          all.add(exchange);
        }
      }
    }
    return new MessageOperation(method, exchanges.size() == 1 ? exchanges : List.copyOf(all));
  }

  /** As methods of Java are written. */
  static String lowerCase(String method) {
    return Character.toLowerCase(method.charAt(0)) + method.substring(1);
  }

  /** Its name in the .proto. */
  String method() {
    return method;
  }

  @Override
  public Object argument(int n) {
    return exchanges.get(n).request();
  }

  @Override
  public Object answer(int n) {
    return exchanges.get(n).reply();
  }

  @Override
  public Object call(Object service, Object argument) {
    return ((MessageService) service).call(method, (Message) argument);
  }

  @Override
  public IntFunction<Object> on(Object service) {
    var messages = (MessageService) service;
    Message[] requests = exchanges.stream().map(Exchange::request).toArray(Message[]::new);
    return n -> messages.call(method, requests[n]);
  }

  /** Looks at the numbers of elements of repeated fields, or at one field if there is none. */
  @Override
  public boolean accepts(int n, Object answer) {
    Message expected = exchanges.get(n).reply();
    if (!(answer instanceof Message actual) || answer.getClass() != expected.getClass()) {
      return false;
    }
    List<FieldDescriptor> fields = expected.getDescriptorForType().getFields();
    if (fields.isEmpty()) {
      return true;
    }
    FieldDescriptor field = fields.get(0);
    if (field.isRepeated()) {
      return actual.getRepeatedFieldCount(field) == expected.getRepeatedFieldCount(field);
    }
    return field.getJavaType() == FieldDescriptor.JavaType.MESSAGE
        ? actual.hasField(field) == expected.hasField(field)
        : actual.getField(field).equals(expected.getField(field));
  }

  @Override
  public Optional<String> difference(int n, Object actual) {
    return answer(n).equals(actual)
        ? Optional.empty()
        : Optional.of("expected {%s}, got {%s}".formatted(shown(answer(n)), shown(actual)));
  }

  private static String shown(Object message) {
    String text = String.valueOf(message).strip().replaceAll("\\s+", " ");
    return text.length() <= 120 ? text : text.substring(0, 120) + "…";
  }
}
