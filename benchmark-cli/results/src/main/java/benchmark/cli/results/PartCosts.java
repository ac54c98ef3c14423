// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.topology.Part;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostHeader;
import benchmark.launch.CostLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * What each of several servers and clients did, read from {@link RunFiles#PARTS}: calls that a
 * client made are counted by it, those that a server served by that one. Memory does not grow with
 * the number of slices, but for a number each.
 *
 * @param parts the clients, then the servers
 * @param skew how far apart several clients began
 */
public record PartCosts(List<PartCost> parts, Optional<Skew> skew) {

  /**
   * A server or a client.
   *
   * @param sum of all slices that count, whatever they called
   */
  public record PartCost(String name, CostLine sum) {

    /** Whether it is a server. */
    public boolean isServer() {
      return Part.isOf(Part.SERVER, name);
    }

    /** How many calls it made or served. */
    public long calls() {
      return sum.get(CostColumns.OPS).orElse(0L);
    }

    /** CPU time of a call that it made or served, in microseconds. */
    public double cpuMicros() {
      return perCall(side().cpuNanos()) / 1e3;
    }

    /** Bytes that it allocated for one. */
    public double allocatedBytes() {
      return perCall(side().allocatedBytes());
    }

    /** The most resident memory that it had. */
    public double peakRssBytes() {
      return sum.number(side().peakRssBytes());
    }

    /** The connections that it had in the last slice, if it is a client. */
    public long connections() {
      return sum.get(CostColumns.CONNECTIONS).orElse(0L);
    }

    private CostColumns.Side side() {
      return isServer() ? CostColumns.SERVER : CostColumns.CLIENT;
    }

    private double perCall(CostColumn<Long> column) {
      return sum.number(column) / calls();
    }
  }

  /**
   * How far apart the clients began their slices, in microseconds.
   *
   * @param median of all slices
   */
  public record Skew(long median, long greatest) {}

  private static final String PART = "part";

  /** The first line of the file. */
  static String header() {
    return PART + "," + CostLine.header();
  }

  /** Another line of the file. */
  static String line(String part, CostLine cost) {
    return part + "," + cost.toLine();
  }

  /**
   * Reads a folder; empty if it is of a server and its client.
   *
   * @throws benchmark.cli.error.UserError if the file is damaged: exit status 2
   */
  public static Optional<PartCosts> read(Path folder) {
    Path file = folder.resolve(RunFiles.PARTS);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      var reader = new Reader(CostHeader.of(rest(lines.readLine())));
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.chars().filter(it -> it == ',').count() < CostColumns.ALL.size()) {
          break; // the run was killed while it wrote
        }
        reader.take(line.substring(0, line.indexOf(',')), rest(line));
      }
      return Optional.of(reader.whole());
    } catch (IOException | RuntimeException incomplete) {
      throw DamagedFile.error(file, "what servers and clients did in every slice");
    }
  }

  private static String rest(String line) {
    return line.substring(line.indexOf(',') + 1);
  }

  /** Adds slices up when it is known that nothing replaces them. */
  private static final class Reader {

    private final CostHeader header;
    private final Map<String, CostLine> sums = new LinkedHashMap<>();
    private final LongStream.Builder skews = LongStream.builder();
    private final Map<String, CostLine> slice = new LinkedHashMap<>();
    private long number;

    Reader(CostHeader header) {
      this.header = header;
    }

    void take(String part, String line) {
      CostLine cost = header.parse(line);
      long of = cost.get(CostColumns.SLICE).orElse(0L);
      if (of != number) {
        if (cost.get(CostColumns.REPLACES).isEmpty()) {
          settle();
        }
        slice.clear();
        number = of;
      }
      slice.put(part, cost);
    }

    private void settle() {
      slice.forEach((part, cost) -> sums.merge(part, cost, CostLine::plus));
      List<Long> starts =
          slice.values().stream().flatMap(it -> it.get(CostColumns.START).stream()).toList();
      if (starts.size() > 1) {
        skews.add(
            starts.stream().mapToLong(it -> it).max().getAsLong()
                - starts.stream().mapToLong(it -> it).min().getAsLong());
      }
    }

    PartCosts whole() {
      settle();
      long[] sorted = skews.build().sorted().toArray();
      return new PartCosts(
          sums.entrySet().stream().map(it -> new PartCost(it.getKey(), it.getValue())).toList(),
          sorted.length == 0
              ? Optional.empty()
              : Optional.of(new Skew(sorted[sorted.length / 2], sorted[sorted.length - 1])));
    }
  }

  /** How many calls all servers served, or all clients made. */
  public long calls(boolean servers) {
    return parts.stream().filter(it -> it.isServer() == servers).mapToLong(PartCost::calls).sum();
  }
}
