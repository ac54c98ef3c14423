// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.springframework.context.support.AbstractApplicationContext;
import org.springframework.context.support.FileSystemXmlApplicationContext;

/**
 * Spring's XML for any number of registries, protocols and services, which a protocol's base
 * brings: a line with a placeholder of one of these lists is repeated for each of its elements, in
 * which {@code {#}} is the element's number, from 1 on.
 */
final class Template {

  private final Map<String, List<String>> lists = new LinkedHashMap<>();

  /** Fills a placeholder with several elements, or with one. */
  Template with(String name, List<?> elements) {
    lists.put("{" + name + "}", elements.stream().map(Object::toString).toList());
    return this;
  }

  /**
   * Starts it.
   *
   * @param resource on the classpath
   * @param file keeps what the resource has become
   */
  AbstractApplicationContext start(String resource, Path file) throws IOException {
    Files.writeString(file, expand(read(resource)));
    return new FileSystemXmlApplicationContext(file.toUri().toString());
  }

  private static String read(String resource) throws IOException {
    try (InputStream in = Template.class.getResourceAsStream("/" + resource)) {
      if (in == null) {
        throw new IOException(
            "This pair has no " + resource + ", so that it finds no server in a registry");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  String expand(String template) {
    return template
        .lines()
        .flatMap(line -> expandLine(line).stream())
        .collect(Collectors.joining("\n"));
  }

  private List<String> expandLine(String line) {
    for (Map.Entry<String, List<String>> list : lists.entrySet()) {
      if (line.contains(list.getKey())) {
        return IntStream.range(0, list.getValue().size())
            .mapToObj(
                i ->
                    line.replace(list.getKey(), list.getValue().get(i))
                        .replace("{#}", Integer.toString(i + 1)))
            .flatMap(filled -> expandLine(filled).stream())
            .toList();
      }
    }
    return List.of(line);
  }
}
