// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;

/** Standard output in the place of a file, as {@code -} names it. */
public final class StandardOutput {

  private static final Set<Path> NAMES = Set.of(Path.of("-"), Path.of("/dev/stdout"));

  private static PrintStream claimed;

  private StandardOutput() {}

  /** Whether a file that the user has named means it. */
  public static boolean isMeantBy(Path file) {
    return NAMES.contains(file);
  }

  /** Leaves it to {@link #write}: from now on, all else that is printed goes to standard error. */
  public static synchronized void claim() {
    if (claimed == null) {
      claimed = System.out;
      System.setOut(System.err);
    }
  }

  /** Whether it has been claimed. */
  public static synchronized boolean isClaimed() {
    return claimed != null;
  }

  /**
   * Writes a text to it, which must have been claimed.
   *
   * @throws IOException if nobody reads it any more
   */
  public static synchronized void write(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    claimed.write(bytes, 0, bytes.length);
    if (claimed.checkError()) {
      throw new IOException("its reader has ended");
    }
  }
}
