// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;

/**
 * One metric of a published table.
 *
 * @param values of each operation, in the order of the table's systems
 */
public record PublishedColumn(
    PublishedMetric metric, PublishedUnit unit, Map<OperationKey, List<PublishedValue>> values) {}
