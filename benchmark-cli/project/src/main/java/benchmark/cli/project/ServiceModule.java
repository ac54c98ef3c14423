// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.nio.file.Path;

/**
 * What follows the classpaths of server and client where they have a user's own service, or what
 * makes a description of one.
 */
public record ServiceModule(Path dir) implements JvmModule {

  /** What reads, calls and serves it. */
  public static ServiceModule of(Project project) {
    return new ServiceModule(project.dir("service-base"));
  }

  /** What does so in messages that are generated from a .proto. */
  public static ServiceModule ofMessages(Project project) {
    return new ServiceModule(project.dir("service-messages"));
  }

  /** What fills a description with samples. */
  public static ServiceModule ofSamples(Project project) {
    return new ServiceModule(project.dir("service-samples"));
  }
}
