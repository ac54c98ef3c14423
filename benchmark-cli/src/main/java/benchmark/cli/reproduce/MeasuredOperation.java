// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.launch.OperationKey;

/** An operation of a variant. */
record MeasuredOperation(String variant, OperationKey operation) {}
