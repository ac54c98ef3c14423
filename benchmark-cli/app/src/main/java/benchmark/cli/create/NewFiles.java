// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;

/** Newly created files, deleted again if a later step fails. */
final class NewFiles {

  private final Deque<Path> made = new ArrayDeque<>();

  /** Writes a file and the folders above it; fails if there is one of its name. */
  void write(Path file, String text) throws IOException {
    makeFolder(file.getParent());
    made.push(Files.createFile(file));
    Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.WRITE);
  }

  /**
   * Writes the new text of a file beside it and swaps them, so that it is never written in part.
   */
  void replace(Path file, String text) throws IOException {
    Path real = file.toRealPath(); // a link stays one
    Path next = real.resolveSibling(real.getFileName() + ".new");
    write(next, text);
    Files.move(next, real, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    made.remove(next);
  }

  /** Deletes what was written, as far as that goes. */
  void rollback() {
    while (!made.isEmpty()) {
      try {
        Files.deleteIfExists(made.pop());
      } catch (IOException notEmpty) {
        // somebody else has written into that folder meanwhile, and keeps it
      }
    }
  }

  private void makeFolder(Path folder) throws IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      makeFolder(folder.getParent());
      made.push(Files.createDirectory(folder));
    }
  }
}
