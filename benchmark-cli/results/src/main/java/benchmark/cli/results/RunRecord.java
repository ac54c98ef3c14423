// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.topology.Part;
import benchmark.launch.JvmFacts;
import benchmark.launch.LaunchProperties;
import benchmark.launch.Setup;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Where the results of a run come from: everything needed to repeat it or to question it. Stored in
 * {@link RunFiles#RECORD}.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param profiled whether a profiler ran, so that the results are not a measurement
 * @param cpus the CPUs that parts were pinned to, by name; no entry for one that was not
 * @param modules every library on the classpaths of server and client, and its version
 * @param hashes the SHA-256 of what no version identifies: of snapshots by artifact, and of a
 *     variant's own classes by their path
 * @param jdk that of the client
 * @param otherJdks those of parts that run on another one, by name
 * @param environment the variables of the caller that change what a JVM does
 * @param jvms what parts have reported of their JVMs, by name; no entry for one that has not
 * @param commandLines the whole command line of each part, by name, in the order of starting; no
 *     entry for one that was started by somebody else; JMH's forks inherit the client's flags
 * @param machine before the start, the load included
 * @param readySeconds from the server's start to its READY line; null if it never came
 * @param mixture how the operations were mixed in one JVM; null if each had JVMs of its own
 * @param balancing how clients shared their calls among several servers, by the framework's name
 *     for it; null for one server
 * @param asText whether a message in JSON was sent as one text, because the pair carries no tree
 * @param disturbance what kept the machine from its work meanwhile; null if nobody looked
 * @param places where parts ran, by name; empty if all of them ran where the command did
 * @param observed what the run did, beside what the pair's set-up says of it; null if nobody looked
 * @param exitStatus 0 for success
 * @param error the sentence that was printed if the run failed; null otherwise
 */
public record RunRecord(
    String variant,
    String pair,
    List<String> command,
    boolean profiled,
    Map<String, String> cpus,
    GitState project,
    Map<String, String> modules,
    Map<String, String> hashes,
    Jdk jdk,
    Map<String, Jdk> otherJdks,
    Map<String, String> environment,
    Map<String, JvmFacts> jvms,
    Map<String, List<String>> commandLines,
    Machine machine,
    Instant start,
    Instant end,
    Double readySeconds,
    SliceFacts mixture,
    String balancing,
    boolean asText,
    Disturbance disturbance,
    Map<String, PlaceFacts> places,
    Observed observed,
    int exitStatus,
    String error) {

  /** The name among modules of what calls went through between client and server. */
  public static final String GATEWAY = "gateway";

  /** null (from a record that is older than one of these) means none. */
  public RunRecord {
    hashes = hashes == null ? Map.of() : hashes;
    otherJdks = otherJdks == null ? Map.of() : Part.byName(otherJdks);
    environment = environment == null ? Map.of() : environment;
    jvms = jvms == null ? Map.of() : Part.byName(jvms);
    places = places == null ? Map.of() : Part.byName(places);
    cpus = cpus == null ? Map.of() : Part.byName(cpus);
    commandLines = commandLines == null ? Map.of() : commandLines;
  }

  /** The JDK that runs a part. */
  public Jdk jdkOf(String part) {
    return otherJdks.getOrDefault(part, jdk);
  }

  /** The version of the JDK, or of every part's where they differ. */
  public String jdkVersions() {
    return otherJdks.isEmpty()
        ? jdk.version()
        : "%s (%s), %s"
            .formatted(
                jdk.version(),
                Part.CLIENT,
                otherJdks.entrySet().stream()
                    .map(it -> "%s (%s)".formatted(it.getValue().version(), it.getKey()))
                    .collect(Collectors.joining(", ")));
  }

  /** The names of the places by those of parts; empty if all ran where the command did. */
  public Map<String, String> placeNames() {
    var names = new TreeMap<String, String>();
    places.forEach((part, place) -> names.put(part, place.name()));
    return names;
  }

  /** The places of which {@link #machine} and {@link #disturbance} tell nothing, each once. */
  public List<PlaceFacts> placesBesideClients() {
    String told = places.values().stream().map(PlaceFacts::name).findFirst().orElse("");
    var others = new TreeMap<String, PlaceFacts>();
    places.values().forEach(place -> others.put(place.name(), place));
    others.remove(told);
    return List.copyOf(others.values());
  }

  /** How the server was set up; standard if it was started by somebody else. */
  public Setup setup() {
    String flag = LaunchProperties.SETUP.flag("");
    return commandLine(Part.SERVER).stream()
        .filter(word -> word.startsWith(flag))
        .map(word -> Setup.of(word.substring(flag.length())))
        .findFirst()
        .orElse(Setup.STANDARD);
  }

  /** The whole command line of a part; empty if it was started by somebody else. */
  public List<String> commandLine(String part) {
    return commandLines.getOrDefault(part, List.of());
  }

  /** Turns the record of an earlier version, which knew two parts, into one of this version. */
  static void upgrade(ObjectNode record) {
    JsonNode server = record.remove("serverCommand");
    JsonNode client = record.remove("clientCommand");
    if (server != null && client != null) {
      ObjectNode lines = record.putObject("commandLines");
      lines.set(Part.SERVER, server);
      lines.set(Part.CLIENT, client);
    }
  }

  /** Where it is from. */
  public Provenance provenance() {
    return new Provenance(
            command == null ? List.of() : List.of(command), machine, jdk, project, start, end)
        .with(Provenance.OTHER_JDKS, Provenance.jdksInWords(otherJdks))
        .with(Provenance.PINNING, cpus)
        .with(Provenance.PLACES, placeNames());
  }
}
