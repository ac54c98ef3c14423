// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.JvmCounters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What has happened to TCP connections since the machine was started: those of all processes in the
 * network namespace of this one, for Linux does not count them by process. Missing elsewhere.
 *
 * @param opened connections that were asked for from here
 * @param reset established connections that ended with a reset, sent or received
 */
record TcpEvents(long opened, long reset) {

  static final TcpEvents UNKNOWN = new TcpEvents(JvmCounters.MISSING, JvmCounters.MISSING);

  private static final Path SNMP = Path.of("/proc/net/snmp");
  private static final String PROTOCOL = "Tcp:";

  /** Reads both. */
  static TcpEvents read() {
    try {
      return parse(Files.readAllLines(SNMP));
    } catch (IOException notLinux) {
      return UNKNOWN;
    }
  }

  /** Reads the text of /proc/net/snmp: a line of names and one of values for each protocol. */
  static TcpEvents parse(List<String> snmp) {
    List<List<String>> tcp =
        snmp.stream()
            .filter(line -> line.startsWith(PROTOCOL))
            .map(line -> List.of(line.split(" ")))
            .toList();
    return tcp.size() == 2
        ? new TcpEvents(value("ActiveOpens", tcp), value("EstabResets", tcp))
        : UNKNOWN;
  }

  private static long value(String name, List<List<String>> namesAndValues) {
    int place = namesAndValues.get(0).indexOf(name);
    List<String> values = namesAndValues.get(1);
    return place < 0 || place >= values.size()
        ? JvmCounters.MISSING
        : Long.parseLong(values.get(place));
  }
}
