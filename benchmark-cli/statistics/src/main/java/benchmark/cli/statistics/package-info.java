// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0

/**
 * Says whether one variant is faster than another, from figures that were measured in rounds.
 *
 * <p>In a round every variant gets fresh JVMs and yields one value per operation. The rounds are
 * interleaved and the order is reversed every round (A B, B A, A B, ...), so that a linear drift of
 * the machine cancels over an even number of rounds. The spread that counts is the one between
 * rounds: iterations within one JVM share its memory layout and its compilation, so they say little
 * about the next JVM (Georges, Buytaert, Eeckhout, "Statistically Rigorous Java Performance
 * Evaluation", OOPSLA 2007; Kalibera, Jones, "Rigorous Benchmarking in Reasonable Time", ISMM
 * 2013).
 *
 * <p>A block of slices is such a round, too, in which the variants are measured in turn, second by
 * second ({@link benchmark.cli.statistics.SliceOrder}): it yields the geometric mean of its slices,
 * which share their JVMs, so that they are no replicates, however many there are. {@link
 * benchmark.cli.statistics.NoiseParts} says where its noise comes from. A single JVM of each
 * variant gives less: {@link benchmark.cli.statistics.SliceMean} and {@link
 * benchmark.cli.statistics.Ranking}.
 *
 * <p>Simulated with lag within a quad, advantages of place, autocorrelation, two drifts of the
 * machine, a disturbance that comes and goes, heavy tails, and JVMs that are fast or slow by the
 * toss of a coin, the intervals of 3, 5 and 8 blocks cover the truth in 94 to 97%. They do not
 * where only one of the variants has a rare slow outcome: what did not occur in any block cannot be
 * in the interval. If one JVM in ten is 5% slower, 5 blocks cover the mean over all JVMs in 84 to
 * 91%, and more quads do not help; then the ratio is that of the usual outcome.
 *
 * <p>{@link benchmark.cli.statistics.PairedRatio} turns the rounds into a ratio with a 95%
 * confidence interval, {@link benchmark.cli.statistics.Verdict} turns the interval into a word, and
 * {@link benchmark.cli.statistics.GateResult} many of them into a pass or a failure. {@link
 * benchmark.cli.statistics.Precision}, {@link benchmark.cli.statistics.RoundsNeeded} and {@link
 * benchmark.cli.statistics.DetectableDifference} say how many rounds it takes. {@link
 * benchmark.cli.statistics.SteadyState} and {@link benchmark.cli.statistics.Drift} look for a drift
 * within the JVMs.
 *
 * <p>Everything here is immutable or stateless and so safe for use by many threads. No argument may
 * be null; one that is out of its range is an {@link java.lang.IllegalArgumentException} whose
 * message is a sentence that names the value.
 */
package benchmark.cli.statistics;
