// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a gateway can forward a pair's calls.
 *
 * @param serverProperties what the server's JVM must be given for that, by name: {@code
 *     pair.gateway.server}, as name=value with spaces between
 * @param oneCallConnections whether a program must open a connection to the server for each call:
 *     {@code pair.gateway.reuse} is {@code no}
 * @param datagrams the override with which calls are datagrams and no connections, such as http=3:
 *     {@code pair.gateway.datagrams}; empty if there is none
 */
public record Forwarding(
    Traffic traffic,
    Map<String, String> serverProperties,
    boolean oneCallConnections,
    Optional<String> datagrams) {

  /** What a gateway sees of the calls: {@code pair.gateway}. */
  public enum Traffic {
    /** Connections with bytes. */
    TCP("connections"),
    /** Requests over HTTP/1.1. */
    HTTP("HTTP/1.1"),
    /** HTTP/1.1 for a server that does not read a request to its end: a gateway must buffer it. */
    BUFFERED_HTTP("HTTP/1.1 requests that must arrive in one piece"),
    /** Calls in gRPC's form over HTTP/2. */
    GRPC("gRPC over HTTP/2");

    private final String words;

    Traffic(String words) {
      this.words = words;
    }

    /** As sentences name it. */
    public String inWords() {
      return words;
    }

    /**
     * The one of a name.
     *
     * @param said where it is said, as the beginning of a sentence
     * @throws UserError if there is none
     */
    static Traffic of(String word, String said) {
      return Stream.of(values())
          .filter(it -> it.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word))
          .findFirst()
          .orElseThrow(
              () -> UserError.failure("%s: write tcp, http, buffered-http or grpc.", said));
    }
  }

  /** What a pair's poms say; empty if they say nothing. */
  static Optional<Forwarding> of(String pair, List<Pom> poms) {
    return Pom.nearest("pair.gateway", poms)
        .map(
            traffic ->
                new Forwarding(
                    Traffic.of(traffic, "%s has %s as <pair.gateway>".formatted(pair, traffic)),
                    Pom.nearest("pair.gateway.server", poms).stream()
                        .flatMap(words -> Stream.of(words.split(" ")))
                        .map(it -> it.split("=", 2))
                        .collect(Collectors.toMap(it -> it[0], it -> it[1])),
                    Pom.nearest("pair.gateway.reuse", poms).filter("no"::equals).isPresent(),
                    Pom.nearest("pair.gateway.datagrams", poms)));
  }
}
