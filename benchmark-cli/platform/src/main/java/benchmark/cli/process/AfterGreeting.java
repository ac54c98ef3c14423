// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * What a command at a place prints, without what a login or a program in front of it has printed
 * before: everything up to the line {@link Prefix#BEGIN}. If that never comes, everything is read,
 * since it may say why. For one thread.
 */
final class AfterGreeting extends FilterInputStream {

  private static final byte[] MARK =
      ("\n" + Prefix.BEGIN + "\n").getBytes(StandardCharsets.US_ASCII);

  private boolean decided;
  private String unbegun = "";

  AfterGreeting(InputStream all) {
    super(all);
  }

  /** All that was printed where the command has not begun; empty if it has. */
  String unbegun() {
    return unbegun;
  }

  @Override
  public int read() throws IOException {
    decide();
    return in.read();
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    decide();
    return in.read(buffer, offset, length);
  }

  private void decide() throws IOException {
    if (decided) {
      return;
    }
    decided = true;
    var greeting = new ByteArrayOutputStream();
    int matched = 0;
    while (matched < MARK.length) {
      int next = in.read();
      if (next < 0) {
        unbegun = greeting.toString(StandardCharsets.UTF_8);
        in = new ByteArrayInputStream(greeting.toByteArray());
        return;
      }
      greeting.write(next);
      matched = next == MARK[matched] ? matched + 1 : next == MARK[0] ? 1 : 0;
    }
  }
}
