// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

/**
 * Where a run is, as its load generator tells.
 *
 * @param phase "warm-up" or "measuring"; empty before the first iteration
 * @param secondsLeft what the generator estimated when this operation began
 */
public record Position(
    String operation, String mode, String phase, int iteration, int iterations, long secondsLeft) {}
