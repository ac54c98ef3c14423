// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.error.UserError;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Distinguishes two builds that have the same name. */
public final class Sha256 {

  private Sha256() {}

  /**
   * The SHA-256 of a file, as sha256sum prints it. Of a folder: of the sorted lines "hash path" of
   * the files in it, their paths from the folder on with slashes.
   *
   * @throws UserError if a file cannot be read
   */
  public static String of(Path path) {
    try {
      return Files.isDirectory(path) ? ofFolder(path) : hex(Files.readAllBytes(path));
    } catch (IOException | UncheckedIOException e) {
      throw UserError.failure("Cannot read %s: %s. Check its permissions.", path, e.getMessage());
    }
  }

  /** The SHA-256 of a text in UTF-8. */
  public static String of(String text) {
    return hex(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String ofFolder(Path folder) throws IOException {
    var lines = new StringBuilder();
    try (var files = Files.walk(folder)) {
      List<String> names =
          files
              .filter(Files::isRegularFile)
              .map(file -> folder.relativize(file).toString().replace(File.separatorChar, '/'))
              .sorted()
              .toList();
      for (String name : names) {
        String hash = hex(Files.readAllBytes(folder.resolve(name)));
        lines.append(hash).append("  ").append(name).append('\n');
      }
    }
    return of(lines.toString());
  }

  private static String hex(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }
}
