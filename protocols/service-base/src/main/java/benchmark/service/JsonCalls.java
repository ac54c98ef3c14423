// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The calls that a description has in JSON. */
final class JsonCalls {

  private static final JsonPointer CALLS = JsonPointer.compile("/calls");

  private JsonCalls() {}

  /**
   * Builds all of them once, so that a mistake is found now; later each use gets fresh objects.
   *
   * @throws InvalidServiceException for a call that does not fit its method
   */
  static List<MethodCall> of(ServiceFile file, ServiceMethods methods) {
    var calls = new ArrayList<MethodCall>();
    for (ServiceFile.DescribedCall call : file.calls()) {
      JsonPointer at = CALLS.appendIndex(calls.size());
      calls.add(of(file, call, methods.named(file, call.method()), at));
    }
    return calls;
  }

  private static MethodCall of(
      ServiceFile file, ServiceFile.DescribedCall call, Method method, JsonPointer at) {
    String place = JsonValues.path(at);
    Type[] types = method.getGenericParameterTypes();
    if (types.length != call.arguments().size()) {
      throw new InvalidServiceException(
          "%s, line %d: %s.arguments has %d values, but %s takes %d.",
          file.file(),
          file.line(at),
          place,
          call.arguments().size(),
          method.getName(),
          types.length);
    }
    Supplier<List<Object>> arguments =
        () -> {
          var values = new ArrayList<Object>();
          for (int i = 0; i < types.length; i++) {
            JsonPointer there = at.appendProperty("arguments").appendIndex(i);
            values.add(JsonValues.value(file, there, call.arguments().get(i), types[i]));
          }
          return values;
        };
    for (int i = 0; i < types.length; i++) {
      JsonPointer there = at.appendProperty("arguments").appendIndex(i);
      JsonValues.requireEffects(file, there, call.arguments().get(i), types[i]);
    }
    if (call.exception() != null) {
      Throwable exception = exception(file, call.exception(), method, at);
      return new MethodCall(
          method, ServiceCall.throwing(arguments, exception, call.weight(), place), true);
    }
    JsonNode json = call.answer();
    JsonPointer there = at.appendProperty("answer");
    boolean isVoid = json == null || method.getReturnType() == void.class;
    if (!isVoid) {
      JsonValues.requireEffects(file, there, json, JsonValues.answerType(method));
    }
    Supplier<Object> answer =
        isVoid
            ? () -> null
            : () -> JsonValues.value(file, there, json, JsonValues.answerType(method));
    return new MethodCall(
        method, new ServiceCall(arguments, answer, null, call.weight(), place), json != null);
  }

  private static Throwable exception(
      ServiceFile file, JsonNode json, Method method, JsonPointer at) {
    String place = JsonValues.path(at.appendProperty("throws"));
    if (!json.isObject() || !json.path("type").isTextual()) {
      throw new InvalidServiceException(
          "%s, line %d: %s has no \"type\". Write { \"type\": the exception's class, \"message\":"
              + " its text }.",
          file.file(), file.line(at.appendProperty("throws")), place);
    }
    Class<?> type = UserClasses.load(json.path("type").textValue(), file.classpath());
    boolean isDeclared =
        RuntimeException.class.isAssignableFrom(type)
            || List.of(method.getExceptionTypes()).stream()
                .anyMatch(it -> it.isAssignableFrom(type));
    if (!isDeclared) {
      throw new InvalidServiceException(
          "%s, line %d: %s: %s does not declare that it throws %s.",
          file.file(),
          file.line(at.appendProperty("throws")),
          place,
          method.getName(),
          type.getName());
    }
    return UserClasses.exception(file, type, json.path("message").asText(null));
  }
}
