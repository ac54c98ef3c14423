// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.Machine;

/**
 * Where a part ran.
 *
 * @param name of the place, as the user has written it
 * @param machine null if it could no longer be asked
 * @param disturbance what kept the machine from its work meanwhile; null if nobody looked
 */
public record PlaceFacts(String name, Machine machine, Disturbance disturbance) {}
