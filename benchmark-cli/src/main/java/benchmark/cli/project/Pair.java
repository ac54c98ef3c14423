// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.util.List;
import java.util.stream.Stream;

/** A client module and a server module that belong together. */
public record Pair(String name, PairModule client, PairModule server) {

  private static final String ADD_OPENS = "--add-opens=";
  private static final String RISK = "Remaining risk: ";

  /** One of its two modules. */
  public PairModule module(Role role) {
    return role == Role.CLIENT ? client : server;
  }

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

  /** What the pair declares; nothing if it does not. */
  public String declared(DeclaredFact fact) {
    return client.fact(fact.property());
  }

  /** The packages that its JVMs open to reflection, as {@code module/package}; each once. */
  public List<String> opens() {
    return Stream.of(client, server)
        .flatMap(module -> module.jvmOptions().stream())
        .filter(option -> option.startsWith(ADD_OPENS))
        .map(option -> option.substring(ADD_OPENS.length()).replaceFirst("=.*", ""))
        .distinct()
        .toList();
  }

  /** What the pair is and is not, from the client's pom. */
  public String description() {
    return client.pom().description();
  }

  /** What remains dangerous or surprising: the end of the description; nothing if not named. */
  public String remainingRisk() {
    int start = description().indexOf(RISK);
    return start < 0 ? "" : description().substring(start + RISK.length());
  }
}
