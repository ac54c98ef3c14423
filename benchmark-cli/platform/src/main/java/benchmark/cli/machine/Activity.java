// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.OptionalDouble;
import java.util.Set;

/**
 * What a machine has done so far; two of them show what it did in between.
 *
 * @param nanos when, by a clock that only goes forward
 * @param processes the CPU time of every process
 * @param throttledSeconds for how long a quota kept this command from running, summed over CPUs;
 *     empty if there is none
 * @param own the ids of this command's process, and of those that it has started
 */
public record Activity(
    long nanos, ProcessTimes processes, OptionalDouble throttledSeconds, Set<Long> own) {}
