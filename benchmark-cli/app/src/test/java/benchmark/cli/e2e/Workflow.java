// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.ProjectRoot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * The one job of a workflow in docs/, whose commands are run as GitHub runs them. What it checks
 * out, sets up and uploads is left to the test.
 */
final class Workflow {

  private final Path workspace;
  private final List<Map<String, Object>> steps;
  private final Map<String, String> environment = new HashMap<>();

  /**
   * Reads a workflow.
   *
   * @param workspace where its commands run
   * @param overrides values of the job's own variables; only those that it has
   */
  Workflow(String file, Path workspace, Map<String, String> overrides) throws Exception {
    this.workspace = workspace;
    Map<String, Object> document;
    try (var reader = Files.newBufferedReader(ProjectRoot.PATH.resolve("docs").resolve(file))) {
      document = new Yaml(new SafeConstructor(new LoaderOptions())).load(reader);
    }
    Map<String, Map<String, Object>> jobs = cast(document.get("jobs"));
    assertThat(jobs).hasSize(1);
    Map<String, Object> job = jobs.values().iterator().next();
    steps = cast(job.get("steps"));
    Map<String, Object> own = cast(job.get("env"));
    own.forEach((name, value) -> environment.put(name, String.valueOf(value)));
    assertThat(environment).containsKeys(overrides.keySet().toArray(String[]::new));
    environment.putAll(overrides);
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("GITHUB_STEP_SUMMARY", workspace.resolve("summary").toString());
  }

  /**
   * Runs all commands, each in a shell of its own. After one that failed only those are run that
   * are to be run always.
   *
   * @return what came of each of them, by its name
   */
  Map<String, CommandResult> run() {
    var results = new LinkedHashMap<String, CommandResult>();
    boolean failed = false;
    for (Map<String, Object> step : steps) {
      if (step.containsKey("run") && (!failed || "always()".equals(step.get("if")))) {
        CommandResult result = run(step);
        failed |= result.status() != 0;
        results.put((String) step.get("name"), result);
      }
    }
    return results;
  }

  /** The values of an input of the steps that use an action. */
  List<String> inputs(String action, String name) {
    return steps.stream()
        .filter(step -> String.valueOf(step.get("uses")).startsWith(action))
        .map(step -> Workflow.<Map<String, Object>>cast(step.get("with")))
        .filter(with -> with.containsKey(name))
        .map(with -> String.valueOf(with.get(name)))
        .toList();
  }

  private CommandResult run(Map<String, Object> step) {
    String folder = (String) step.getOrDefault("working-directory", ".");
    var shell =
        new ProcessBuilder("bash", "-e", "-c", (String) step.get("run"))
            .directory(workspace.resolve(folder).toFile());
    shell.environment().putAll(environment);
    try (Run run = Run.start(shell)) {
      return run.awaitEnd();
    }
  }

  @SuppressWarnings("unchecked") // the form of a workflow
  private static <T> T cast(Object part) {
    return (T) part;
  }
}
