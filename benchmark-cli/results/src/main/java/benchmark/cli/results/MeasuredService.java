// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A user's own service that was measured, as records have it.
 *
 * @param name of the service, which ends in a hash of the others
 * @param file its description
 * @param hashes the SHA-256 of the description and of each of its jars, by their names
 */
public record MeasuredService(String name, String file, Map<String, String> hashes) {

  /** What records call it. */
  private static final String KEY = "service";

  /** That of what is stored in a folder; empty if it has none, or cannot be read. */
  public static Optional<MeasuredService> storedIn(Path folder) {
    try (DirectoryStream<Path> records = Files.newDirectoryStream(folder, "*.json")) {
      var mapper = new ObjectMapper();
      for (Path record : records) {
        JsonNode found = mapper.readTree(record.toFile()).findValue(KEY);
        if (found != null && found.has("hashes")) {
          return Optional.of(mapper.treeToValue(found, MeasuredService.class));
        }
      }
      return Optional.empty();
    } catch (IOException unreadable) { // what continues it says so
      return Optional.empty();
    }
  }

  /**
   * Refuses to continue with another service.
   *
   * @param folder what is continued
   * @param now the same service as it is now
   * @throws UserError naming what differs: exit status 2
   */
  public void requireUnchanged(Path folder, MeasuredService now) {
    List<String> changed =
        hashes.entrySet().stream()
            .filter(it -> !it.getValue().equals(now.hashes.get(it.getKey())))
            .map(Map.Entry::getKey)
            .toList();
    if (!changed.isEmpty() || !hashes.keySet().equals(now.hashes.keySet())) {
      throw UserError.badInput(
          "--continue %s: what it measured is not what %s describes now%s. Restore it, or begin"
              + " anew without --continue.",
          folder,
          now.file,
          changed.isEmpty() ? "" : " (changed: " + String.join(", ", changed) + ")");
    }
  }
}
