// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a client that measures in slices answers to a {@link SliceRequest}: a line on its standard
 * output.
 *
 * @param cost what the slice cost on both sides
 * @param times for {@link SliceRequest.Purpose#FIRST}, the single calls; else the histograms of the
 *     slice, by the part of the times that they have ({@link #ALL} for that of the calls), each as
 *     a line of HdrHistogram's log has it; none unless {@link LaunchProperties#JOINED} asks for
 *     them
 */
public record SliceReply(CostLine cost, Map<String, String> times) {

  /** The name of the times of complete calls. */
  public static final String ALL = "times";

  /**
   * The name of the single calls at a rate, in the order of their intended starts, with commas: the
   * microseconds from there to the actual start and to the end, such as {@code 12:840}, with a
   * {@code !} if it failed; empty if it was not made.
   */
  public static final String CALLS = "calls";

  /** The name of the time at which the first of these was to start: microseconds since 1970. */
  public static final String SINCE = "since";

  /**
   * The name of what became of the calls of each {@link #SLOT_MILLIS} of a {@link Load.Surge}, with
   * commas: how many were to start, were not made, were answered in time, were answered too late,
   * failed, p50 and p99 of the answered ones in microseconds, and how many answers in time have
   * come meanwhile, such as {@code 20:0:20:0:0:310:900:20}.
   */
  public static final String SLOTS = "slots";

  /** How long a slot is, by the intended starts of its calls. */
  public static final int SLOT_MILLIS = 100;

  /** The name of how many calls were unanswered when a surge ended. */
  public static final String UNANSWERED = "unanswered";

  /** The name of how many connections were broken when it began; not there if none was to be. */
  public static final String BROKEN = "broken";

  /** The line of a client that waits for {@link SliceRequest#GO}. */
  public static final String WAITING = "WAITING";

  private static final String MARK = "SLICE ";

  /** Copies the times, in their order. */
  public SliceReply {
    times = Collections.unmodifiableMap(new LinkedHashMap<>(times));
  }

  /** Without times. */
  public SliceReply(CostLine cost) {
    this(cost, Map.of());
  }

  /** The line, without its end. */
  public String toLine() {
    var line = new StringBuilder(MARK + cost.toLine());
    times.forEach((part, histogram) -> line.append(' ').append(part).append('=').append(histogram));
    return line.toString();
  }

  /**
   * Reads what {@link #toLine} wrote; empty if the line is something else, as a framework may
   * print.
   */
  public static Optional<SliceReply> parse(String line) {
    if (!line.startsWith(MARK)) {
      return Optional.empty();
    }
    String[] words = line.substring(MARK.length()).split(" ");
    var times = new LinkedHashMap<String, String>();
    for (int word = 1; word < words.length; word++) {
      int equals = words[word].indexOf('=');
      times.put(words[word].substring(0, equals), words[word].substring(equals + 1));
    }
    return Optional.of(new SliceReply(CostLine.parse(CostLine.header(), words[0]), times));
  }
}
