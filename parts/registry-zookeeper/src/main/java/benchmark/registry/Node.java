// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A node of a registry, as a framework has written it or as it would have written it elsewhere. */
record Node(String path, byte[] data) {

  /** What differs from instance to instance besides the address; frameworks know it does. */
  private static final Pattern OWN = Pattern.compile("((?:timestamp|pid)(?:=|%3D))(\\d+)");

  /** Whether it contains this address. */
  boolean tells(String host) {
    return path.contains(host) || text().contains(host);
  }

  /**
   * What an instance at another address would have written.
   *
   * @param number of the instance
   */
  Node at(String host, String other, int number) {
    return new Node(
        moved(path, host, other, number),
        moved(text(), host, other, number).getBytes(StandardCharsets.UTF_8));
  }

  private String text() {
    return new String(data, StandardCharsets.UTF_8);
  }

  private static String moved(String text, String host, String other, int number) {
    return OWN.matcher(text.replace(host, other))
        .replaceAll(
            own ->
                Matcher.quoteReplacement(own.group(1) + (Long.parseLong(own.group(2)) + number)));
  }
}
