// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.util.Locale;

/**
 * What a pair's poms say about how it is set up, each in a property: {@code setup.client.transport}
 * for {@link #CLIENT_TRANSPORT}.
 */
public enum SetupTopic {
  /** What moves the client's bytes, with its version. */
  CLIENT_TRANSPORT,
  /** How many connections the client keeps, and who shares them. */
  CLIENT_CONNECTIONS,
  /** Which threads end a caller's wait. */
  CLIENT_EXECUTOR,
  /** How many event loops the client has. */
  CLIENT_LOOPS,
  /** The HTTP version that the client speaks, and whether it keeps connections alive. */
  CLIENT_HTTP,
  /** What moves the server's bytes, with its version. */
  SERVER_TRANSPORT,
  /** Which threads run the service, and how many. */
  SERVER_EXECUTOR,
  /** How many event loops the server has. */
  SERVER_LOOPS,
  /** The HTTP version that the server speaks, and whether it keeps connections alive. */
  SERVER_HTTP,
  /** How messages are written: generated or by reflection; names or ids; references. */
  CODEC,
  /** How dates are written. */
  DATES,
  /** Who wrote what joins codec and framework. */
  ADAPTER,
  /** What this project checks while a call is measured. */
  CHECKS;

  /** The property of a pom. */
  public String property() {
    return "setup." + key();
  }

  /** The name in the JSON of a pair, such as {@code client.transport}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '.');
  }

  /** The name in a text, such as {@code client transport}. */
  public String words() {
    return key().replace('.', ' ');
  }

  /** What it is about, whichever side has it, such as {@code transport}. */
  public String subject() {
    return key().replaceFirst(".*\\.", "");
  }

  /** The module that it is about: the server's, or the client's, which is also that of both. */
  Role role() {
    return name().startsWith("SERVER_") ? Role.SERVER : Role.CLIENT;
  }

  /** Whether only a protocol over HTTP has it. */
  public boolean isOfHttp() {
    return name().endsWith("_HTTP");
  }
}
