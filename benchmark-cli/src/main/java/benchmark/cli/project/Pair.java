// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

/** A client module and a server module that belong together. */
public record Pair(String name, PairModule client, PairModule server) {

  /** The part of the name before the first dash: the protocol. */
  public String protocol() {
    return name.replaceFirst("-.*", "");
  }

  /** The part of the name after the first dash: the serialization; "none" without a dash. */
  public String serialization() {
    int dash = name.indexOf('-');
    return dash < 0 ? "none" : name.substring(dash + 1);
  }

  /** How the pair is compared with others. */
  public PairKind kind() {
    return PairKind.of(client.pom());
  }

  /**
   * How many ports its server has, one after the other: the property {@code pair.ports} of a module
   * on the client's classpath; one without it.
   */
  public int ports() {
    String ports = client.fact("pair.ports");
    return ports.isEmpty() ? 1 : Integer.parseInt(ports);
  }

  /**
   * Whether its client keeps a pool of connections, as many as callers, because its protocol cannot
   * send two calls over one at the same time: the property {@code pair.pool}.
   */
  public boolean hasPool() {
    return Boolean.parseBoolean(client.fact("pair.pool"));
  }

  /** What the pair cannot carry. */
  public Limit limit() {
    return Limit.of(this);
  }

  /** Which languages its bytes can be read in: the property {@code pair.languages}; or nothing. */
  public String languages() {
    return client.fact("pair.languages");
  }

  /** When a schema is written, "none" or "first": the property {@code pair.schema}; or nothing. */
  public String schema() {
    return client.fact("pair.schema");
  }

  /** What the pair is and is not, from the client's pom. */
  public String description() {
    return client.pom().description();
  }
}
