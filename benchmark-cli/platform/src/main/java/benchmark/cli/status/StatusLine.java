// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

import benchmark.launch.LaunchProperties;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/**
 * One line about what is going on, on standard error: rewritten in place on a terminal, printed
 * once per headline elsewhere. What runs at the same time has lines beside each other, which are
 * one on a terminal. Thread-safe.
 */
public final class StatusLine {

  /** The width if the terminal does not say its own. */
  private static final int USUAL_COLUMNS = 80;

  private final PrintStream out;
  private final Optional<SharedLine> terminal;
  private String headline = "";

  StatusLine(PrintStream out, boolean terminal, int width) {
    int columns = width > 0 ? width : USUAL_COLUMNS; // some terminals say 0
    this.out = out;
    this.terminal = terminal ? Optional.of(new SharedLine(out, columns - 1)) : Optional.empty();
  }

  private StatusLine(StatusLine other) {
    out = other.out;
    terminal = other.terminal;
  }

  /** The status line of this process; benchmark.sh says whether there is a terminal. */
  public static StatusLine ofThisProcess() {
    return new StatusLine(
        System.err,
        LaunchProperties.TERMINAL.or(false),
        LaunchProperties.COLUMNS.or(USUAL_COLUMNS));
  }

  /** A status of its own, which a terminal shows on the same line. */
  public StatusLine beside() {
    return new StatusLine(this);
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
  public synchronized void update(String headline, String text) {
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
    if (terminal.isPresent()) {
      terminal.get().show(this, text);
    } else if (!headline.equals(this.headline)) {
      out.println(line);
    }
    this.headline = headline;
  }

  /** Clears the line for other output. */
  public synchronized void clear() {
    terminal.ifPresent(it -> it.clear(this));
    headline = "";
  }

  /** Has other output printed, while what runs beside this is not shown. */
  public void printAbove(Runnable output) {
    if (terminal.isPresent()) {
      terminal.get().printAbove(output);
    } else {
      output.run();
    }
  }
}
