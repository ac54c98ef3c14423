// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The one line of a terminal that is rewritten in place: the texts of all {@link StatusLine}s that
 * share it, side by side. Thread-safe.
 */
final class SharedLine {

  private static final String ERASE = "\r\033[K";
  private static final String GAP = " | ";

  private final PrintStream out;
  private final int columns;
  private final Map<StatusLine, StatusText> texts = new LinkedHashMap<>();

  /** How many print something else. */
  private int held;

  SharedLine(PrintStream out, int columns) {
    this.out = out;
    this.columns = columns;
  }

  /** Shows a text of one of them, in the place of its last one. */
  synchronized void show(StatusLine line, StatusText text) {
    texts.put(line, text);
    print();
  }

  /** Removes the text of one of them. */
  synchronized void clear(StatusLine line) {
    if (texts.remove(line) != null) {
      print();
    }
  }

  /**
   * Has something else printed, with the line out of its way. Meanwhile texts are taken, but not
   * shown: whoever measures never waits for what another one prints.
   */
  void printAbove(Runnable other) {
    synchronized (this) {
      if (held++ == 0 && !texts.isEmpty()) {
        out.print(ERASE);
        out.flush();
      }
    }
    try {
      other.run();
    } finally {
      synchronized (this) {
        if (--held == 0 && !texts.isEmpty()) {
          print();
        }
      }
    }
  }

  private void print() {
    if (held == 0) {
      out.print(ERASE + joined());
      out.flush();
    }
  }

  /** Each has an equal share of the columns, and what those before it have left of theirs. */
  private String joined() {
    var shown = new ArrayList<String>();
    int left = columns - GAP.length() * (texts.size() - 1);
    for (StatusText each : texts.values()) {
      String text = each.within(Math.max(0, left / (texts.size() - shown.size())));
      left -= text.length();
      shown.add(text);
    }
    return String.join(GAP, shown);
  }
}
