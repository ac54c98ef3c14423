// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

/**
 * How a run went in which one JVM measured all operations by turns. What it says of an operation
 * depends on the others: they share compiled code, heap and connection.
 *
 * @param warmupSeconds the time of all slices before the first one that counts
 * @param settled whether both sides had stopped compiling by then
 */
public record Mixture(double warmupSeconds, boolean settled) {}
