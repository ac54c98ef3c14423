// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.text.Words;
import benchmark.cli.topology.Part;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.stream.Stream;

/**
 * How many servers and clients a run has. Each client calls all servers, by the load balancing of
 * its own framework.
 *
 * @param registry whether servers come and go, so that a client finds them in a registry if its
 *     framework has any
 */
public record PartCounts(
    int servers, int clients, @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean registry) {

  /** So many, which stay. */
  public PartCounts(int servers, int clients) {
    this(servers, clients, false);
  }

  /** A server and its client. */
  public static final PartCounts ONE = new PartCounts(1, 1);

  /** Whether there is more than a server and its client. */
  public boolean areMultiple() {
    return !equals(ONE);
  }

  /** The names of the servers. */
  public List<String> serverNames() {
    return Part.names(Part.SERVER, servers);
  }

  /** The names of the clients. */
  public List<String> clientNames() {
    return Part.names(Part.CLIENT, clients);
  }

  /** The names of servers and clients. */
  public Stream<String> names() {
    return Stream.concat(serverNames().stream(), clientNames().stream());
  }

  /** Something like {@code 2 servers, 3 clients}. */
  public String inWords() {
    return Words.count(servers, "server") + ", " + Words.count(clients, "client");
  }

  /**
   * Makes sure that variants can run so.
   *
   * @throws UserError if one cannot: exit status 2
   */
  void requirePossible(List<Variant> variants, RunSettings run) {
    if (areMultiple() && run.generator().scenario().hasStreams()) {
      throw UserError.badInput(
          "--scenario %s: a stream stays with one server and one client, and this run has %s. Leave"
              + " out --servers and --clients.",
          run.generator().scenario(), inWords());
    }
    if (areMultiple() && run.profiling()) {
      throw UserError.badInput(
          "-m profiling records one server and one client, and this run has %s. Leave it out, or"
              + " leave out --servers and --clients.",
          inWords());
    }
    for (Variant variant : servers == 1 ? List.<Variant>of() : variants) {
      if (variant.pair().facts().balancing().isEmpty()) {
        throw UserError.badInput(
            "%d servers (--servers, --restart or --scenario pressure): a client of %s cannot share"
                + " its calls among several. Use one server, or another pair.",
            servers, variant.pair().name());
      }
      variant.requireNoGateway(
          "%d servers: clients share their calls among them, and call no gateway"
              .formatted(servers));
    }
  }
}
