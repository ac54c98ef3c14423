// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.process.Place;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Watches how much CPU and memory fresh processes use. */
final class Usage implements AutoCloseable {

  private static final long LOOK_MILLIS = 50;

  private final List<Long> processes;
  private final List<Look> looks = new ArrayList<>();
  private final Thread watcher = new Thread(this::watch, "usage");

  /**
   * What processes had used at a moment.
   *
   * @param cpuSeconds of all of them together
   * @param bytes resident, of all of them together
   */
  record Look(Instant at, double cpuSeconds, double bytes) {}

  private Usage(List<Long> processes) {
    this.processes = processes;
  }

  /** Watches some processes, by their ids, until it is closed. */
  static Usage of(List<Long> processes) {
    var usage = new Usage(processes);
    usage.look();
    usage.watcher.start();
    return usage;
  }

  private void watch() {
    try {
      while (true) {
        Thread.sleep(LOOK_MILLIS);
        look();
      }
    } catch (InterruptedException closed) {
      // that is how it ends
    }
  }

  private synchronized void look() {
    double cpu = 0;
    double bytes = 0;
    for (long process : processes) {
      OptionalLong resident = Place.LOCAL.residentBytes(process);
      if (resident.isEmpty()) {
        return; // it has ended
      }
      bytes += resident.getAsLong();
      cpu += Place.LOCAL.cpuTime(process).orElse(Duration.ZERO).toNanos() / 1e9;
    }
    looks.add(new Look(Instant.now(), cpu, bytes));
  }

  /** The last look until a moment; the first one if all were later; NaN if there was none. */
  synchronized Look until(Instant moment) {
    return looks.stream()
        .filter(it -> !it.at().isAfter(moment))
        .reduce((earlier, later) -> later)
        .orElseGet(() -> looks.isEmpty() ? new Look(moment, Double.NaN, Double.NaN) : looks.get(0));
  }

  @Override
  public void close() {
    watcher.interrupt();
  }
}
