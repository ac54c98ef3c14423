// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcess;
import benchmark.cli.process.Place;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.JavaCommand;
import benchmark.cli.project.Jdk;
import benchmark.launch.EntryPoint;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Asks a JVM that has a user's classes about a service. */
public final class ServiceTool {

  private ServiceTool() {}

  /**
   * What it prints.
   *
   * @param main ends with status 0, or with a sentence on standard error
   * @throws UserError with that sentence: exit status 2
   */
  public static String output(
      CommandContext context,
      Jdk jdk,
      Classpath classpath,
      EntryPoint main,
      List<String> arguments) {
    try {
      Path folder = Files.createTempDirectory("benchmark-service");
      Path text = folder.resolve("output");
      Path errors = folder.resolve("errors");
      try {
        int status;
        try (ChildProcess tool =
            Place.LOCAL.start(
                context.children(),
                new JavaCommand(jdk)
                    .property("slf4j.internal.verbosity", "ERROR") // it has nothing to log
                    .build(classpath, main, arguments),
                text,
                errors,
                heard -> {})) {
          status = tool.awaitExit();
        }
        context.interruption().check();
        if (status != ExitStatus.SUCCESS) {
          throw UserError.badInput("%s", Files.readString(errors).strip());
        }
        return Files.readString(text);
      } finally {
        Files.deleteIfExists(text);
        Files.deleteIfExists(errors);
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot keep what is known of the service in a temporary file: %s. Check disk space.",
          e.getMessage());
    }
  }
}
