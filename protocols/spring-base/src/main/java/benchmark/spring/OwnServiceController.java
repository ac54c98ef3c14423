// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.spring;

import benchmark.contract.Contracts;
import benchmark.json.MethodMessages;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/**
 * Serves a user's own service: {@code POST /interface/method} with an array of arguments. Of
 * overloaded methods only one has a path. Thread-safe.
 */
@RestController
public final class OwnServiceController {

  private final Object service;
  private final String name;
  private final Map<String, Served> methods = new HashMap<>();

  private record Served(Method method, MethodMessages messages) {}

  /** Offers this service. */
  public OwnServiceController(Object service, ObjectMapper mapper) {
    this.service = service;
    Class<?> type = Contracts.service().orElseThrow().service();
    name = type.getName();
    Stream.of(type.getMethods())
        .forEach(it -> methods.put(it.getName(), new Served(it, new MethodMessages(mapper, it))));
  }

  /** Calls a method. */
  @PostMapping("/{type}/{method}")
  public void call(
      @PathVariable("type") String type,
      @PathVariable("method") String method,
      HttpServletRequest request,
      HttpServletResponse response)
      throws IOException {
    Served served = methods.get(method);
    if (served == null || !type.equals(name)) {
      throw new ResponseStatusException(HttpStatus.NOT_FOUND);
    }
    Object[] arguments = served.messages().readArguments(request.getInputStream());
    Object answer;
    try {
      answer = served.method().invoke(service, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause() instanceof RuntimeException failure
          ? failure
          : new IllegalStateException(thrown.getCause());
    } catch (IllegalAccessException impossible) { // methods of an interface are public
      throw new IllegalStateException(impossible);
    }
    response.setContentType(MediaType.APPLICATION_JSON_VALUE);
    served.messages().writeAnswer(answer, response.getOutputStream());
  }
}
