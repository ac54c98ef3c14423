// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.topology.Part;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * When, where and on what something was measured: a component of the records of experiments, whose
 * files have its components among their own. Files of earlier versions lack some: these are null.
 *
 * @param project the state of the project's sources
 * @param machine of the clients, before anything was measured
 * @param jdk of the clients, unless a variant has another one
 * @param end null until it has ended
 * @param places where parts ran, by name; empty if all of them ran where the command did
 * @param cpus what JVMs were pinned to, by name; empty if to nothing
 * @param service the user's own service that was measured; null if there was none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Origin(
    GitState project,
    Machine machine,
    Jdk jdk,
    Instant start,
    Instant end,
    Map<String, String> places,
    Map<String, String> cpus,
    MeasuredService service) {

  /** Nothing is known. */
  public static final Origin UNKNOWN = new Origin(null, null, null, null, null, null, null);

  /** Of this project's contracts. */
  public Origin(
      GitState project,
      Machine machine,
      Jdk jdk,
      Instant start,
      Instant end,
      Map<String, String> places,
      Map<String, String> cpus) {
    this(project, machine, jdk, start, end, places, cpus, null);
  }

  /** Sorts the parts. */
  public Origin {
    places = places == null ? Map.of() : Part.byName(places);
    cpus = cpus == null ? Map.of() : Part.byName(cpus);
  }

  /** This origin of something that has ended. */
  public Origin ended(Instant at) {
    return lasting(start, at);
  }

  /** This origin of something that was measured between two times. */
  public Origin lasting(Instant from, Instant to) {
    return of(project, from, to);
  }

  /** This origin of something that was measured between two times by other sources. */
  public Origin of(GitState sources, Instant from, Instant to) {
    return new Origin(sources, machine, jdk, from, to, places, cpus, service);
  }

  /**
   * What results depend on, by name; the machine's load does not count. Values are null where they
   * are not known.
   */
  public Map<String, Object> surroundings() {
    var surroundings = new LinkedHashMap<String, Object>();
    surroundings.put("operating system", machine.os());
    surroundings.put("kernel", machine.kernel());
    surroundings.put("CPU", machine.cpuModel());
    surroundings.put("number of CPUs", machine.cpus());
    surroundings.put("CPU governor", machine.governor());
    surroundings.put("JDK", Provenance.jdkInWords(jdk));
    return surroundings;
  }

  /**
   * All of it for readers.
   *
   * @param commands the words that the user gave, each time
   */
  public Provenance provenance(List<List<String>> commands) {
    return new Provenance(commands, this, Map.of())
        .with(Provenance.PLACES, places)
        .with(Provenance.PINNING, cpus);
  }
}
