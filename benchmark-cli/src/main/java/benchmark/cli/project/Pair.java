// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

/** A row of the benchmark: a client half and a server half that belong together. */
public record Pair(String name, PairModule client, PairModule server) {

  /** What stands before the first dash: the protocol. */
  public String protocol() {
    return name.replaceFirst("-.*", "");
  }

  /** What stands after the first dash: the serialization; "none" where there is no dash. */
  public String serialization() {
    int dash = name.indexOf('-');
    return dash < 0 ? "none" : name.substring(dash + 1);
  }

  /** Whether the row makes no call over a wire and only shows what the harness costs. */
  public boolean isReference() {
    return protocol().equals("inproc");
  }

  /** What the row is and is not, from the client's pom. */
  public String description() {
    return client.pom().description();
  }
}
