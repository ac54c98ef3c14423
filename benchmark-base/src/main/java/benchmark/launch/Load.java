// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.Locale;

/** Who calls, and when. */
public sealed interface Load {

  /**
   * For a line of words: {@code closed:32}, {@code lasting:20} or {@code open:2000.0:64:7:poisson}.
   * Has no space.
   */
  String toText();

  /**
   * Some callers, each of which waits for an answer before its next call.
   *
   * @param callers how many threads call at the same time, at least 1
   */
  record Closed(int callers) implements Load {

    @Override
    public String toText() {
      return "closed:" + callers;
    }
  }

  /**
   * Callers that last, in every slice of a long run: they continue from one slice to the next, and
   * a call that fails is counted instead of failing the run.
   *
   * @param callers how many threads call at the same time, at least 1
   */
  record Lasting(int callers) implements Load {

    @Override
    public String toText() {
      return "lasting:" + callers;
    }
  }

  /** How the times at which calls start are spread. */
  enum Arrivals {
    /** At random and independent of each other, as those of many users are. */
    POISSON,
    /** At equal distances. */
    CONSTANT;

    /** The name in lower case. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Calls that start at times fixed beforehand, whether or not earlier ones have been answered.
   *
   * @param rate calls in a second, above 0. It is a parameter of the operation's key, too, so that
   *     two rates are two operations
   * @param cap how many calls may be unanswered at the same time, at least 1
   * @param seed where the times come from
   * @param arrivals how they are spread
   */
  record Open(double rate, int cap, long seed, Arrivals arrivals) implements Load {

    /** The parameter of an operation's key that says the rate. */
    public static final String RATE = "rate";

    /** The most calls that a step can make: their times are kept in arrays. */
    public static final int MOST_CALLS = 10_000_000;

    @Override
    public String toText() {
      return "open:%s:%d:%d:%s".formatted(rate, cap, seed, arrivals.word());
    }
  }

  /**
   * Calls at equal distances, at one rate, at a higher one for some time, and at the first one
   * again. A call whose time comes while too many are unanswered is not made: nothing waits.
   *
   * @param usual calls in a second before and after
   * @param surge calls in a second meanwhile
   * @param from when the surge begins, in milliseconds after the first call
   * @param to when it ends
   * @param cap how many calls may be unanswered at the same time, at least 1
   * @param deadline after how many milliseconds an answer is of no use
   * @param breaks whether the relay between client and server breaks all connections when the surge
   *     begins
   */
  record Surge(double usual, double surge, int from, int to, int cap, int deadline, boolean breaks)
      implements Load {

    /** The {@link benchmark.Orders order} to break all connections; the answer is their number. */
    public static final String BREAK = "break";

    @Override
    public String toText() {
      return "surge:%s:%s:%d:%d:%d:%d:%s".formatted(usual, surge, from, to, cap, deadline, breaks);
    }
  }

  /**
   * Reads what {@link #toText} wrote.
   *
   * @throws IllegalArgumentException if the text has another form
   */
  static Load parse(String text) {
    String[] parts = text.split(":");
    try {
      if (parts.length == 2 && parts[0].equals("closed")) {
        return new Closed(Integer.parseInt(parts[1]));
      }
      if (parts.length == 2 && parts[0].equals("lasting")) {
        return new Lasting(Integer.parseInt(parts[1]));
      }
      if (parts.length == 5 && parts[0].equals("open")) {
        return new Open(
            Double.parseDouble(parts[1]),
            Integer.parseInt(parts[2]),
            Long.parseLong(parts[3]),
            Arrivals.valueOf(parts[4].toUpperCase(Locale.ROOT)));
      }
      if (parts.length == 8 && parts[0].equals("surge")) {
        return new Surge(
            Double.parseDouble(parts[1]),
            Double.parseDouble(parts[2]),
            Integer.parseInt(parts[3]),
            Integer.parseInt(parts[4]),
            Integer.parseInt(parts[5]),
            Integer.parseInt(parts[6]),
            Boolean.parseBoolean(parts[7]));
      }
    } catch (IllegalArgumentException notANumber) {
      // said below
    }
    throw new IllegalArgumentException("'%s' is not a load.".formatted(text));
  }
}
