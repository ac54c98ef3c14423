// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

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

  /** The golden files of the command line, one folder for each module that has some. */
  public static List<Path> goldens() {
    return inModules("src/test/resources/golden");
  }

  private static List<Path> inModules(String path) {
    try (Stream<Path> modules = Files.list(PATH.resolve("benchmark-cli"))) {
      return modules.map(it -> it.resolve(path)).filter(Files::exists).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path find() {
    Path folder = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    while (!Files.exists(folder.resolve("benchmark.sh"))) {
      folder = folder.getParent();
    }
    return folder;
  }
}
