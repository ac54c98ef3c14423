// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.gateway;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.apache.dubbo.rpc.service.GenericService;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.servlet.function.HandlerFunction;
import org.springframework.web.servlet.function.RequestPredicates;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;

/**
 * Turns requests over HTTP with JSON into generic calls of Dubbo's: bodies become maps, as do
 * answers before they are JSON again. The HTTP interface only says which path is which method, as a
 * gateway's table of routes would: none of the data's classes is used. No thread waits for an
 * answer.
 */
final class GenericRoutes {

  private GenericRoutes() {}

  /**
   * A route for each method.
   *
   * @param http an interface with {@code @HttpExchange}
   * @param service what its methods are called on
   */
  static RouterFunction<ServerResponse> of(Class<?> http, GenericService service) {
    RouterFunctions.Builder routes = RouterFunctions.route();
    String path = AnnotatedElementUtils.findMergedAnnotation(http, HttpExchange.class).url();
    Stream.of(http.getDeclaredMethods())
        .filter(method -> exchange(method) != null && !method.isBridge())
        // the first route that fits is taken: a path with a variable fits others, too
        .sorted(Comparator.comparing(method -> exchange(method).url().contains("{")))
        .forEach(
            method ->
                routes.route(
                    RequestPredicates.method(HttpMethod.valueOf(exchange(method).method()))
                        .and(RequestPredicates.path(path + exchange(method).url())),
                    call(method, service)));
    return routes.onError(Throwable.class, (failure, request) -> failed(failure)).build();
  }

  private static HttpExchange exchange(Method method) {
    return AnnotatedElementUtils.findMergedAnnotation(method, HttpExchange.class);
  }

  private static HandlerFunction<ServerResponse> call(Method method, GenericService service) {
    String name = method.getName();
    if (method.getParameterCount() == 0) {
      var nothing = new Object[0];
      return request -> answer(service.$invokeAsync(name, new String[0], nothing));
    }
    Parameter parameter = method.getParameters()[0];
    String[] types = {parameter.getType().getName()};
    Argument argument = argument(parameter);
    return request ->
        answer(service.$invokeAsync(name, types, new Object[] {argument.of(request)}));
  }

  /** What a request says. */
  private interface Argument {
    Object of(ServerRequest request) throws IOException, jakarta.servlet.ServletException;
  }

  private static Argument argument(Parameter parameter) {
    if (parameter.isAnnotationPresent(RequestBody.class)) {
      Class<?> form = parameter.getType() == String.class ? String.class : Map.class;
      return request -> request.body(form);
    }
    if (parameter.isAnnotationPresent(PathVariable.class)) {
      String variable = parameter.getAnnotation(PathVariable.class).value();
      return request -> request.pathVariable(variable);
    }
    String variable = parameter.getAnnotation(RequestParam.class).value();
    return request -> request.param(variable).orElse(null);
  }

  private static ServerResponse answer(CompletableFuture<Object> called) {
    return ServerResponse.async(called.handle(GenericRoutes::answer));
  }

  private static ServerResponse answer(Object answer, Throwable failure) {
    if (failure != null) {
      return failed(failure);
    }
    ServerResponse.BodyBuilder ok = ServerResponse.ok();
    return answer == null ? ok.build() : ok.contentType(MediaType.APPLICATION_JSON).body(answer);
  }

  private static ServerResponse failed(Throwable failure) {
    return ServerResponse.status(HttpStatus.BAD_GATEWAY)
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .body(ProblemDetail.forStatusAndDetail(HttpStatus.BAD_GATEWAY, failure.getMessage()));
  }
}
