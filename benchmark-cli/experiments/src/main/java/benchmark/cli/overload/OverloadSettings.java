// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SlicedOperation;
import benchmark.launch.Load;
import benchmark.launch.SliceRequest;
import benchmark.launch.SliceRequest.Purpose;
import java.time.Duration;
import java.util.List;

/**
 * What {@code load --overload} measures.
 *
 * @param run how JVMs are run, and where results go
 * @param warmup the longest that a pair is called before
 */
public record OverloadSettings(
    List<Variant> variants,
    RunSettings run,
    SlicedOperation operation,
    OverloadPlan plan,
    Duration warmup) {

  private static final int SLICE_MILLIS = 500;

  /** Copies the list. */
  public OverloadSettings {
    variants = List.copyOf(variants);
  }

  /** Asks a client for calls in a closed loop that leave no trace. */
  SliceRequest warmUp() {
    var load = new Load.Closed(run.generator().scenario().callers());
    return new SliceRequest(
        operation.benchmark(), operation.key(), load, SLICE_MILLIS, Purpose.WARM_UP);
  }

  /** Asks a client for a surge. */
  SliceRequest surge(int variant, double times) {
    return new SliceRequest(
        operation.benchmark(),
        operation.key(),
        plan.load(variant, times),
        plan.millis(),
        Purpose.WARM_UP);
  }
}
