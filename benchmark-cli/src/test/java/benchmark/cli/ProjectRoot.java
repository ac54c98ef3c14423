// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.project.Project;
import java.nio.file.Files;
import java.nio.file.Path;

/** The project that these tests belong to. */
public final class ProjectRoot {

  /** The folder of benchmark.sh. */
  public static final Path PATH = find();

  private static final Project PROJECT = new Project(PATH);

  private ProjectRoot() {}

  /** The project itself. */
  public static Project project() {
    return PROJECT;
  }

  private static Path find() {
    Path folder = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    while (!Files.exists(folder.resolve("benchmark.sh"))) {
      folder = folder.getParent();
    }
    return folder;
  }
}
