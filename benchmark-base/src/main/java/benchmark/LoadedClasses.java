// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.ObservedFacts.Library;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;

/** The classes that this JVM has loaded, the JDK's included, as HotSpot lists them. */
final class LoadedClasses {

  private static final Pattern NAME = Pattern.compile("[\\w$]+(\\.[\\w$]+)+");

  /** Address, size, state, flags with an S for shared, name. */
  private static final Pattern CACHED = Pattern.compile("0x\\S+ +\\d+ +\\w+ +\\w*S\\w* +(\\S+) *");

  private static final Pattern JAR = Pattern.compile("jar:file:.*/([^/!]+\\.jar)!/.*");

  private LoadedClasses() {}

  /** Their names; none if this JVM does not report them. */
  static Set<String> names() {
    return asked("vmClassloaders", "show-classes=true")
        .map(line -> line.substring(line.lastIndexOf(' ') + 1))
        .filter(name -> NAME.matcher(name).matches())
        .collect(Collectors.toSet());
  }

  /**
   * Whether they come from a cache, as a value of the key {@code aot}. The JDK's own archive, from
   * which every JVM starts, has none of this project's classes.
   *
   * @param asked the value for the only cache that this JVM could start from; off for none
   */
  static String source(String asked) {
    List<String> all = asked("vmClasses").filter(line -> line.startsWith("0x")).toList();
    List<String> cached =
        all.stream()
            .map(CACHED::matcher)
            .filter(Matcher::matches)
            .map(line -> line.group(1))
            .toList();
    return cached.stream().anyMatch(it -> it.startsWith("benchmark."))
        ? "%s:%d of %d classes from the cache"
            .formatted(asked.equals("off") ? "on" : asked, cached.size(), all.size())
        : "off";
  }

  /** What a command of HotSpot's prints, line by line; nothing if this JVM does not have it. */
  private static Stream<String> asked(String command, String... arguments) {
    try {
      return ManagementFactory.getPlatformMBeanServer()
          .invoke(
              new ObjectName("com.sun.management:type=DiagnosticCommand"),
              command,
              new Object[] {arguments},
              new String[] {String[].class.getName()})
          .toString()
          .lines();
    } catch (JMException | RuntimeException anotherJvm) {
      return Stream.of();
    }
  }

  /** The libraries on the classpath that classes come from, by name. */
  static List<Library> libraries(Collection<String> classes) {
    return classes.stream()
        .filter(name -> name.indexOf('$') < 0 && !name.startsWith("java."))
        .map(name -> ClassLoader.getSystemResource(name.replace('.', '/') + ".class"))
        .filter(Objects::nonNull)
        .map(URL::toString)
        .map(JAR::matcher)
        .filter(Matcher::matches)
        .map(jar -> jar.group(1))
        .distinct()
        .sorted()
        .map(Library::ofFile)
        .toList();
  }
}
