// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import java.lang.management.ManagementFactory;
import javax.management.JMException;
import javax.management.ObjectName;

/** What is alive on the heap, by a class histogram, for which the JVM collects the whole heap. */
final class LiveObjects {

  private LiveObjects() {}

  /** How many objects there are of classes whose names begin so, and their bytes. */
  static String of(String prefix) throws JMException {
    var histogram =
        (String)
            ManagementFactory.getPlatformMBeanServer()
                .invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"),
                    "gcClassHistogram",
                    new Object[] {new String[0]},
                    new String[] {String[].class.getName()});
    return sum(histogram, prefix);
  }

  /** Lines are: a number and a colon, instances, bytes, the class, perhaps its module. */
  static String sum(String histogram, String prefix) {
    long objects = 0;
    long bytes = 0;
    for (String line : histogram.lines().toList()) {
      String[] words = line.strip().split(" +");
      if (words.length >= 4 && words[0].endsWith(":") && words[3].startsWith(prefix)) {
        objects += Long.parseLong(words[1]);
        bytes += Long.parseLong(words[2]);
      }
    }
    return objects + " " + bytes;
  }
}
