// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What Linux reports about a network as text: man 5 proc, /proc/net. */
final class NetworkTables {

  private static final int LOCAL = 1;
  private static final int STATE = 3;
  private static final int INODE = 9;
  private static final String LISTEN = "0A";

  private NetworkTables() {}

  /** The ports that are in use, of the texts of /proc/net/tcp and tcp6. */
  static Set<Integer> ports(String tables) {
    return rows(tables, "").map(NetworkTables::port).collect(Collectors.toSet());
  }

  /** The ports that somebody listens on. */
  static Set<Integer> listeners(String tables) {
    return rows(tables, LISTEN).map(NetworkTables::port).collect(Collectors.toSet());
  }

  /** The sockets that listen on a port, as the links in /proc/PID/fd name them. */
  static Set<String> sockets(String tables, int port) {
    return rows(tables, LISTEN)
        .filter(fields -> port(fields) == port)
        .map(fields -> "socket:[" + fields[INODE] + "]")
        .collect(Collectors.toSet());
  }

  /** The fields of each line of a state, or of any if it is empty; headings are left out. */
  private static Stream<String[]> rows(String tables, String state) {
    return tables
        .lines()
        .map(line -> line.strip().split("\\s+"))
        .filter(fields -> fields.length > INODE)
        .filter(fields -> fields[LOCAL].matches("[0-9A-F]+:[0-9A-F]{4}"))
        .filter(fields -> fields[STATE].startsWith(state));
  }

  private static int port(String[] fields) {
    return Integer.parseInt(fields[LOCAL].replaceFirst(".*:", ""), 16);
  }

  /** The addresses that other hosts may know, of the text of /proc/net/fib_trie. */
  static List<String> addresses(String trie) {
    var addresses = new LinkedHashSet<String>();
    String last = "";
    for (String line : trie.lines().map(String::strip).toList()) {
      if (line.startsWith("|-- ")) {
        last = line.substring(4);
      } else if (line.equals("/32 host LOCAL") && !last.startsWith("127.")) {
        addresses.add(last);
      }
    }
    return List.copyOf(addresses);
  }
}
