// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Why a JVM of this project has failed. It crosses to the process that started the JVM through the
 * file that {@link LaunchProperties#FAILURE} names; what a user reads is a sentence beside it.
 *
 * @param cause one line
 */
public record Failure(Kind kind, String cause) {

  /** At which point. */
  public enum Kind {
    /** The server did not start. */
    START,
    /** There is no server where the client expects one. */
    UNREACHABLE,
    /** The client did not start, or one of its calls failed before anything was measured. */
    CHECK,
    /** A call failed while it was measured. */
    CALL,
    /** An answer is not the one that the contract demands. */
    WRONG_ANSWER
  }

  private static final Pattern FORM = Pattern.compile("([A-Z_]+)\t(.*)");

  /** Makes one line of the cause. */
  public Failure {
    cause = String.valueOf(cause).replaceAll("\\s+", " ").strip();
  }

  /** The line, without its end. */
  public String toLine() {
    return kind + "\t" + cause;
  }

  /** Reads a line; empty if it is not one of {@link #toLine}. */
  public static Optional<Failure> parse(String line) {
    var matcher = FORM.matcher(line);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new Failure(Kind.valueOf(matcher.group(1)), matcher.group(2)));
    } catch (IllegalArgumentException unknownKind) {
      return Optional.empty();
    }
  }

  /** Reads what a JVM has left; empty if it has left nothing. */
  public static Optional<Failure> read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8)
          .lines()
          .findFirst()
          .flatMap(Failure::parse);
    } catch (IOException noFailure) {
      return Optional.empty();
    }
  }

  /** Tells the process that started this JVM, if it wants to know. */
  public void report() {
    LaunchProperties.FAILURE
        .get()
        .ifPresent(
            file -> {
              try {
                Files.writeString(file, toLine() + "\n", StandardCharsets.UTF_8);
              } catch (IOException unwritable) {
                // standard error has the sentence
              }
            });
  }
}
