// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Project;
import benchmark.launch.Failure;
import java.nio.file.Path;
import java.util.Set;

/**
 * Says why a pair cannot run with a version of its framework, if its server or client has failed
 * before anything was measured. What fails later, and a JVM that does not even start, is not the
 * version's fault.
 */
final class VersionFailure {

  private static final Set<Failure.Kind> BEFORE_MEASURING =
      Set.of(Failure.Kind.START, Failure.Kind.CHECK);

  private VersionFailure() {}

  /**
   * An error, led by a sentence that says why, if the user has chosen the version and the JVM has
   * left a cause; the same error otherwise.
   *
   * @param project knows the version of a side for which none is chosen
   * @param file where the JVM leaves its failure
   */
  static UserError explain(Variant variant, Project project, UserError error, Path file) {
    boolean chosen =
        variant.client().framework().isPresent() || variant.server().framework().isPresent();
    return Failure.read(file)
        .filter(failure -> chosen && BEFORE_MEASURING.contains(failure.kind()))
        .map(
            failure ->
                UserError.failure(
                    "%s cannot run on %s: %s%n%s",
                    variant.pair().name(),
                    variant.frameworkInWords(project).orElseThrow(),
                    failure.cause(),
                    error.getMessage()))
        .orElse(error);
  }
}
