// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Role;
import benchmark.launch.JvmFacts;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * Where the results of a run come from: everything needed to repeat it or to question it. Stored in
 * {@link RunFiles#RECORD}.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param profiled whether a profiler ran, so that the results are not a measurement
 * @param cpus the CPUs that server and client were pinned to; no entry for one that was not
 * @param modules every library on the classpaths of server and client, and its version
 * @param hashes the SHA-256 of what no version identifies: of snapshots by artifact, and of a
 *     variant's own classes by their path
 * @param environment the variables that give options to every JVM
 * @param jvms what server and client have told of their JVMs; no entry for one that has not
 * @param serverCommand the server's whole command line; empty if it was started on another host
 * @param clientCommand the client's whole command line; JMH's forks inherit its flags
 * @param machine before the start, the load included
 * @param readySeconds from the server's start to its READY line; null if it never came
 * @param mixture how the operations were mixed in one JVM; null if each had JVMs of its own
 * @param disturbance what kept the machine from its work meanwhile; null if nobody looked
 * @param exitStatus 0 for success
 * @param error the sentence that was printed if the run failed; null otherwise
 */
public record RunRecord(
    String variant,
    String pair,
    List<String> command,
    boolean profiled,
    Map<Role, String> cpus,
    GitState project,
    Map<String, String> modules,
    Map<String, String> hashes,
    Jdk jdk,
    Map<String, String> environment,
    Map<Role, JvmFacts> jvms,
    List<String> serverCommand,
    List<String> clientCommand,
    Machine machine,
    Instant start,
    Instant end,
    Double readySeconds,
    Mixture mixture,
    Disturbance disturbance,
    int exitStatus,
    String error) {

  /** null (from a record that is older than one of these) means none. */
  public RunRecord {
    hashes = hashes == null ? Map.of() : hashes;
    environment = environment == null ? Map.of() : environment;
    jvms = jvms == null ? Map.of() : jvms;
  }

  /** Where it is from. */
  public Provenance provenance() {
    return new Provenance(
            command == null ? List.of() : List.of(command), machine, jdk, project, start, end)
        .with(Provenance.PINNING, cpus);
  }
}
