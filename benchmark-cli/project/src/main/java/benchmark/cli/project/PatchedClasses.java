// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;

/**
 * A folder of classes or of jars, or a jar, that comes before everything else on the classpaths of
 * server and client: what is in it replaces what the libraries have.
 *
 * @param path absolute
 */
public record PatchedClasses(Path path) {

  private static final String CLASS = ".class";

  /**
   * Reads the value of {@code classpath=}.
   *
   * @param key as the user has written it, for messages
   * @throws UserError if there is no such folder or jar, or it has no classes
   */
  public static PatchedClasses at(String key, String text) {
    Path path;
    try {
      path = Path.of(text).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw missing(key, text);
    }
    if (!Files.isReadable(path) || text.contains(File.pathSeparator)) {
      throw missing(key, text);
    }
    if (!hasClasses(path) && jars(path).isEmpty()) {
      throw UserError.badInput(
          "%s=%s: there are no classes in it. Give a jar, a folder of jars, or the folder"
              + " that the packages begin in, such as target/classes.",
          key, text);
    }
    return new PatchedClasses(path);
  }

  /** What it is on a classpath. */
  List<Path> entries() {
    return hasClasses(path) ? List.of(path) : jars(path);
  }

  private static List<Path> jars(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (var files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".jar"))
          .filter(PatchedClasses::hasClasses)
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private static UserError missing(String key, String text) {
    return UserError.badInput(
        "%s=%s: there is no such folder or jar. Give one that exists; its path may contain no comma"
            + " and no '%s'.",
        key, text, File.pathSeparator);
  }

  private static boolean hasClasses(Path path) {
    if (Files.isDirectory(path)) {
      try (var files = Files.walk(path)) {
        return files.anyMatch(file -> file.toString().endsWith(CLASS));
      } catch (IOException | UncheckedIOException unreadable) {
        return false;
      }
    }
    try (var jar = new ZipFile(path.toFile())) {
      return jar.stream().anyMatch(entry -> entry.getName().endsWith(CLASS));
    } catch (IOException notAJar) {
      return false;
    }
  }
}
