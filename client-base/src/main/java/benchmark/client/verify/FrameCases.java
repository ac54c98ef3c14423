// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.JvmCounters;
import benchmark.client.ServerCounters;
import benchmark.contract.Direction;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Findings;
import benchmark.contract.conformance.Support;
import benchmark.launch.LaunchProperties;
import java.util.List;

/**
 * Sends broken frames to the server. It must keep answering on the connection that was open before
 * and on fresh ones, come to rest, and stay within a bound of memory.
 */
final class FrameCases {

  /** How much the server's peak of resident memory may grow under each kind of broken frames. */
  private static final long BOUND_MIB = 128;

  /**
   * The bound under random frames: so many that a server which works well may use all of its heap
   * once, so that only an OutOfMemoryError is a sign.
   */
  private static final long NO_BOUND_MIB = Long.MAX_VALUE >> 20;

  private static final long REST_NANOS = 100_000_000;
  private static final int REST_TRIES = 10;

  private final ConformanceClient client;
  private final Findings.Writer report;
  private final ServerCounters counters;
  private final RecordedRequest frame;
  private final ServerLog log = ServerLog.fromSystemProperty();

  FrameCases(ConformanceClient client, Findings.Writer report, RecordedRequest frame) {
    this.client = client;
    this.report = report;
    this.counters = client.counters();
    this.frame = frame;
  }

  void run() {
    if (frame.request().length == 0) {
      var result = new CaseResult(Support.NO, "no ordinary request could be recorded to break it");
      report.finding(Capability.TRUNCATED, "cut off", Direction.REQUEST, result);
      report.finding(Capability.GARBLED, "flipped bytes", Direction.REQUEST, result);
      return;
    }
    List<byte[]> cut = FrameMutations.truncated(frame);
    attack(
        Capability.TRUNCATED,
        "cut off, then closed",
        BOUND_MIB,
        sender -> sender.sendAndClose(cut));
    attack(
        Capability.TRUNCATED, "cut off, left open", BOUND_MIB, sender -> sender.sendAndStay(cut));
    attack(
        Capability.GARBLED,
        "flipped bytes, huge lengths",
        BOUND_MIB,
        sender -> sender.sendAndWatch(FrameMutations.garbled(frame)));
    int random = LaunchProperties.RANDOM_FRAMES.or(0);
    if (random > 0) {
      attack(
          Capability.GARBLED,
          "%d broken at random".formatted(random),
          NO_BOUND_MIB,
          sender -> sender.sendAndWatch(FrameMutations.random(frame, random)));
    }
  }

  private interface Attack {
    void by(RawSender sender);
  }

  private void attack(Capability capability, String test, long boundMib, Attack attack) {
    int connections = client.tap().connections();
    JvmCounters before = counters.read();
    int failedAllocations = log.outOfMemory();
    try (var sender = new RawSender(frame)) {
      attack.by(sender);
      report.finding(
          capability,
          test,
          Direction.REQUEST,
          judge(sender.reactions(), connections, before, failedAllocations, boundMib));
    }
  }

  /** Looks at the server while the attacker's connections may still be open. */
  private CaseResult judge(
      String reactions, int connections, JvmCounters before, int failedAllocations, long boundMib) {
    if (!RawSender.isAnswered(frame)) {
      return new CaseResult(
          Support.NO, "an ordinary request over a fresh connection gets no answer");
    }
    if (!client.isWell()) {
      return new CaseResult(Support.NO, "calls over the connection that was open before fail");
    }
    boolean pool = LaunchProperties.POOL.or(false); // in which connections may come and go
    if (!pool && client.tap().connections() != connections) {
      return new CaseResult(Support.NO, "the connection that was open before was closed");
    }
    if (!comesToRest()) {
      return new CaseResult(Support.NO, "a thread of the server spins long after the last frame");
    }
    int failed = log.outOfMemory() - failedAllocations;
    if (failed > 0) {
      return CaseResult.of(
          Support.NO,
          "survives, but trusts an announced length: %d OutOfMemoryError, the last %s",
          failed,
          log.lastOutOfMemory());
    }
    long grown = counters.read().peakRssBytes() - before.peakRssBytes();
    if (before.peakRssBytes() == JvmCounters.MISSING) {
      return new CaseResult(Support.YES, reactions);
    }
    String memory =
        "its peak memory grew by %d MiB%s"
            .formatted(
                grown >> 20,
                boundMib == NO_BOUND_MIB ? "" : " (at most %d allowed)".formatted(boundMib));
    return grown >> 20 > boundMib
        ? new CaseResult(Support.NO, memory + "; " + reactions)
        : new CaseResult(Support.YES, reactions + "; " + memory);
  }

  /** Whether the server, left alone, soon uses less than half a CPU for a tenth of a second. */
  private boolean comesToRest() {
    for (int i = 0; i < REST_TRIES; i++) {
      long before = counters.read().cpuNanos();
      ConformanceClient.pause(REST_NANOS / 1_000_000);
      if (counters.read().cpuNanos() - before < REST_NANOS / 2) {
        return true;
      }
    }
    return false;
  }
}
