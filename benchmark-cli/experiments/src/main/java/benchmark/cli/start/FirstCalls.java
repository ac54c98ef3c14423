// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.error.UserError;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.JointCosts;
import benchmark.launch.SliceReply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Calls at a constant rate, from the first one on.
 *
 * @param since when the first one was to start
 * @param rate calls in a second
 * @param calls in the order of their intended starts
 * @param errors failed calls by kind
 * @param share which part of the last third the first of several servers got; null if that is not
 *     known
 */
record FirstCalls(
    Instant since, double rate, List<Call> calls, Map<String, String> errors, Double share) {

  /** The name of the file with every call. */
  static final String FILE = "calls.csv";

  private static final String HEADER = "intended_us,sent_us,ended_us,failed";

  /**
   * A call; times in microseconds after its intended start.
   *
   * @param sent when it did start; negative if it never did
   * @param ended when the answer or the error was there
   */
  record Call(long sent, long ended, boolean failed) {

    /** One that was not even made. */
    static final Call NEVER = new Call(-1, -1, true);

    private static Call parse(String text) {
      if (text.isEmpty()) {
        return NEVER;
      }
      int colon = text.indexOf(':');
      boolean failed = text.endsWith("!");
      return new Call(
          Long.parseLong(text.substring(0, colon)),
          Long.parseLong(text.substring(colon + 1, text.length() - (failed ? 1 : 0))),
          failed);
    }

    double millis() {
      return ended / 1e3;
    }
  }

  /** What a client has replied. */
  static FirstCalls of(SliceReply reply, double rate) {
    CostLine cost = reply.cost();
    long micros = Long.parseLong(reply.times().get(SliceReply.SINCE));
    return new FirstCalls(
        Instant.EPOCH.plus(micros, ChronoUnit.MICROS),
        rate,
        Arrays.stream(reply.times().get(SliceReply.CALLS).split(",", -1)).map(Call::parse).toList(),
        cost.get(CostColumns.ERRORS).orElse(Map.of()),
        share(cost));
  }

  private static Double share(CostLine cost) {
    List<Long> served =
        JointCosts.servers(cost, 2).stream()
            .flatMap(it -> it.get(CostColumns.OPS).stream())
            .toList();
    long all = served.stream().mapToLong(Long::longValue).sum();
    return served.size() < 2 || all == 0 ? null : (double) served.get(0) / all;
  }

  /**
   * Writes a line for each call.
   *
   * @throws UserError if the file cannot be written
   */
  void write(Path file) {
    String lines = lines();
    try {
      Files.writeString(file, lines);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Check disk space.", file, e.getMessage());
    }
  }

  private String lines() {
    return IntStream.range(0, calls.size())
        .mapToObj(
            i ->
                "%d,%d,%d,%s"
                    .formatted(
                        Math.round(i / rate * 1e6),
                        calls.get(i).sent(),
                        calls.get(i).ended(),
                        calls.get(i).failed() ? "yes" : "no"))
        .collect(Collectors.joining("\n", HEADER + "\n", "\n"));
  }

  /** When the first right answer was there, in seconds after the first call was to start. */
  OptionalDouble firstAnswer() {
    return IntStream.range(0, calls.size())
        .filter(i -> !calls.get(i).failed())
        .mapToDouble(i -> i / rate + calls.get(i).ended() / 1e6)
        .min();
  }

  /** Those that were to start from a moment on. */
  FirstCalls from(Instant moment) {
    long micros = ChronoUnit.MICROS.between(since, moment);
    int first = (int) Math.min(calls.size(), Math.max(0, Math.ceil(micros / 1e6 * rate)));
    return new FirstCalls(
        since.plus(Math.round(first / rate * 1e6), ChronoUnit.MICROS),
        rate,
        calls.subList(first, calls.size()),
        errors,
        share);
  }

  /** What 99% of the calls were not sent later than after their intended start, in ms. */
  double lateMillis() {
    long[] late = calls.stream().mapToLong(Call::sent).filter(it -> it >= 0).sorted().toArray();
    return late.length == 0 ? Double.NaN : late[(int) Math.ceil(0.99 * late.length) - 1] / 1e3;
  }

  long failed() {
    return calls.stream().filter(Call::failed).count();
  }

  /** Calls that failed or took longer than a limit. */
  long slow(double limitMillis) {
    return calls.stream().filter(it -> it.failed() || it.millis() > limitMillis).count();
  }

  /** The mean response time of the answered ones among the first calls, in ms; NaN without one. */
  double meanOfFirst(int number) {
    return mean(calls.stream().limit(number));
  }

  /** The mean response time of all answered calls, in ms; NaN without one. */
  double mean() {
    return mean(calls.stream());
  }

  private static double mean(Stream<Call> some) {
    return some.filter(it -> !it.failed()).mapToDouble(Call::millis).average().orElse(Double.NaN);
  }

  /**
   * The mean response time of the answered calls of each of some equal parts of the time, in ms;
   * NaN where none was answered.
   */
  List<Double> course(int parts) {
    return IntStream.range(0, parts)
        .mapToObj(part -> mean(calls.subList(place(part, parts), place(part + 1, parts)).stream()))
        .toList();
  }

  private int place(int part, int parts) {
    return (int) ((long) calls.size() * part / parts);
  }
}
