// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.launch.LaunchProperties;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Memory that a server keeps on purpose, as a service does that has a cache. */
final class KeptMemory {

  private static final Pattern SYNTAX = Pattern.compile("(\\d{1,5})MiB");

  /** Small enough for any region of a heap. */
  private static final int PIECE = 16 << 10;

  private static final int PIECES_OF_MEBI = (1 << 20) / PIECE;

  private static List<byte[]> kept;

  private KeptMemory() {}

  /**
   * Keeps as much as {@link LaunchProperties#KEEPS} says, once, until the JVM ends.
   *
   * @throws IllegalArgumentException naming the text, if it is not a size
   */
  static synchronized void keep() {
    if (kept == null) {
      int pieces = LaunchProperties.KEEPS.get().map(KeptMemory::mebibytes).orElse(0);
      kept = Stream.generate(() -> new byte[PIECE]).limit((long) pieces * PIECES_OF_MEBI).toList();
    }
  }

  static int mebibytes(String text) {
    var matcher = SYNTAX.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "%s is '%s'; it takes a whole number and MiB, such as 100MiB"
              .formatted(LaunchProperties.KEEPS.name(), text));
    }
    return Integer.parseInt(matcher.group(1));
  }
}
