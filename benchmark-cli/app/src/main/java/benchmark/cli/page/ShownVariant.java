// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.project.PairKind;
import benchmark.launch.OperationKey;
import java.util.Map;

/**
 * A variant that was measured.
 *
 * @param label its name on the page, unlike all others of the same group
 * @param pair the name of its pair
 * @param kind only ordinary pairs compete
 * @param jdk the version that ran it
 * @param operations in the contract's order
 */
record ShownVariant(
    String label,
    String pair,
    PairKind kind,
    String jdk,
    Map<OperationKey, ShownValues> operations) {}
