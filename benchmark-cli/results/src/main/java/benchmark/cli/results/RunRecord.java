// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.topology.Part;
import benchmark.launch.LaunchProperties;
import benchmark.launch.Setup;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the results of a run come from: everything needed to repeat it or to question it. Stored in
 * {@link RunFiles#RECORD}, without the names of its groups.
 *
 * @param command the words that the user gave to benchmark.sh
 */
public record RunRecord(
    String variant,
    String pair,
    List<String> command,
    @JsonUnwrapped RunOrigin origin,
    @JsonUnwrapped Libraries libraries,
    @JsonUnwrapped RunProcesses processes,
    @JsonUnwrapped Course course) {

  /**
   * What was on the classpaths.
   *
   * @param modules every library of server and client, and its version
   * @param hashes the SHA-256 of what no version identifies: of snapshots by artifact, and of a
   *     variant's own classes by their path
   */
  public record Libraries(Map<String, String> modules, Map<String, String> hashes) {

    /** A record that is older than hashes has none. */
    public Libraries {
      hashes = hashes == null ? Map.of() : hashes;
    }
  }

  /**
   * How it went.
   *
   * @param profiled whether a profiler ran, so that the results are not a measurement
   * @param readySeconds from the server's start to its READY line; null if it never came
   * @param slices how one JVM measured all operations in slices; null if each had JVMs of its own
   * @param balancing how clients shared their calls among several servers, by the framework's name
   *     for it; null for one server
   * @param asText whether a message in JSON was sent as one text, because the pair carries no tree
   * @param observed what it did, beside what the pair's set-up says of it; null if nobody looked
   * @param exitStatus 0 for success
   * @param error the sentence that was printed if it failed; null otherwise
   */
  public record Course(
      boolean profiled,
      Double readySeconds,
      @JsonAlias("mixture") SliceFacts slices, // the name in files of earlier versions
      String balancing,
      boolean asText,
      Observed observed,
      int exitStatus,
      String error) {}

  /** What the run did; empty if nobody looked. */
  public Optional<Observed> observed() {
    return Optional.ofNullable(course.observed());
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

  /** How the server was set up; standard if it was started by somebody else. */
  public Setup setup() {
    String flag = LaunchProperties.SETUP.flag("");
    return processes.commandLine(Part.SERVER).stream()
        .map(word -> word.replace("-Dbenchmark.setup=", flag)) // as earlier versions named it
        .filter(word -> word.startsWith(flag))
        .map(word -> Setup.of(word.substring(flag.length())))
        .findFirst()
        .orElse(Setup.STANDARD);
  }

  /** When, where and on what it was measured. */
  public Origin measured() {
    return new Origin(
        origin.project(),
        origin.machine(),
        processes.jdk(),
        origin.start(),
        origin.end(),
        origin.placeNames(),
        processes.cpus());
  }

  /** Where it is from. */
  public Provenance provenance() {
    Origin measured = measured();
    return new Provenance(command == null ? List.of() : List.of(command), measured, Map.of())
        .with(Provenance.OTHER_JDKS, Provenance.jdksInWords(processes.otherJdks()))
        .with(Provenance.PINNING, measured.cpus())
        .with(Provenance.PLACES, measured.places());
  }
}
