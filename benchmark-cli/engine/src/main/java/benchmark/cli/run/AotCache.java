// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Folders;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The cache that JDK 25 starts from (JEP 514 and 515): classes as they are once loaded and linked,
 * and the profiles of methods. A run of its own makes that of each side, with the same classpath
 * and flags, and it is deleted at the end: it belongs to one classpath and one JDK.
 */
final class AotCache {

  /** The key of a variant that asks for it. */
  static final String KEY = "aot";

  /** Its value for what a run before has learnt. */
  static final String TRAINED = "trained";

  private static final String TRAINING = "training";

  private AotCache() {}

  /** That of a side. */
  static Path of(Role role, Path run) {
    return run.resolve(role.suffix() + ".aot").toAbsolutePath();
  }

  /** The flags of a JVM that starts from one, or not at all; none for one that does not. */
  static List<String> flags(Variant variant, Role role, Path run) {
    SideSettings side = variant.side(role);
    if (!side.hasCache()) {
      return List.of();
    }
    Path cache =
        side.isTrained() ? of(role, run) : Path.of(side.settings().get(KEY)).toAbsolutePath();
    return List.of("-XX:AOTMode=on", "-XX:AOTCache=" + cache);
  }

  /**
   * Makes those that a variant asks for, by a server and a client of which one calls the other for
   * some seconds.
   *
   * @param run the folder that takes them
   * @throws UserError if they cannot be made
   */
  static void train(
      Variant variant, RunSettings settings, GitState commit, CommandContext context, Path run) {
    if (!variant.isTrained()) {
      return;
    }
    Path training = run.resolve(TRAINING);
    RunSettings learning =
        settings
            .measuredBy(TrainingLoad.of(settings.generator().scenario()))
            .with(PartCounts.ONE)
            .withProfiling(false)
            .withResults(training);
    try {
      new RunningTopology(variant.learning(run), learning, commit, context).learn();
    } catch (RunFailed failed) {
      throw UserError.failure("Training for %s=%s: %s", KEY, TRAINED, failed.reason());
    }
    for (Role role : Role.values()) {
      if (variant.side(role).isTrained() && !Files.exists(of(role, run))) {
        throw UserError.failure(
            "%s: the %s has written no cache for %s=%s. Find the reason in its log, below %s, or"
                + " leave it out.",
            variant.label(), role.suffix(), KEY, TRAINED, TRAINING);
      }
    }
    delete(training, Folders::delete);
  }

  /** Deletes them, since no other run can use them. */
  static void delete(Path run) {
    for (Role role : Role.values()) {
      delete(of(role, run), Files::deleteIfExists);
    }
  }

  private interface Deletion {
    void of(Path path) throws IOException;
  }

  private static void delete(Path path, Deletion deletion) {
    try {
      deletion.of(path);
    } catch (IOException failure) {
      throw UserError.failure("Cannot delete %s: %s. Delete it.", path, failure.getMessage());
    }
  }
}
