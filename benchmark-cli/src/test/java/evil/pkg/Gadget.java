// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package evil.pkg;

import benchmark.contract.User;
import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A class that no server allows, in a package that begins like none of Dubbo's own list. It leaves
 * a mark in a JVM that has {@code -Devil.mark=FILE} as soon as anything initializes it.
 */
public class Gadget extends User {

  @Serial private static final long serialVersionUID = 1L;

  static {
    String mark = System.getProperty("evil.mark");
    if (mark != null) {
      try {
        Files.writeString(Path.of(mark), "code of evil.pkg.Gadget has run here");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Carried to the server, if it lets it. */
  private String payload = "payload";

  public String getPayload() {
    return payload;
  }

  public void setPayload(String payload) {
    this.payload = payload;
  }
}
