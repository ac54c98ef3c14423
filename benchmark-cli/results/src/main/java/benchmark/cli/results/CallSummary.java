// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

/**
 * What the times of some calls come to, in milliseconds.
 *
 * @param calls how many were sampled
 * @param max the time of the slowest call
 */
public record CallSummary(
    long calls, double mean, double p50, double p90, double p99, double p999, double max) {

  static CallSummary of(CallTimes times) {
    return new CallSummary(
        times.count(),
        times.mean(),
        times.percentile(0.5),
        times.percentile(0.9),
        times.percentile(0.99),
        times.percentile(0.999),
        times.percentile(1));
  }
}
