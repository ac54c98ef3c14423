// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.CpuPinning;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import java.nio.file.Path;
import java.util.List;

/**
 * How variants are run, as the command line says it.
 *
 * @param host where servers listen and clients connect
 * @param port the port, or 0 for a free one
 * @param profiling whether both halves are recorded by the Flight Recorder
 * @param jdk runs the halves of variants that name none
 * @param jmhArguments what JMH gets: defaults that the user overrode left out
 * @param results the folder that holds the folders of runs
 * @param cpus which CPUs the halves are pinned to
 */
public record RunSettings(
    String host,
    int port,
    boolean profiling,
    Jdk jdk,
    List<String> jmhArguments,
    Path results,
    CpuPinning cpus) {

  /** The same, with results in another folder. */
  public RunSettings withResults(Path folder) {
    return new RunSettings(host, port, profiling, jdk, jmhArguments, folder, cpus);
  }

  /**
   * Resolves the classpath of every half now rather than in the middle of measuring.
   *
   * @throws UserError if a variant's version of Dubbo cannot be had
   */
  public void requireResolved(Project project, List<Variant> variants) {
    for (Variant variant : variants) {
      for (Role role : Role.values()) {
        new JvmLauncher(project, variant, this).classpath(role);
      }
    }
  }
}
