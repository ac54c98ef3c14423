// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

/**
 * The machine that results were taken on; null for what is not known.
 *
 * @param cpus how many CPUs this process may use
 * @param governor the policy that sets the CPUs' frequency
 * @param load the load average of the last minute, which earlier runs are part of
 * @param busy the share of all CPU time that was spent running anything in the last moment: 0 to 1
 */
public record Machine(
    String os,
    String kernel,
    String cpuModel,
    int cpus,
    String governor,
    Double load,
    Double busy) {}
