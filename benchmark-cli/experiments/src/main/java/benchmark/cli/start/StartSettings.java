// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SlicedOperation;
import benchmark.launch.Load;
import benchmark.launch.SliceRequest;
import benchmark.launch.SliceRequest.Purpose;
import java.time.Duration;
import java.util.List;

/**
 * What {@code start} measures.
 *
 * @param run how JVMs are run, and where results go
 * @param operation what is called, without a rate
 * @param plan how calls are made, and how often
 * @param warmup the longest that what is to be warm is called in a closed loop
 * @param expected what the user expects of each variant
 * @param gate what the user allows, as written
 */
public record StartSettings(
    List<Variant> variants,
    RunSettings run,
    SlicedOperation operation,
    StartPlan plan,
    Duration warmup,
    List<String> expected,
    List<String> gate) {

  /** What a fresh start takes beside the calls: the old JVM ends, and the new one gets ready. */
  private static final Duration AROUND = Duration.ofMillis(2_800);

  private static final Duration SLICE = Duration.ofMillis(500);

  /** Copies the lists. */
  public StartSettings {
    variants = List.copyOf(variants);
    expected = List.copyOf(expected);
    gate = List.copyOf(gate);
  }

  /** The variants' labels. */
  List<String> labels() {
    return variants.stream().map(Variant::label).toList();
  }

  /** About how long it takes. */
  public Duration length() {
    Duration each = plan.called().plus(AROUND).multipliedBy(plan.blocks());
    return each.plus(warmup)
        .plus(plan.called().multipliedBy(2))
        .multipliedBy((long) variants.size() * plan.situations().size());
  }

  /** Asks a client for calls in a closed loop that leave no trace. */
  SliceRequest warmUp() {
    var load = new Load.Closed(run.generator().scenario().callers());
    return new SliceRequest(
        operation.benchmark(), operation.key(), load, (int) SLICE.toMillis(), Purpose.WARM_UP);
  }

  /** Asks a client for the calls that count. */
  SliceRequest calls() {
    SlicedOperation atRate = operation.at(plan.rate());
    var load = new Load.Open(plan.rate(), plan.inFlight(), 0, Load.Arrivals.CONSTANT);
    int millis = (int) plan.called().toMillis();
    return new SliceRequest(atRate.benchmark(), atRate.key(), load, millis, Purpose.FIRST);
  }
}
