// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

import benchmark.launch.LaunchProperties;
import java.io.PrintStream;
import java.util.List;

/**
 * One line about what is going on, on standard error: rewritten in place on a terminal, printed
 * once per headline elsewhere. Thread-safe.
 */
public final class StatusLine {

  /** The width if the terminal does not say its own. */
  private static final int USUAL_COLUMNS = 80;

  private final PrintStream out;
  private final boolean terminal;
  private final int width;
  private String headline = "";
  private boolean shown;

  StatusLine(PrintStream out, boolean terminal, int width) {
    this.out = out;
    this.terminal = terminal;
    this.width = width > 0 ? width : USUAL_COLUMNS; // some terminals say 0
  }

  /** The status line of this process; benchmark.sh says whether there is a terminal. */
  public static StatusLine ofThisProcess() {
    return new StatusLine(
        System.err,
        LaunchProperties.TERMINAL.or(false),
        LaunchProperties.COLUMNS.or(USUAL_COLUMNS));
  }

  /**
   * Shows a status.
   *
   * @param headline what is going on; without a terminal, this is what is printed when it changes
   * @param detail how far it is
   */
  public synchronized void show(String headline, String detail) {
    show(headline, new StatusText(List.of(headline), List.of(), List.of(detail)), headline);
  }

  /**
   * Shows a status that changes all the time.
   *
   * @param headline how far it is; without a terminal, it is printed with the text when it changes
   * @param text how it goes
   */
  public synchronized void tell(String headline, String text) {
    show(headline, new StatusText(List.of(text), List.of(), List.of()), headline + "  " + text);
  }

  /**
   * Shows a status.
   *
   * @param headline what is going on; without a terminal, something is printed when it changes
   * @param text what a terminal shows
   * @param line what is printed without a terminal
   */
  synchronized void show(String headline, StatusText text, String line) {
    if (terminal) {
      out.print("\r\033[K" + text.within(width - 1));
      out.flush();
      shown = true;
    } else if (!headline.equals(this.headline)) {
      out.println(line);
    }
    this.headline = headline;
  }

  /** Clears the line for other output. */
  public synchronized void clear() {
    if (shown) {
      out.print("\r\033[K");
      out.flush();
      shown = false;
    }
    headline = "";
  }
}
