// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

/**
 * What the command line asks of a client that measures in slices: a line on its standard input.
 *
 * @param benchmark JMH's full name, such as benchmark.Client.existUser
 * @param operation the operation with its parameters
 * @param load who calls, and when
 * @param millis how long the slice takes, without the settling before it
 * @param purpose what becomes of it
 */
public record SliceRequest(
    String benchmark, OperationKey operation, Load load, int millis, Purpose purpose) {

  /** What becomes of a slice. */
  public enum Purpose {
    /** It leaves no trace in the results. */
    WARM_UP,
    /** It is one of the results. */
    RESULT,
    /** It takes the place of the last result, which is dropped. */
    REPLACEMENT,
    /**
     * Its calls are the first ones that a JVM makes or answers: at a rate, none is left out, and
     * all are in the reply, under {@link SliceReply#CALLS}. It is no result otherwise.
     */
    FIRST
  }

  /** The line that ends the measurement. */
  public static final String END = "end";

  /** The line that lets all clients continue that wait for each other. */
  public static final String GO = "go";

  private static final String MARK = "slice";

  /** The line, without its end. */
  public String toLine() {
    return String.join(
        " ",
        MARK,
        benchmark,
        operation.toString(),
        load.toText(),
        Integer.toString(millis),
        purpose.name());
  }

  /**
   * Reads what {@link #toLine} wrote.
   *
   * @throws IllegalArgumentException if the line has another form
   */
  public static SliceRequest parse(String line) {
    String[] words = line.split(" ");
    if (words.length != 6 || !words[0].equals(MARK)) {
      throw new IllegalArgumentException("'%s' is not a request for a slice.".formatted(line));
    }
    return new SliceRequest(
        words[1],
        OperationKey.parse(words[2]),
        Load.parse(words[3]),
        Integer.parseInt(words[4]),
        Purpose.valueOf(words[5]));
  }
}
