// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.JvmCounters;
import benchmark.client.CountersClient;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.Direction;
import benchmark.contract.conformance.Outcome;
import benchmark.contract.conformance.Verdict;
import java.util.List;

/**
 * Sends broken frames to the server. It must keep answering on the connection that was open before
 * and on fresh ones, come to rest, and stay within a bound of memory.
 */
final class FrameCases {

  /** How much the server's peak of resident memory may grow under each kind of broken frames. */
  private static final long BOUND_MIB = 128;

  private static final long REST_NANOS = 100_000_000;
  private static final int REST_TRIES = 10;

  private final ConformanceClient link;
  private final FindingsWriter report;
  private final CountersClient meter;
  private final RecordedRequest frame;
  private final ServerLog log = ServerLog.fromSystemProperty();

  FrameCases(
      ConformanceClient link, FindingsWriter report, CountersClient meter, RecordedRequest frame) {
    this.link = link;
    this.report = report;
    this.meter = meter;
    this.frame = frame;
  }

  void run() {
    if (frame.request().length == 0) {
      var verdict = new Verdict(Outcome.NO, "no honest request could be recorded to break it");
      report.finding(Capability.TRUNCATED, "cut off", Direction.REQUEST, verdict);
      report.finding(Capability.GARBLED, "flipped bytes", Direction.REQUEST, verdict);
      return;
    }
    List<byte[]> cut = FrameMutations.truncated(frame);
    attack(Capability.TRUNCATED, "cut off, then closed", sender -> sender.sendAndClose(cut));
    attack(Capability.TRUNCATED, "cut off, left open", sender -> sender.sendAndStay(cut));
    attack(
        Capability.GARBLED,
        "flipped bytes, huge lengths",
        sender -> sender.sendAndWatch(FrameMutations.garbled(frame)));
  }

  private interface Attack {
    void by(RawSender sender);
  }

  private void attack(Capability capability, String test, Attack attack) {
    int connections = link.tap().connections();
    JvmCounters before = meter.read();
    int failedAllocations = log.outOfMemory();
    try (var sender = new RawSender(link.server())) {
      attack.by(sender);
      report.finding(
          capability,
          test,
          Direction.REQUEST,
          judge(sender.reactions(), connections, before, failedAllocations));
    }
  }

  /** Looks at the server while the attacker's connections may still be open. */
  private Verdict judge(
      String reactions, int connections, JvmCounters before, int failedAllocations) {
    if (!RawSender.isAnswered(link.server(), FrameMutations.whole(frame))) {
      return new Verdict(Outcome.NO, "an honest request over a fresh connection gets no answer");
    }
    if (!link.isWell()) {
      return new Verdict(Outcome.NO, "calls over the connection that was open before fail");
    }
    if (link.tap().connections() != connections) {
      return new Verdict(Outcome.NO, "the connection that was open before was closed");
    }
    if (!comesToRest()) {
      return new Verdict(Outcome.NO, "a thread of the server spins long after the last frame");
    }
    int failed = log.outOfMemory() - failedAllocations;
    if (failed > 0) {
      return Verdict.of(
          Outcome.NO,
          "lives on, but believes a length it is told: %d OutOfMemoryError, the last %s",
          failed,
          log.lastOutOfMemory());
    }
    long grown = meter.read().peakRssBytes() - before.peakRssBytes();
    if (before.peakRssBytes() == JvmCounters.MISSING) {
      return new Verdict(Outcome.YES, reactions);
    }
    String memory =
        "its peak memory grew by %d MiB (at most %d allowed)".formatted(grown >> 20, BOUND_MIB);
    return grown >> 20 > BOUND_MIB
        ? new Verdict(Outcome.NO, memory + "; " + reactions)
        : new Verdict(Outcome.YES, reactions + "; " + memory);
  }

  /** Whether the server, left alone, soon uses less than half a CPU for a tenth of a second. */
  private boolean comesToRest() {
    for (int i = 0; i < REST_TRIES; i++) {
      long before = meter.read().cpuNanos();
      ConformanceClient.pause(REST_NANOS / 1_000_000);
      if (meter.read().cpuNanos() - before < REST_NANOS / 2) {
        return true;
      }
    }
    return false;
  }
}
