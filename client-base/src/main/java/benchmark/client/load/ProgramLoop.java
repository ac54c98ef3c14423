// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.client.ClientProgram;
import benchmark.client.Cost;
import benchmark.client.CostReader;
import benchmark.client.CostReading;
import benchmark.client.OtherClients;
import benchmark.launch.CostLine;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceRequest;
import benchmark.launch.SliceRequest.Purpose;
import java.util.HashSet;
import java.util.Set;
import org.HdrHistogram.Histogram;

/**
 * A closed loop in a program of its own: it calls, and this JVM reads the counters before and
 * after. As with JMH, a short loop before each slice that counts settles what another operation has
 * left behind. For one thread.
 */
public final class ProgramLoop implements SliceEngine {

  private static final int SETTLING_MILLIS = 50;

  private final ClientProgram program;
  private final CostReader reader;
  private final Set<OperationKey> checked = new HashSet<>();

  /** Lets a program call. */
  public ProgramLoop(ClientProgram program) {
    this.program = program;
    this.reader = new CostReader(program);
  }

  @Override
  public Slice measure(SliceRequest request) {
    if (request.purpose() == Purpose.FIRST || !(request.load() instanceof Load.Closed closed)) {
      throw new UnsupportedLoadException(
          "The client is a program, whose callers wait for each answer: %s cannot be called so (%s). Leave"
                  .formatted(request.operation().label(), request.load().toText())
              + " out client=, or use --quick or compare.");
    }
    OperationKey operation = request.operation();
    boolean counts = request.purpose() != Purpose.WARM_UP;
    if (checked.add(operation)) {
      program.check(operation);
    }
    if (counts) {
      program.slice(operation, closed.callers(), SETTLING_MILLIS);
    }
    CostReading before = counts ? reader.readBeforeAll() : reader.readBefore();
    String slice = program.slice(operation, closed.callers(), request.millis());
    CostReading after = counts ? reader.readAfter(OtherClients::await) : reader.readAfter();
    Histogram times = ClientProgram.times(slice);
    CostLine cost =
        Cost.between(before, after, operation, Slice.MODE, closed.callers(), times.getTotalCount());
    return Slice.closed(times, cost);
  }
}
