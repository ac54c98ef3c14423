// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

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
    String[] parts = line.split("\t", 2);
    return Stream.of(Kind.values())
        .filter(kind -> parts.length == 2 && kind.name().equals(parts[0]))
        .map(kind -> new Failure(kind, parts[1]))
        .findFirst();
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

  /** Reports it to the process that started this JVM, if that wants to know. */
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
