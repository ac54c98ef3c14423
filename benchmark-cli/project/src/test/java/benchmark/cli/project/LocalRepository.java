// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A git repository that a test makes.
 *
 * @param dir its folder
 */
public record LocalRepository(Path dir) {

  /** A new one. */
  public static LocalRepository in(Path dir) throws IOException {
    var repository = new LocalRepository(Files.createDirectories(dir));
    repository.git("init", "-q");
    return repository;
  }

  /** Writes a file. */
  public void write(String file, String text) throws IOException {
    Path path = dir.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  /** Commits all that was written. */
  public void commit(String subject) throws IOException {
    git("add", "-A");
    git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", subject);
  }

  /** What git prints. */
  public String git(String... words) throws IOException {
    var command = new ArrayList<>(List.of("git", "-C", dir.toString()));
    command.addAll(List.of(words));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    try {
      assertThat(process.waitFor()).as("%s: %s", command, output).isZero();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return output;
  }

  /** Every file in it, git's own with it, and when it was changed. */
  public List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(dir)) {
      var all = new ArrayList<String>();
      for (Path file : files.sorted().toList()) {
        all.add(file + " " + Files.getLastModifiedTime(file));
      }
      return all;
    }
  }
}
