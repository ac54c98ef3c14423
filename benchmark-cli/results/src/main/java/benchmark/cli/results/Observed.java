// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.topology.Part;
import benchmark.launch.ObservedFacts;
import java.util.Map;

/**
 * What a run did, and what its pair's set-up says that it does.
 *
 * @param parts what parts have found of themselves at their end, by name; no entry for one that has
 *     left nothing
 * @param declared the facts of the pair's standard set-up at the time of the run, by topic such as
 *     {@code server.executor}; empty for a run in another set-up
 * @param connections null if nothing is known of them
 */
public record Observed(
    Map<String, ObservedFacts> parts, Map<String, String> declared, ConnectionCounts connections) {

  /** null, from a record that lacks one of these, means none. */
  public Observed {
    parts = parts == null ? Map.of() : Part.byName(parts);
    declared = declared == null ? Map.of() : declared;
  }
}
