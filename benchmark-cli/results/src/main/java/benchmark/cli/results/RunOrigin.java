// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.topology.Part;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * When and where a run was.
 *
 * @param project the state of the project's sources; null if there is no record of it
 * @param machine before the start, the load included
 * @param disturbance what kept the machine from its work meanwhile; null if nobody looked
 * @param places where parts ran, by name; empty if all of them ran where the command did
 */
public record RunOrigin(
    GitState project,
    Machine machine,
    Instant start,
    Instant end,
    Disturbance disturbance,
    Map<String, PlaceFacts> places) {

  /** No places, from a record of before they were kept, means none. */
  public RunOrigin {
    places = places == null ? Map.of() : Part.byName(places);
  }

  /** The names of the places by those of parts; empty if all ran where the command did. */
  public Map<String, String> placeNames() {
    var names = new TreeMap<String, String>();
    places.forEach((part, place) -> names.put(part, place.name()));
    return names;
  }

  /** The places that {@link #machine} and {@link #disturbance} are not of, each once. */
  public List<PlaceFacts> placesBesideClients() {
    String first = places.values().stream().map(PlaceFacts::name).findFirst().orElse("");
    var others = new TreeMap<String, PlaceFacts>();
    places.values().forEach(place -> others.put(place.name(), place));
    others.remove(first);
    return List.copyOf(others.values());
  }
}
