// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.JointCosts;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceReply;
import benchmark.launch.SliceRequest.Purpose;
import java.io.BufferedWriter;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;

/**
 * What several clients have measured at the same time, in the files that one client would have
 * left: {@link RunFiles#SLICES} and {@link RunFiles#COSTS}; and what each part did, in {@link
 * RunFiles#PARTS}. A slice is in all of them before the next one begins. For one thread.
 */
public final class JoinedFiles implements AutoCloseable {

  private static final int DIGITS = 3;
  private static final double NANOS_PER_MILLI = 1e6; // the log's maxima are milliseconds
  private static final long MINUTE_NANOS = 60_000_000_000L;

  private final Path folder;
  private final List<String> servers;
  private final List<String> clients;
  private final BufferedWriter costs;
  private final BufferedWriter parts;
  private final PrintStream stream;
  private final HistogramLogWriter log;
  private final long since = System.nanoTime();
  private final Deque<Minute> minute = new ArrayDeque<>();
  private Map<String, CostLine> lastParts = Map.of();
  private long count;

  /** A slice of the last minute. */
  private record Minute(long nanos, Histogram times) {}

  /**
   * Begins the files.
   *
   * @param servers the names of the servers
   * @param clients those of the clients
   * @throws UserError if one cannot be written
   */
  public JoinedFiles(Path folder, List<String> servers, List<String> clients) {
    this.folder = folder;
    this.servers = List.copyOf(servers);
    this.clients = List.copyOf(clients);
    try {
      costs = Files.newBufferedWriter(folder.resolve(RunFiles.COSTS));
      parts = Files.newBufferedWriter(folder.resolve(RunFiles.PARTS));
      stream =
          new PrintStream(
              new FileOutputStream(folder.resolve(RunFiles.SLICES).toFile()),
              true,
              StandardCharsets.US_ASCII);
      append(costs, CostLine.header());
      append(parts, PartCosts.header());
    } catch (IOException e) {
      throw notWritten(e);
    }
    log = new HistogramLogWriter(stream);
    log.outputComment("Times of the calls of all clients, in nanoseconds; the costs: costs.csv");
    log.outputLogFormatVersion();
    log.outputStartTime(Instant.now().toEpochMilli());
    log.outputLegend();
  }

  /**
   * Joins what clients have answered to the same request, and appends it if it is a result.
   *
   * @param replies of the clients, in their order
   * @return the costs of all together
   * @throws UserError if it cannot be written
   */
  public CostLine append(OperationKey operation, Purpose purpose, List<SliceReply> replies) {
    List<CostLine> each = replies.stream().map(SliceReply::cost).toList();
    CostLine joint = JointCosts.ofClients(each);
    if (purpose == Purpose.WARM_UP) {
      return joint;
    }
    Map<String, Histogram> times = times(replies);
    joint = withPercentiles(joint, each.get(0), times.get(SliceReply.ALL));
    count++;
    joint = numbered(joint, purpose);
    write(operation, joint, times);
    try {
      append(costs, joint.toLine());
      lastParts = parts(joint, each.stream().map(it -> numbered(it, purpose)).toList());
      for (Map.Entry<String, CostLine> part : lastParts.entrySet()) {
        append(parts, PartCosts.line(part.getKey(), part.getValue()));
      }
    } catch (IOException e) {
      throw notWritten(e);
    }
    return joint;
  }

  private Map<String, CostLine> parts(CostLine joint, List<CostLine> each) {
    var all = new LinkedHashMap<String, CostLine>();
    for (int client = 0; client < clients.size(); client++) {
      all.put(clients.get(client), each.get(client));
    }
    List<CostLine> ofServers = JointCosts.servers(joint, servers.size());
    for (int server = 0; server < servers.size(); server++) {
      all.put(servers.get(server), ofServers.get(server));
    }
    return all;
  }

  /** What each part did in the last slice, by its name, clients first. */
  public Map<String, CostLine> lastParts() {
    return lastParts;
  }

  private CostLine numbered(CostLine line, Purpose purpose) {
    CostLine numbered = line.with(CostColumns.SLICE, count);
    return purpose == Purpose.REPLACEMENT
        ? numbered.with(CostColumns.REPLACES, count - 1)
        : numbered;
  }

  private static Map<String, Histogram> times(List<SliceReply> replies) {
    var times = new LinkedHashMap<String, Histogram>();
    for (SliceReply reply : replies) {
      reply
          .times()
          .forEach(
              (part, encoded) ->
                  times.computeIfAbsent(part, it -> new Histogram(DIGITS)).add(decoded(encoded)));
    }
    return times;
  }

  private static Histogram decoded(String times) {
    try {
      return Histogram.fromString(times);
    } catch (DataFormatException notAHistogram) {
      throw new IllegalArgumentException("That is not a histogram.", notAHistogram);
    }
  }

  /** Where clients tell percentiles, those of all calls. */
  private CostLine withPercentiles(CostLine joint, CostLine told, Histogram times) {
    CostLine line = joint;
    if (times.getTotalCount() > 0 && told.get(CostColumns.P50_NANOS).isPresent()) {
      line =
          line.with(CostColumns.P50_NANOS, times.getValueAtPercentile(50))
              .with(CostColumns.P90_NANOS, times.getValueAtPercentile(90))
              .with(CostColumns.P99_NANOS, times.getValueAtPercentile(99))
              .with(CostColumns.P999_NANOS, times.getValueAtPercentile(99.9))
              .with(CostColumns.MAX_NANOS, times.getMaxValue());
    }
    if (told.get(CostColumns.MINUTE_P99_NANOS).isPresent()) {
      line = line.with(CostColumns.MINUTE_P99_NANOS, minuteP99(joint, times));
    }
    return line;
  }

  private long minuteP99(CostLine joint, Histogram times) {
    minute.add(new Minute(joint.get(CostColumns.NANOS).orElse(0L), times));
    while (minute.size() > 1
        && minute.stream().skip(1).mapToLong(Minute::nanos).sum() >= MINUTE_NANOS) {
      minute.remove();
    }
    var all = new Histogram(DIGITS);
    minute.forEach(it -> all.add(it.times()));
    return all.getValueAtPercentile(99);
  }

  private void write(OperationKey operation, CostLine joint, Map<String, Histogram> times) {
    double end = (System.nanoTime() - since) / 1e9;
    double seconds = joint.get(CostColumns.NANOS).orElse(0L) / 1e9;
    for (Map.Entry<String, Histogram> part : times.entrySet()) {
      String tag =
          part.getKey().equals(SliceReply.ALL)
              ? operation.toString()
              : operation + SliceReader.PART + part.getKey();
      part.getValue().setTag(tag);
      log.outputIntervalHistogram(end - seconds, end, part.getValue(), NANOS_PER_MILLI);
    }
    if (stream.checkError()) {
      throw notWritten(new IOException("is the disk full?"));
    }
  }

  private static void append(BufferedWriter file, String line) throws IOException {
    file.write(line + "\n");
    file.flush();
  }

  private UserError notWritten(IOException e) {
    return UserError.failure(
        "Cannot write to %s: %s. Check disk space, or give another folder with -o.",
        folder, e.getMessage());
  }

  @Override
  public void close() {
    log.close();
    try {
      costs.close();
      parts.close();
    } catch (IOException e) {
      throw notWritten(e);
    }
  }
}
