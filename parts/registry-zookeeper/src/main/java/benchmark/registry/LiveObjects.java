// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Collectors;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * What is alive on the heap, by a class histogram, for which the JVM collects the entire heap.
 *
 * @param classes some, those with the most bytes first
 */
record LiveObjects(List<OfClass> classes) {

  /** The objects of a class, and their bytes. */
  private record OfClass(String name, long objects, long bytes) {

    @Override
    public String toString() {
      return name + ":" + objects + ":" + bytes;
    }
  }

  /** Those of classes whose names begin so. */
  static LiveObjects of(String prefix) throws JMException {
    var histogram =
        (String)
            ManagementFactory.getPlatformMBeanServer()
                .invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"),
                    "gcClassHistogram",
                    new Object[] {new String[0]},
                    new String[] {String[].class.getName()});
    return of(histogram, prefix);
  }

  /**
   * Reads a histogram. Lines are: a number and a colon, instances, bytes, the class, perhaps its
   * module.
   */
  static LiveObjects of(String histogram, String prefix) {
    return new LiveObjects(
        histogram
            .lines()
            .map(line -> line.strip().split(" +"))
            .filter(it -> it.length >= 4 && it[0].endsWith(":") && it[3].startsWith(prefix))
            .map(it -> new OfClass(it[3], Long.parseLong(it[1]), Long.parseLong(it[2])))
            .toList());
  }

  /** How many objects there are, and their bytes. */
  String sum() {
    return classes.stream().mapToLong(OfClass::objects).sum()
        + " "
        + classes.stream().mapToLong(OfClass::bytes).sum();
  }

  /** So many classes, as {@code name:objects:bytes}, with spaces between them. */
  String largest(int most) {
    return classes.stream().limit(most).map(OfClass::toString).collect(Collectors.joining(" "));
  }
}
