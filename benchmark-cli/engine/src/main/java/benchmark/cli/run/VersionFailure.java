// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.LibraryVersion;
import benchmark.cli.project.Project;
import benchmark.launch.Failure;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    String chosen = chosen(variant, project);
    return Failure.read(file)
        .filter(failure -> !chosen.isEmpty() && BEFORE_MEASURING.contains(failure.kind()))
        .map(
            failure ->
                UserError.failure(
                    "%s cannot run on %s: %s%n%s",
                    variant.pair().name(), chosen, failure.cause(), error.getMessage()))
        .orElse(error);
  }

  /** What runs in a version that the user has chosen; empty if nothing does. */
  private static String chosen(Variant variant, Project project) {
    boolean framework =
        variant.client().framework().isPresent() || variant.server().framework().isPresent();
    return Stream.concat(
            variant.frameworkInWords(project).filter(it -> framework).stream(),
            Stream.of(variant.client(), variant.server())
                .flatMap(side -> side.libraries().stream())
                .map(LibraryVersion::toString)
                .distinct())
        .collect(Collectors.joining(" with "));
  }
}
