// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import benchmark.cli.load.Objective;
import benchmark.cli.results.RateLoad;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;

/**
 * What {@code density} looks for.
 *
 * @param scenario by name
 * @param operation as users write it
 * @param load with one rate
 * @param slo the objective, as the user wrote it
 * @param seconds for how long calls count, at least; where the objective needs more calls, longer
 * @param warmupSeconds the longest warm-up of fresh JVMs
 * @param connections how many idle ones are measured; null for none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DensityPlan(
    String scenario,
    String operation,
    @JsonUnwrapped RateLoad load,
    String slo,
    double seconds,
    double warmupSeconds,
    Integer connections) {

  /** Calls in a second. */
  double rate() {
    return load.rates().get(0);
  }

  Objective objective() {
    return Objective.parse(slo);
  }
}
