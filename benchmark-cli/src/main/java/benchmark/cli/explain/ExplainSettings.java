// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What {@code explain} measures.
 *
 * @param variants two
 * @param run how JVMs are run, and where results go
 * @param slices one operation, and how calls are made
 * @param blocks how many, at least 2
 * @param profiler what samples the CPU; empty for the best that there is here
 * @param rate calls in a second; empty for half of what the slower variant can do
 */
public record ExplainSettings(
    List<Variant> variants,
    RunSettings run,
    SliceSettings slices,
    int blocks,
    Optional<Profiler> profiler,
    OptionalDouble rate) {

  /** What samples the CPU. */
  public enum Profiler {
    /** async-profiler. */
    ASYNC,
    /** The JDK's own. */
    JFR
  }

  /** Of every variant in a block: A B B A. */
  public static final int STEPS = 2;

  /** Copies the variants. */
  public ExplainSettings {
    variants = List.copyOf(variants);
  }

  List<String> labels() {
    return variants.stream().map(Variant::label).toList();
  }

  SlicedOperation operation() {
    return slices.operations().get(0);
  }
}
