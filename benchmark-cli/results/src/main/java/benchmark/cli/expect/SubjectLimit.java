// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

/**
 * What a user expects of something else than an operation, as {@code heap.growth<=200MiB}.
 *
 * @param expression as it was written
 * @param subject what it is about
 */
public record SubjectLimit(String expression, String subject, Limit limit) {}
