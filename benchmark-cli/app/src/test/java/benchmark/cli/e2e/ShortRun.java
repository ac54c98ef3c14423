// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Words for JMH that make a run take little longer than its JVMs need to start, and its JVMs start
 * quickly.
 */
final class ShortRun {

  private ShortRun() {}

  /** A command that measures one operation in one mode by two callers. */
  static List<String> of(String... command) {
    return joined(List.of(command), jmh("100ms", "-t", "2", "-bm", "thrpt", "existUser"));
  }

  /** As above, but lasting until something happens to it. */
  static List<String> untilKilled(String... command) {
    return joined(List.of(command), jmh("60", "-t", "2", "-bm", "thrpt", "existUser"));
  }

  /** The part behind the command: two iterations that nothing is warmed up for, and more words. */
  static List<String> jmh(String iteration, String... more) {
    return joined(quickly("--", "-wi", "0", "-i", "2", "-r", iteration), List.of(more));
  }

  /** The part behind --quick: slices of so long, hardly warmed up, and more words. */
  static List<String> slices(String slice, String... more) {
    return joined(quickly("--", "-w", "100ms", "-i", "3", "-r", slice), List.of(more));
  }

  /** A comparison of one operation in rounds, whose runs go to a folder. */
  static List<String> comparison(Path results, String... words) {
    return joined(inBlocks(results, words), List.of("--design", "rounds"));
  }

  /** A comparison of one operation in blocks of slices, whose runs go to a folder. */
  static List<String> inBlocks(Path results, String... words) {
    return joined(
        existUser(results, words), List.of("--warmup", "300ms", "--time", "500ms", "-t", "2"));
  }

  /** A comparison of one operation, as long as the words say, whose runs go to a folder. */
  static List<String> existUser(Path results, String... words) {
    return joined(
        List.of("compare", "-o", results.toString(), "--ops", "existUser"), quickly(words));
  }

  /** A server, or whatever else runs on JVMs that start quickly. */
  static List<String> quickly(String... command) {
    return joined(QuickStartingJdk.option(), List.of(command));
  }

  static List<String> joined(List<String> first, List<String> second) {
    var all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }
}
