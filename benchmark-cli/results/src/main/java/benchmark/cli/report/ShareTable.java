// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.launch.WorkShares;
import java.util.ArrayList;
import java.util.List;

/** How evenly a server's threads and CPUs shared the work of all calls, warm-up included. */
final class ShareTable {

  /** The largest coefficient of variation of shares that are even. */
  static final double EVEN = 0.25;

  private static final List<String> HEADINGS =
      List.of("who did the server's work", "used", "variation", "busiest over mean", "verdict");

  private ShareTable() {}

  /**
   * Makes the table: a line for the threads and one for the CPUs, if there is anything to tell.
   *
   * @param cpusOfMachine those that have done nothing count, too
   */
  static Table of(WorkShares shares, int cpusOfMachine) {
    var lines = new ArrayList<List<String>>();
    if (!shares.threads().isEmpty()) {
      lines.add(line("threads", shares.threads(), shares.threads().size()));
    }
    if (!shares.cpus().isEmpty()) {
      lines.add(line("CPUs", shares.cpus(), cpusOfMachine));
    }
    return new Table(HEADINGS, lines);
  }

  private static List<String> line(String name, List<Long> shares, int available) {
    int count = Math.max(available, shares.size());
    double mean = shares.stream().mapToLong(it -> it).sum() / (double) count;
    double squares =
        shares.stream().mapToDouble(it -> (it - mean) * (it - mean)).sum()
            + (count - shares.size()) * mean * mean;
    double variation = Math.sqrt(squares / count) / mean;
    long busiest = shares.stream().mapToLong(it -> it).max().orElseThrow();
    return List.of(
        name,
        shares.size() == count ? String.valueOf(count) : shares.size() + " of " + count,
        Numbers.of(variation),
        Numbers.of(busiest / mean),
        count == 1 ? "one did it all" : variation <= EVEN ? "even" : "uneven");
  }
}
