// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import java.util.List;
import java.util.Map;

/**
 * What happened in a phase of a run.
 *
 * @param name of the phase
 * @param begin seconds since the beginning of the run
 * @param seconds how long it took
 * @param changes how many instances left or came
 * @param values what was measured, by metric
 * @param delays milliseconds until the consumer saw each change, one for each interface; -1 for one
 *     that it did not see in time
 */
public record DiscoveryPhase(
    String name,
    double begin,
    double seconds,
    int changes,
    Map<DiscoveryMetric, Double> values,
    List<List<Long>> delays) {}
