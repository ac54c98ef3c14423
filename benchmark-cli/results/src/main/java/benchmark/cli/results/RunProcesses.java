// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.project.Jdk;
import benchmark.cli.topology.Part;
import benchmark.launch.JvmFacts;
import benchmark.launch.LaunchProperties;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What ran the parts of a run.
 *
 * @param cpus the CPUs that parts were pinned to, by name; no entry for one that was not
 * @param jdk that of the client
 * @param otherJdks those of parts that run on another one, by name
 * @param environment the variables of the caller that change what a JVM does
 * @param jvms what parts have reported of their JVMs, by name; no entry for one that has not
 * @param commandLines the complete command line of each part, by name, in the order of starting; no
 *     entry for one that was started by somebody else; JMH's forks inherit the client's flags
 */
public record RunProcesses(
    Map<String, String> cpus,
    Jdk jdk,
    Map<String, Jdk> otherJdks,
    Map<String, String> environment,
    Map<String, JvmFacts> jvms,
    Map<String, List<String>> commandLines) {

  /** null (from a record that is older than one of these) means none. */
  public RunProcesses {
    cpus = cpus == null ? Map.of() : Part.byName(cpus);
    otherJdks = otherJdks == null ? Map.of() : Part.byName(otherJdks);
    environment = environment == null ? Map.of() : environment;
    jvms = jvms == null ? Map.of() : Part.byName(jvms);
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

  /**
   * Whether both sides are known to have been JVMs that made and served the calls themselves: a
   * program has no properties, and a JVM that leaves its calls to one has this one.
   */
  public boolean areJvms() {
    String program = LaunchProperties.CLIENT_PROGRAM.flag("");
    return Stream.of(Part.SERVER, Part.CLIENT)
        .allMatch(
            part ->
                commandLine(part).stream().anyMatch(word -> word.startsWith("-D"))
                    && commandLine(part).stream().noneMatch(word -> word.startsWith(program)));
  }

  /** The complete command line of a part; empty if it was started by somebody else. */
  public List<String> commandLine(String part) {
    return commandLines.getOrDefault(part, List.of());
  }
}
