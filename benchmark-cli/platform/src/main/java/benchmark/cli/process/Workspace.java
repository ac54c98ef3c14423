// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder of a run as processes at a place see it: what they write there is in this host's
 * folder once it has been {@link #collect collected}. Thread-safe.
 */
public interface Workspace extends AutoCloseable {

  /** The folder as the place names it. */
  Path folder();

  /** A file in it. */
  default Path file(String name) {
    return folder().resolve(name);
  }

  /** Keeps a text, which nobody else can read, outside the folder; returns its file there. */
  Path secret(String text);

  /** Brings what was written to this host's folder. */
  void collect();

  /** Brings one short file of it, if it is there. */
  void collect(String name);

  /** Removes what is not the run's. */
  @Override
  void close();

  /** The folder itself. */
  static Workspace here(Path folder) {
    return new Workspace() {

      private Path secret;

      @Override
      public Path folder() {
        return folder;
      }

      @Override
      public Path secret(String text) {
        try {
          secret = Files.createTempFile("benchmark-", ""); // its owner's alone
          return Files.writeString(secret, text);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }

      @Override
      public void collect() {
        // it is here
      }

      @Override
      public void collect(String name) {
        // the same
      }

      @Override
      public void close() {
        if (secret != null) {
          secret.toFile().delete();
        }
      }
    };
  }
}
