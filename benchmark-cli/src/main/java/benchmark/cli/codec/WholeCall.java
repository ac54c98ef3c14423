// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

/** What a whole call of an operation took in a stored run. */
record WholeCall(double nanos, CallShare.Measure measure) {}
