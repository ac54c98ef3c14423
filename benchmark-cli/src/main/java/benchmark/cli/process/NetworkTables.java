// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What Linux tells of a network as text: man 5 proc, /proc/net. */
final class NetworkTables {

  private static final int LOCAL = 1;
  private static final int STATE = 3;
  private static final String LISTEN = "0A";

  private NetworkTables() {}

  /** The ports that are in use, of the texts of /proc/net/tcp and tcp6. */
  static Set<Integer> ports(String tables) {
    return ports(tables, "");
  }

  /** The ports that somebody listens on. */
  static Set<Integer> listeners(String tables) {
    return ports(tables, LISTEN);
  }

  private static Set<Integer> ports(String tables, String state) {
    var ports = new HashSet<Integer>();
    for (String line : tables.lines().toList()) {
      String[] fields = line.strip().split("\\s+");
      if (fields.length > STATE
          && fields[LOCAL].matches("[0-9A-F]+:[0-9A-F]{4}")
          && fields[STATE].startsWith(state)) {
        ports.add(Integer.parseInt(fields[LOCAL].replaceFirst(".*:", ""), 16));
      }
    }
    return ports;
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
