// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import java.io.PrintStream;

/**
 * The line that tells where things are, on standard error: rewritten in place on a terminal,
 * printed once per headline elsewhere. Thread-safe.
 */
public final class StatusLine {

  private final PrintStream out;
  private final boolean terminal;
  private final int width;
  private String headline = "";

  StatusLine(PrintStream out, boolean terminal, int width) {
    this.out = out;
    this.terminal = terminal;
    this.width = width;
  }

  /** The status line of this process; benchmark.sh tells whether there is a terminal. */
  public static StatusLine ofThisProcess() {
    return new StatusLine(
        System.err,
        Boolean.getBoolean("benchmark.terminal"),
        Integer.getInteger("benchmark.columns", 80));
  }

  /**
   * Shows a status.
   *
   * @param headline what is going on; without a terminal, this is what is printed when it changes
   * @param detail how far it is
   */
  public synchronized void show(String headline, String detail) {
    if (terminal) {
      String text = detail.isEmpty() ? headline : headline + "  " + detail;
      out.print("\r\033[K" + (text.length() < width ? text : text.substring(0, width - 1)));
      out.flush();
    } else if (!headline.equals(this.headline)) {
      out.println(headline);
    }
    this.headline = headline;
  }

  /** Makes room for other output. */
  public synchronized void clear() {
    if (terminal && !headline.isEmpty()) {
      out.print("\r\033[K");
      out.flush();
    }
    headline = "";
  }
}
