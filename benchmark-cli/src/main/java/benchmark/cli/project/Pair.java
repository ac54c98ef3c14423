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

  /** What the pair is and is not, from the client's pom. */
  public String description() {
    return client.pom().description();
  }
}
