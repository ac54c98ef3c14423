// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.client.Call;
import benchmark.client.Cost;
import benchmark.client.CostReader;
import benchmark.client.CostReading;
import benchmark.client.OtherClients;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceRequest;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;

/**
 * A closed loop that lasts: its callers do not stop between slices, and each slice is what happened
 * since the one before it. For one thread.
 */
public final class LastingLoop implements SliceEngine {

  private final CostReader reader = new CostReader();
  private final PreparedCalls calls = new PreparedCalls();
  private final ExecutorService pool = CallerPool.create();
  private LastingCallers callers;
  private OperationKey operation;
  private CostReading last;

  @Override
  public Slice measure(SliceRequest request) throws InterruptedException, ExecutionException {
    if (!(request.load() instanceof Load.Lasting load)) {
      throw new UnsupportedLoadException(
          "%s is not a load that lasts.".formatted(request.load().toText()));
    }
    boolean changes = !request.operation().equals(operation);
    if (changes) {
      operation = request.operation();
      Call call = calls.call(request, load.callers());
      OtherClients.await();
      if (callers == null) {
        callers = new LastingCallers(call);
        last = reader.readBefore();
        callers.start(load.callers(), pool);
      } else {
        callers.change(call); // what was called until now is in this slice, too
      }
    }
    StallWatch.OF_THIS_JVM.begin();
    // other calls last as long as they should, however long they took to prepare; and several
    // clients end an interval together, however long each took to report the last one
    long begin = changes || OtherClients.areThere() ? System.nanoTime() : last.nanos();
    callers.await(begin + request.millis() * 1_000_000L);
    StallWatch.OF_THIS_JVM.end();
    CostReading now = reader.readAfter();
    LastingCallers.Interval interval = callers.cut();
    CostLine cost =
        Cost.between(
                last, now, operation, Slice.MODE, load.callers(), interval.times().getTotalCount())
            .with(CostColumns.FAILED, interval.errors().sum());
    last = now;
    return Slice.closed(
        interval.times(), StallWatch.OF_THIS_JVM.addTo(interval.errors().addTo(cost)));
  }

  /** Ends the calls. */
  public void stop() {
    if (callers != null) {
      callers.stop();
    }
  }
}
