// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Why pairs may be slower than their neighbours, by what their runs cost. The CPU time of a call is
 * that of the transport (the ceiling's), of the codec, and a rest: what the framework does. A rest
 * far above that of the protocol's other pairs, or that is not the same for all operations, a side
 * that does most of the work, and allocation or bytes far above those of the nearest pair are
 * rarely what a pair is named after: they are worth a look before anybody concludes from the table.
 *
 * @param codec the CPU time of the codec in a call, in microseconds
 */
public record CostFindings(QuickRuns runs, CodecTimes codec) {

  /** Times the median of the protocol's pairs in this table. */
  static final double MOST_REST = 3;

  /**
   * An operation's CPU time without its codec, to that of the pair's cheapest operation: a
   * framework does the same for every call, whatever it carries. Beyond what the transport needs
   * for more bytes, pairs differ by up to 1.2 times.
   */
  static final double MOST_UNEVEN = 1.3;

  /** By which share codec times may be off: they are of another JVM, with one caller. */
  static final double CODEC_ERROR = 0.2;

  /** Of the CPU time of both sides. */
  static final double MOST_OF_A_SIDE = 2.0 / 3;

  /** Times the allocation of the pair that sends the nearest number of bytes. */
  static final double MOST_ALLOCATION = 3;

  /** Times the bytes of the pair that sends the nearest number of bytes. */
  static final double MOST_BYTES = 2;

  /** A median of fewer pairs says nothing about a protocol. */
  private static final int FEWEST_PAIRS = 3;

  /** More would not be read. */
  private static final int MOST = 4;

  /** What the codec of a variant needs; known where `codec` has measured it. */
  @FunctionalInterface
  public interface CodecTimes {

    /** Nothing is known. */
    CodecTimes UNKNOWN = (variant, operation) -> Double.NaN;

    /**
     * The CPU time to encode and decode request and response, in microseconds; NaN if not known.
     */
    double micros(String variant, OperationKey operation);
  }

  /**
   * What was found of a run.
   *
   * @param excess how many times its limit the value is
   * @param explained the runs to explain: this one alone, or after that which it is held against
   */
  private record Finding(
      RunRow row, OperationKey operation, double excess, String words, List<RunRow> explained) {

    /** Empty if explain cannot make the same calls, or one side is no JVM. */
    Optional<Command> command() {
      if (!explained.stream().allMatch(it -> it.run().record().processes().areJvms())) {
        return Optional.empty();
      }
      return new RunWords(row.run().record().command())
          .forExplanation()
          .map(
              same ->
                  Command.of("explain")
                      .and(explained.stream().map(it -> QuickReport.variant(it.label())).toList())
                      .and(same)
                      .and(List.of("--ops", operation.toString())));
    }
  }

  /**
   * The gravest finding of each pair, with the command that explains it; empty if there is none.
   */
  public Document document() {
    var gravest = new LinkedHashMap<String, Finding>();
    runs.operations().stream()
        .flatMap(this::findings)
        .sorted(Comparator.comparingDouble(Finding::excess).reversed())
        .forEach(it -> gravest.putIfAbsent(it.row().label(), it));
    var blocks = new ArrayList<Block>();
    gravest.values().stream()
        .limit(MOST)
        .forEach(
            it -> {
              blocks.add(
                  new Paragraph(
                      "%s in %s: %s."
                          .formatted(it.row().label(), it.operation().label(), it.words())));
              it.command().ifPresent(blocks::add);
            });
    if (!blocks.isEmpty()) {
      blocks.add(0, new Heading("Why is it slower?"));
    }
    return new Document(blocks);
  }

  private Stream<Finding> findings(OperationKey operation) {
    List<RunRow> rows =
        runs.competing(operation).stream().filter(row -> cost(row, operation) != null).toList();
    return rows.stream()
        .flatMap(
            row ->
                Stream.of(
                        rest(row, operation, rows),
                        uneven(row, operation),
                        oneSide(row, operation, rows),
                        allocation(row, operation, rows),
                        bytes(row, operation, rows))
                    .flatMap(Optional::stream));
  }

  private Optional<Finding> rest(RunRow row, OperationKey operation, List<RunRow> all) {
    List<RunRow> neighbours =
        all.stream()
            .filter(it -> protocol(it).equals(protocol(row)))
            .filter(it -> hasCodec(it, operation) == hasCodec(row, operation))
            .filter(it -> restMicros(it, operation) > 0)
            .toList();
    double rest = restMicros(row, operation);
    if (neighbours.size() < FEWEST_PAIRS || !(rest > 0)) {
      return Optional.empty();
    }
    double median =
        Samples.median(neighbours.stream().mapToDouble(it -> restMicros(it, operation)).toArray());
    return finding(
        row,
        operation,
        rest / median,
        MOST_REST,
        "%s µs of its CPU time are %s, %s times the median of %s's pairs"
            .formatted(
                Numbers.rounded(rest, 3),
                hasCodec(row, operation)
                    ? "neither the transport's nor the codec's"
                    : "not the transport's",
                Numbers.rounded(rest / median, 2),
                protocol(row)),
        nearest(row, neighbours, it -> Math.abs(restMicros(it, operation) - median))
            .map(it -> List.of(it, row)));
  }

  private Optional<Finding> uneven(RunRow row, OperationKey operation) {
    Optional<OperationKey> cheapest =
        runs.operations().stream()
            .filter(it -> row.has(it) && evenMicros(row, it) > 0)
            .min(Comparator.comparingDouble(it -> evenMicros(row, it)));
    if (cheapest.isEmpty() || !(evenMicros(row, operation) > 0)) {
      return Optional.empty();
    }
    double own = evenMicros(row, operation);
    double least = evenMicros(row, cheapest.get());
    return finding(
        row,
        operation,
        (own - CODEC_ERROR * codecMicros(row, operation)) / least,
        MOST_UNEVEN,
        ("without its codec and what its bytes cost, a call takes %s µs of CPU time, %s times as"
                + " much as %s")
            .formatted(
                Numbers.rounded(own, 3), Numbers.rounded(own / least, 2), cheapest.get().label()),
        Optional.of(List.of(row)));
  }

  /**
   * What should be the same for all operations: the CPU time without the codec, and without what
   * the transport needs more than for its cheapest operation. NaN if the codec or the transport is
   * not known.
   */
  private double evenMicros(RunRow row, OperationKey operation) {
    if (cost(row, operation) == null || !hasCodec(row, operation)) {
      return Double.NaN;
    }
    double leastOfTransport =
        runs.operations().stream()
            .flatMap(it -> runs.ceilingOf(row, it).map(floor -> cost(floor, it)).stream())
            .mapToDouble(OperationCost::cpuMicros)
            .min()
            .orElse(Double.NaN);
    return restMicros(row, operation) + leastOfTransport;
  }

  private Optional<Finding> oneSide(RunRow row, OperationKey operation, List<RunRow> all) {
    OperationCost cost = cost(row, operation);
    double client = cost.client().cpuMicros() / cost.cpuMicros();
    double server = cost.server().cpuMicros() / cost.cpuMicros();
    double share = Math.max(client, server);
    return finding(
        row,
        operation,
        share,
        MOST_OF_A_SIDE,
        "its %s uses %s of the CPU time of a call"
            .formatted(client > server ? "client" : "server", Numbers.share(share)),
        all.size() > 1 ? Optional.of(List.of(row)) : Optional.empty());
  }

  private Optional<Finding> allocation(RunRow row, OperationKey operation, List<RunRow> all) {
    Optional<RunRow> nearest = nearestInBytes(row, operation, all);
    if (nearest.isEmpty()) {
      return Optional.empty();
    }
    double own = cost(row, operation).allocatedBytes();
    double ratio = own / cost(nearest.get(), operation).allocatedBytes();
    return finding(
        row,
        operation,
        ratio,
        MOST_ALLOCATION,
        "it allocates %s kB for a call, %s times as much as %s, its neighbour in bytes sent"
            .formatted(
                Numbers.rounded(own / 1000, 2), Numbers.rounded(ratio, 2), nearest.get().label()),
        nearest.map(it -> List.of(it, row)));
  }

  private Optional<Finding> bytes(RunRow row, OperationKey operation, List<RunRow> all) {
    double own = cost(row, operation).bytesOnWire();
    Optional<RunRow> nearest = nearestInBytes(row, operation, all);
    if (nearest.isEmpty()) {
      return Optional.empty();
    }
    double ratio = own / cost(nearest.get(), operation).bytesOnWire();
    return finding(
        row,
        operation,
        ratio,
        MOST_BYTES,
        ("client and server send each other %s bytes for a call, %s times as many as those of"
                + " %s, the next pair")
            .formatted(Math.round(own), Numbers.rounded(ratio, 2), nearest.get().label()),
        nearest.map(it -> List.of(it, row)));
  }

  private static Optional<Finding> finding(
      RunRow row,
      OperationKey operation,
      double value,
      double most,
      String words,
      Optional<List<RunRow>> explained) {
    return explained
        .filter(it -> value > most)
        .map(it -> new Finding(row, operation, value / most, words, it));
  }

  /** Negative or NaN where it is not known. */
  private double restMicros(RunRow row, OperationKey operation) {
    double codecMicros = codecMicros(row, operation);
    return runs.ceilingOf(row, operation)
        .map(ceiling -> cost(ceiling, operation))
        .map(
            floor ->
                cost(row, operation).cpuMicros()
                    - floor.cpuMicros()
                    - (Double.isNaN(codecMicros) ? 0 : codecMicros))
        .orElse(Double.NaN);
  }

  /** A rest without the codec is not held against one that has it in it. */
  private boolean hasCodec(RunRow row, OperationKey operation) {
    return !Double.isNaN(codecMicros(row, operation));
  }

  private double codecMicros(RunRow row, OperationKey operation) {
    return codec.micros(QuickReport.variant(row.label()), operation);
  }

  private Optional<RunRow> nearestInBytes(RunRow row, OperationKey operation, List<RunRow> all) {
    double own = cost(row, operation).bytesOnWire();
    return own > 0
        ? nearest(
            row,
            all.stream().filter(it -> cost(it, operation).bytesOnWire() > 0).toList(),
            it -> Math.abs(cost(it, operation).bytesOnWire() - own))
        : Optional.empty();
  }

  private static Optional<RunRow> nearest(
      RunRow row, List<RunRow> all, ToDoubleFunction<RunRow> distance) {
    return all.stream().filter(it -> it != row).min(Comparator.comparingDouble(distance));
  }

  /** Null where nobody has counted it; a CPU time that could not be read is none. */
  private static OperationCost cost(RunRow row, OperationKey operation) {
    OperationCost cost = row.run().costs().get(operation);
    return cost == null || !(row.run().results().whole(operation, Metric.CPU) > 0) ? null : cost;
  }

  private static String protocol(RunRow row) {
    return row.run().record().pair().replaceFirst("-.*", "");
  }
}
