// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;

/**
 * What a client on another host must know to read the server's counters. It crosses to JVMs in a
 * file or an environment variable, which other users of a host cannot read, unlike a command line.
 * Over the network it goes in plain text, as the calls that are measured do.
 *
 * @param text printable ASCII without spaces, at least {@value #SHORTEST} characters
 */
public record CountersToken(String text) {

  /** The environment variable. */
  public static final String VARIABLE = "BENCHMARK_TOKEN";

  /** The fewest characters. */
  public static final int SHORTEST = 16;

  /** The most characters: a server reads no more. */
  public static final int LONGEST = 128;

  private static final int RANDOM_BYTES = 16;

  /**
   * A token.
   *
   * @throws IllegalArgumentException with a sentence that does not repeat the text
   */
  public CountersToken {
    if (!text.matches("[!-~]{" + SHORTEST + "," + LONGEST + "}")) {
      throw new IllegalArgumentException(
          "%s must have %d to %d printable ASCII characters without spaces; it has %d."
              .formatted(VARIABLE, SHORTEST, LONGEST, text.length()));
    }
  }

  /** A token that nobody can guess. */
  public static CountersToken random() {
    byte[] bytes = new byte[RANDOM_BYTES];
    new SecureRandom().nextBytes(bytes);
    return new CountersToken(HexFormat.of().formatHex(bytes));
  }

  /**
   * The token in this process's environment; empty if there is none.
   *
   * @throws IllegalArgumentException if it cannot be one
   */
  public static Optional<CountersToken> ofEnvironment() {
    return Optional.ofNullable(System.getenv(VARIABLE))
        .filter(text -> !text.isEmpty())
        .map(CountersToken::new);
  }

  /**
   * The token of the file that {@link LaunchProperties#COUNTERS_TOKEN} names, or of the
   * environment; empty if there is neither.
   *
   * @throws IllegalArgumentException if it cannot be one
   * @throws UncheckedIOException if the file cannot be read
   */
  public static Optional<CountersToken> given() {
    return LaunchProperties.COUNTERS_TOKEN
        .get()
        .map(CountersToken::read)
        .or(CountersToken::ofEnvironment);
  }

  private static CountersToken read(Path file) {
    try {
      return new CountersToken(Files.readString(file).strip());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether somebody who asks knows it; takes the same time wherever the texts differ. */
  public boolean matches(String other) {
    return MessageDigest.isEqual(
        text.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }

  /** Not the text, which belongs into no log. */
  @Override
  public String toString() {
    return VARIABLE;
  }
}
