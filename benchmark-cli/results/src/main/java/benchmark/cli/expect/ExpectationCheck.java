// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

/**
 * An expectation of one thing, or a gate's look at one metric, and whether it is met, for other
 * programs.
 *
 * @param variant of which it is expected; the whole comparison for a gate
 * @param name of what it is about, with the expectation
 * @param text the value and the limit
 */
public record ExpectationCheck(
    String variant, String name, ExpectationVerdict verdict, String text) {}
