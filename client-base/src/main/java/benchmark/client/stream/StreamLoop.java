// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import benchmark.client.Cost;
import benchmark.client.CostReader;
import benchmark.client.CostReading;
import benchmark.client.load.CallerPool;
import benchmark.client.load.Slice;
import benchmark.client.load.SliceEngine;
import benchmark.client.load.StallWatch;
import benchmark.client.load.UnsupportedLoadException;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.launch.CostLine;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceRequest;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.function.LongSupplier;
import org.HdrHistogram.Histogram;

/**
 * Messages on streams, and the same messages in calls: a slice counts messages, from one moment to
 * another while they flow. What it costs to open and to end streams is in it only where streams end
 * by themselves. For one thread.
 */
public final class StreamLoop implements SliceEngine {

  /** The time from what a client sends on a new stream to the first message of the server. */
  public static final String FIRST = "first";

  private static final int SETTLING_MILLIS = 50;

  private final CostReader reader = new CostReader();
  private final ExecutorService callers = CallerPool.create();
  private final Map<OperationKey, Traffic<?>> known = new HashMap<>();

  /** Whether a request is about messages of streams. */
  public static boolean measures(SliceRequest request) {
    return Contracts.measuredBy(request.benchmark())
        .filter(contract -> contract == (Contract<?>) Contracts.STREAM)
        .isPresent();
  }

  @Override
  public Slice measure(SliceRequest request) throws InterruptedException {
    if (!(request.load() instanceof Load.Closed closed)) {
      throw new UnsupportedLoadException(
          "Streams are not measured for hours (%s)".formatted(request.load().toText()));
    }
    Traffic<?> traffic = traffic(request, closed.callers());
    traffic.start();
    traffic.sleep(SETTLING_MILLIS);
    CostReading before = reader.readBefore();
    long countBefore = traffic.count();
    LongSupplier watched = traffic::count;
    StallWatch.OF_THIS_JVM.add(watched);
    StallWatch.OF_THIS_JVM.begin();
    traffic.record(true);
    traffic.sleep(request.millis());
    traffic.record(false);
    long messages = traffic.count() - countBefore;
    CostReading after = reader.readAfter();
    StallWatch.OF_THIS_JVM.end();
    StallWatch.OF_THIS_JVM.remove(watched);
    traffic.stop();
    CostLine cost =
        Cost.between(before, after, request.operation(), Slice.MODE, traffic.inFlight(), messages);
    Slice slice = Slice.closed(traffic.times(), StallWatch.OF_THIS_JVM.addTo(cost));
    Histogram first = traffic.first();
    return first.getTotalCount() == 0
        ? slice
        : new Slice(slice.times(), Map.of(FIRST, first), slice.cost());
  }

  private Traffic<?> traffic(SliceRequest request, int callers) throws InterruptedException {
    Traffic<?> before = known.get(request.operation());
    if (before != null) {
      return before;
    }
    Traffic<?> traffic = of(CheckedMessages.of(request), callers);
    known.put(request.operation(), traffic);
    return traffic;
  }

  private <M> Traffic<M> of(CheckedMessages<M> messages, int number) {
    return new Traffic<>(messages, number, callers);
  }
}
