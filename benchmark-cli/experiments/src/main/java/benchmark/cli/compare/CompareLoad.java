// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.RateLoad;
import java.util.List;
import java.util.Optional;

/**
 * What a comparison measures of each variant, and how long.
 *
 * @param operations the names of what is measured
 * @param time of one operation in a replicate
 * @param hasFixedTime whether the user has chosen the time, so that it stays as it is
 * @param threads how many call at the same time, in variants that do not say
 * @param atRate calls at rates in place of a closed loop
 */
public record CompareLoad(
    List<String> operations,
    MeasuringTime time,
    boolean hasFixedTime,
    int threads,
    Optional<RateLoad> atRate) {}
