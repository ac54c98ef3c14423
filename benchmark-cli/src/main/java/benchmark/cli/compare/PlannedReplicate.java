// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * A replicate that can be measured next.
 *
 * @param takes about how long it takes
 * @param last about the number of the comparison's last one, if that is known
 * @param measuring measures every variant once; throws a {@link benchmark.cli.error.UserError} if
 *     one could not be measured
 */
record PlannedReplicate(Duration takes, OptionalInt last, Supplier<Replicate> measuring) {}
