// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

/**
 * How a consumer is at a moment.
 *
 * @param seconds since the beginning of the run
 * @param heapMegabytes in use, garbage included
 * @param residentMegabytes of the process
 * @param cpus busy since the moment before
 * @param collections of any kind so far
 * @param failed calls so far
 */
public record Moment(
    double seconds,
    double heapMegabytes,
    double residentMegabytes,
    double cpus,
    long collections,
    long failed) {}
