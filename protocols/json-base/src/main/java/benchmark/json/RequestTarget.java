// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.contract.WireCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.support.DefaultConversionService;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.util.DefaultUriBuilderFactory;
import org.springframework.web.util.UriUtils;

/**
 * Requests whose target carries their one argument, as the end of the path or in the query: filled
 * in as Spring's client does, and converted as Spring's server does.
 */
final class RequestTarget implements WireCodec.Message {

  private final DefaultUriBuilderFactory uris = new DefaultUriBuilderFactory();
  private final ConversionService conversion = DefaultConversionService.getSharedInstance();
  private final Object[] arguments;
  private final Class<?> type;
  private final String variable;
  private final String prefix;

  RequestTarget(Class<?> http, Method method, Object[] arguments) {
    this.arguments = arguments;
    Parameter parameter = method.getParameters()[0];
    type = parameter.getType();
    String path = path(http, method);
    if (parameter.isAnnotationPresent(PathVariable.class)) {
      variable = parameter.getAnnotation(PathVariable.class).value();
      prefix = path.substring(0, path.indexOf('{'));
    } else {
      variable = parameter.getAnnotation(RequestParam.class).value();
      prefix = path + "?" + variable + "=";
    }
  }

  /** The path of a method, with its variables in braces. */
  static String path(Class<?> http, Method method) {
    return AnnotatedElementUtils.findMergedAnnotation(http, HttpExchange.class).url()
        + AnnotatedElementUtils.findMergedAnnotation(method, HttpExchange.class).url();
  }

  @Override
  public void encode(int n, OutputStream out) throws IOException {
    String target =
        uris.expand(prefix + "{" + variable + "}", Map.of(variable, arguments[n])).toString();
    out.write(target.getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public Object decode(InputStream in) throws IOException {
    var target = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    String value = UriUtils.decode(target.substring(prefix.length()), StandardCharsets.UTF_8);
    return conversion.convert(value, type);
  }
}
