// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostHeader;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads what a client that measures in slices has left: the n-th histogram of {@link
 * RunFiles#SLICES} and the n-th line of {@link RunFiles#COSTS} are of the same slice, and a slice
 * that another one replaces does not count. Both files are read from front to back, and memory does
 * not grow with the number of slices: of an operation with more than {@value #MOST}, every 2, 4, 8
 * … consecutive ones are joined into one iteration.
 *
 * <p>What a client that was killed has left can be read, too: a histogram without a whole line of
 * costs is passed over.
 */
final class SliceReader {

  /** The most iterations of an operation. */
  static final int MOST = 1_000;

  private static final String CONTENTS = "the times and the costs of every slice";
  private static final String TAG = "Tag=";
  static final String PART = ":";
  private static final int FIELDS = 5;

  /** So many histograms are decoded at once, by all CPUs: some 10 KB each. */
  private static final int BATCH = 256;

  private final Path folder;
  private final BitSet replaced = new BitSet();
  private final Map<String, Joined> operations = new LinkedHashMap<>();
  private final List<CostLine> iterations = new ArrayList<>();

  private SliceReader(Path folder) {
    this.folder = folder;
  }

  /** The slices of one operation. */
  private static final class Joined {

    private int slices;
    private int callers;
    private int every = 1;
    private int left;
    private int inPart;
    private CostLine part;
    private final SliceTimes ofPart = new SliceTimes();
    private final SliceTimes all = new SliceTimes();
    private final List<CallSummary> series = new ArrayList<>();
    private final Map<String, SliceTimes> parts = new HashMap<>();

    void begin() {
      left = slices;
      while (slices > every * MOST) {
        every *= 2;
      }
    }
  }

  /**
   * Reads the slices of a folder.
   *
   * @throws benchmark.cli.error.UserError if a file is damaged: exit status 2
   */
  static RunResults read(Path folder) {
    var reader = new SliceReader(folder);
    try {
      int slices = reader.count();
      reader.operations.values().forEach(Joined::begin);
      if (slices > 0) {
        reader.join(slices);
      }
      return reader.results();
    } catch (IOException | RuntimeException incomplete) {
      throw DamagedFile.error(folder.resolve(RunFiles.SLICES), CONTENTS);
    }
  }

  /**
   * Whether at least one slice has been measured.
   *
   * @throws benchmark.cli.error.UserError if the file is damaged: exit status 2
   */
  static boolean hasSlice(Path folder) {
    try {
      return new SliceReader(folder).count() > 0;
    } catch (IOException | RuntimeException incomplete) {
      throw DamagedFile.error(folder.resolve(RunFiles.SLICES), CONTENTS);
    }
  }

  /** Counts the slices of each operation; returns the number of all lines. */
  private int count() throws IOException {
    if (isBeforeFirstSlice()) {
      return 0;
    }
    try (BufferedReader costs = costs()) {
      String header = costs.readLine();
      if (header == null) {
        return 0; // the client ended before its first slice
      }
      List<String> names = List.of(header.split(","));
      int operation = place(names, CostColumns.OPERATION);
      int params = place(names, CostColumns.PARAMS);
      int replaces = place(names, CostColumns.REPLACES);
      int lines = 0;
      for (String line = costs.readLine(); line != null; line = costs.readLine()) {
        String[] cells = line.split(",", -1);
        if (cells.length < names.size()) {
          break; // the client was killed while it wrote
        }
        Joined joined =
            operations.computeIfAbsent(key(cells[operation], cells[params]), it -> new Joined());
        if (cells[replaces].isEmpty()) {
          joined.slices++;
        } else {
          replaced.set(Integer.parseInt(cells[replaces]) - 1); // one of the same operation
        }
        lines++;
      }
      return lines;
    }
  }

  /** Whether the client has begun its log, and ended before it had costs to write. */
  private boolean isBeforeFirstSlice() throws IOException {
    if (Files.exists(folder.resolve(RunFiles.COSTS))) {
      return false;
    }
    try (BufferedReader log = open(RunFiles.SLICES)) {
      return nextHistogram(log) == null;
    }
  }

  /** The operation as it is in a tag. */
  private static String key(String operation, String params) {
    return params.isEmpty() ? operation : operation + "?" + params;
  }

  private static int place(List<String> names, CostColumn<?> column) {
    return names.indexOf(column.name());
  }

  private void join(int slices) throws IOException {
    try (BufferedReader costs = costs();
        BufferedReader log = open(RunFiles.SLICES)) {
      CostHeader header = CostHeader.of(costs.readLine());
      String histogram = nextHistogram(log);
      var batch = new ArrayList<Line>();
      for (int slice = 0; slice < slices; slice++) {
        String cost = costs.readLine();
        boolean counts = !replaced.get(slice);
        do {
          if (counts) {
            batch.add(new Line(cost, histogram));
          }
          histogram = nextHistogram(log);
        } while (histogram != null && isPart(histogram));
        if (batch.size() >= BATCH || slice == slices - 1) {
          batch.parallelStream().map(line -> line.decode(header)).forEachOrdered(this::add);
          batch.clear();
        }
      }
    }
  }

  /** Whether it has a part of the times of the histogram before it: a step at a rate has them. */
  private static boolean isPart(String histogram) {
    return histogram.substring(0, histogram.indexOf(',')).contains(PART);
  }

  /**
   * A line of histograms as it was written.
   *
   * @param cost the line of costs of the slice that it is of
   */
  private record Line(String cost, String histogram) {

    Slice decode(CostHeader header) {
      String[] fields = histogram.split(",", FIELDS);
      return new Slice(
          header.parse(cost),
          fields[0].substring(TAG.length()),
          SliceTimes.decode(fields[FIELDS - 1]));
    }
  }

  /**
   * A histogram of a slice.
   *
   * @param tag the operation, and which part of its times it has
   */
  private record Slice(CostLine cost, String tag, long[] times) {}

  private void add(Slice slice) {
    String key = key(slice.cost.text(CostColumns.OPERATION), slice.cost.text(CostColumns.PARAMS));
    Joined joined = operations.get(key);
    int part = slice.tag.indexOf(PART);
    if (part >= 0) {
      joined
          .parts
          .computeIfAbsent(slice.tag.substring(part + 1), it -> new SliceTimes())
          .add(slice.times);
      return;
    }
    if (!slice.tag.equals(key)) {
      throw new IllegalArgumentException(slice.tag);
    }
    joined.ofPart.add(slice.times);
    joined.part = joined.part == null ? slice.cost : joined.part.plus(slice.cost);
    joined.inPart++;
    joined.left--;
    // The last two parts are one where there would be an odd number of them: slices make pairs.
    boolean full = joined.inPart >= joined.every && !(joined.every > 1 && isOdd(joined));
    if (full || joined.left == 0) {
      CallTimes ofPart = joined.ofPart.times();
      joined.series.add(CallSummary.of(ofPart));
      joined.all.add(joined.ofPart);
      joined.ofPart.clear();
      iterations.add(joined.part);
      if (joined.series.size() == 1) {
        joined.callers = joined.part.get(CostColumns.THREADS).map(Long::intValue).orElse(0);
      }
      joined.part = null;
      joined.inPart = 0;
    }
  }

  /** Whether what is left makes one more part, which would be one too many for pairs. */
  private static boolean isOdd(Joined joined) {
    return joined.left > 0 && joined.left <= joined.every && joined.series.size() % 2 == 1;
  }

  private RunResults results() {
    var results = new ArrayList<JmhResult>();
    var calls = new HashMap<OperationKey, CallSeries>();
    var parts = new HashMap<OperationKey, Map<String, CallTimes>>();
    for (Map.Entry<String, Joined> entry : operations.entrySet()) {
      OperationKey operation = OperationKey.parse(entry.getKey());
      Joined joined = entry.getValue();
      var series = new CallSeries(List.of(List.copyOf(joined.series)), joined.all.times());
      calls.put(operation, series);
      results.add(JmhResult.ofSlices(operation, joined.callers, series));
      if (!joined.parts.isEmpty()) {
        var times = new HashMap<String, CallTimes>();
        joined.parts.forEach((part, all) -> times.put(part, all.times()));
        parts.put(operation, times);
      }
    }
    return RunResults.of(results, calls, iterations, parts);
  }

  private static String nextHistogram(BufferedReader log) throws IOException {
    String line = log.readLine();
    while (line != null && !line.startsWith(TAG)) {
      line = log.readLine(); // comments and the legend
    }
    return line;
  }

  private BufferedReader costs() throws IOException {
    return open(RunFiles.COSTS);
  }

  private BufferedReader open(String name) throws IOException {
    return Files.newBufferedReader(folder.resolve(name), StandardCharsets.ISO_8859_1);
  }
}
