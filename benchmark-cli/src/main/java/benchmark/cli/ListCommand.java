// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.project.Pair;
import benchmark.cli.project.Pom;
import benchmark.cli.project.Project;
import benchmark.cli.run.CommandContext;
import benchmark.cli.text.LineWrap;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.ExitStatus;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apache.maven.model.Dependency;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists every pair. */
@Command(
    name = "list",
    description = "List every pair: protocol, serialization, versions, description.",
    mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {

  private final CommandContext session;

  @Spec private CommandSpec spec;

  @Option(names = "--scenarios", description = "list the scenarios instead.")
  private boolean scenarios;

  private final Project project;

  ListCommand(CommandContext session) {
    this.session = session;
    this.project = session.project();
  }

  @Override
  public Integer call() {
    session.requireNoJmhArguments("list");
    var out = spec.commandLine().getOut();
    if (scenarios) {
      Scenarios.ALL.forEach(scenario -> list(scenario, out));
      return ExitStatus.SUCCESS;
    }
    for (Pair pair : project.pairs()) {
      out.printf(
          "%s%n%s%s%n",
          pair.name(),
          LineWrap.wrap(
              "protocol %s, serialization %s%s"
                  .formatted(pair.protocol(), pair.serialization(), versions(pair)),
              "  "),
          LineWrap.wrap(pair.description(), "  "));
    }
    return ExitStatus.SUCCESS;
  }

  private static void list(Scenario scenario, PrintWriter out) {
    out.printf(
        "%s%n%s%s%n",
        scenario.name(),
        LineWrap.wrap(
            "%d callers: %s"
                .formatted(
                    scenario.callers(),
                    scenario.operations().stream()
                        .map(Operation::label)
                        .collect(Collectors.joining(", "))),
            "  "),
        LineWrap.wrap(scenario.description(), "  "));
  }

  /** The libraries that the pair's own poms and those of its protocol name, with their versions. */
  private String versions(Pair pair) {
    Set<String> versions = new LinkedHashSet<>();
    Pom inherited = project.pom().inheritedBy(pair.client().pom());
    for (String module : project.ownModulesOf(pair)) {
      for (Dependency library : project.pomOf(module).compiledLibraries()) {
        versions.add(library.getArtifactId() + " " + inherited.version(library));
      }
    }
    return versions.isEmpty() ? "" : "; " + String.join(", ", versions);
  }
}
