// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.status.StatusLine;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Shows the user how far Maven is, by what it prints: at once on a terminal, elsewhere in a line
 * now and then. benchmark.sh does the same while it builds the command line.
 */
final class MavenProgress {

  /** How long nothing is printed where there is no terminal. */
  private static final Duration SILENCE = Duration.ofSeconds(15);

  private static final Pattern MODULE =
      Pattern.compile("\\[INFO\\] Building .*\\[(\\d+)/(\\d+)\\]");

  private static final Pattern DOWNLOADING =
      Pattern.compile("\\[INFO\\] Downloading from \\S+ \\S*/(\\S+)");

  private static final Pattern DOWNLOADED =
      Pattern.compile("\\[INFO\\] Downloaded from .*\\(([0-9.]+) ([kMG]?)B at .*");

  private static final Map<String, Double> BYTES = Map.of("", 1.0, "k", 1e3, "M", 1e6, "G", 1e9);

  private final StatusLine line;
  private final StringBuilder unfinished = new StringBuilder();
  private Instant told = Instant.now();
  private String headline = "";
  private String module = "";
  private String name = "";
  private int files;
  private double bytes;

  MavenProgress(StatusLine line) {
    this.line = line;
  }

  /** Takes the next piece of Maven's output, which may end within a line. */
  void add(String output) {
    unfinished.append(output);
    for (int end = unfinished.indexOf("\n"); end >= 0; end = unfinished.indexOf("\n")) {
      read(unfinished.substring(0, end).strip());
      unfinished.delete(0, end + 1);
    }
    if (Duration.between(told, Instant.now()).compareTo(SILENCE) >= 0) {
      headline = toString();
      told = Instant.now();
    }
    if (!toString().isEmpty()) {
      line.show(headline, toString());
    }
  }

  private void read(String text) {
    Matcher building = MODULE.matcher(text);
    Matcher begun = DOWNLOADING.matcher(text);
    Matcher ended = DOWNLOADED.matcher(text);
    if (building.matches()) {
      module = "module %s of %s".formatted(building.group(1), building.group(2));
    } else if (begun.matches()) {
      name = begun.group(1);
    } else if (ended.matches()) {
      files++;
      bytes += Double.parseDouble(ended.group(1)) * BYTES.get(ended.group(2));
    }
  }

  /** Such as "module 2 of 9, 216 files downloaded (42.1 MB), last dubbo-3.3.6.jar". */
  @Override
  public String toString() {
    String downloads =
        files == 0
            ? ""
            : "%d files downloaded (%.1f MB), last %s".formatted(files, bytes / 1e6, name);
    return module + (module.isEmpty() || files == 0 ? "" : ", ") + downloads;
  }
}
