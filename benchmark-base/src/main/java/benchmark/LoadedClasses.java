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
import javax.management.JMException;
import javax.management.ObjectName;

/** The classes that this JVM has loaded, the JDK's included, as HotSpot lists them. */
final class LoadedClasses {

  private static final Pattern NAME = Pattern.compile("[\\w$]+(\\.[\\w$]+)+");
  private static final Pattern JAR = Pattern.compile("jar:file:.*/([^/!]+\\.jar)!/.*");

  private LoadedClasses() {}

  /** Their names; none if this JVM does not report them. */
  static Set<String> names() {
    try {
      Object listed =
          ManagementFactory.getPlatformMBeanServer()
              .invoke(
                  new ObjectName("com.sun.management:type=DiagnosticCommand"),
                  "vmClassloaders",
                  new Object[] {new String[] {"show-classes=true"}},
                  new String[] {String[].class.getName()});
      return listed
          .toString()
          .lines()
          .map(line -> line.substring(line.lastIndexOf(' ') + 1))
          .filter(name -> NAME.matcher(name).matches())
          .collect(Collectors.toSet());
    } catch (JMException | RuntimeException anotherJvm) {
      return Set.of();
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
