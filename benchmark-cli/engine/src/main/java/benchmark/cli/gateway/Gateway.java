// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.gateway;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Forwarding;
import benchmark.cli.project.GatewayModule;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import benchmark.cli.text.Words;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.Part;
import benchmark.launch.Link;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What takes calls between client and server: a program, or a JVM of this project. */
public interface Gateway {

  /** The key of a variant: the name of a gateway, or the path of a program that has such a name. */
  String KEY = "gateway";

  /** This key, and those of the link that the relay is. */
  List<String> KEYS = Stream.concat(Stream.of(KEY), Link.KEYS.stream()).toList();

  /** The value of {@link #KEY} for the gateway that has a link's keys, and which they imply. */
  String RELAY = "relay";

  /**
   * Finds the gateway of a variant.
   *
   * @param settings values by key, of {@link #KEYS} at least one
   * @throws UserError if there is no such gateway, or it cannot take the pair's calls
   */
  static Gateway of(Map<String, String> settings, Pair pair, Project project) {
    Map.Entry<String, String> first = settings.entrySet().iterator().next();
    String value = settings.getOrDefault(KEY, RELAY);
    Forwarding forwarding =
        pair.facts()
            .forwarding()
            .orElseThrow(
                () ->
                    UserError.badInput(
                        "%s cannot be called through a gateway, so %s has no effect. Leave it"
                            + " out.",
                        pair.name(), first));
    Link.KEYS.stream()
        .filter(key -> settings.containsKey(key) && !value.equals(RELAY))
        .findFirst()
        .ifPresent(
            key -> {
              throw UserError.badInput(
                  "%s=%s and gateway=%s: a link is a relay in the place of a gateway. Leave one of"
                      + " them out.",
                  key, settings.get(key), value);
            });
    Optional<GatewayKind> program = GatewayKind.of(value.substring(value.lastIndexOf('/') + 1));
    if (program.isPresent()) {
      return ProgramGateway.of(value, program.get(), forwarding);
    }
    return project.gateways().stream()
        .filter(module -> module.word().equals(value))
        .findFirst()
        .map(module -> JvmGateway.of(module, settings, forwarding, pair, project))
        .orElseThrow(
            () ->
                UserError.badInput(
                    "gateway=%s: gateways are %s. Name one, or the path of %s.",
                    value,
                    Words.list(
                        Stream.concat(
                                GatewayKind.words().stream(),
                                project.gateways().stream().map(GatewayModule::word))
                            .toList()),
                    String.join(" or ", GatewayKind.words())));
  }

  /** What it is, with its version; once it has been built. */
  String title();

  /** What it is to forward, and what the server must be given for that. */
  Forwarding forwarding();

  /** What it must be observed to do: values by key. */
  default Map<String, String> settings() {
    return Map.of();
  }

  /** What is to be built for it; empty for a program. */
  default Optional<GatewayModule> module() {
    return Optional.empty();
  }

  /** The pair whose client and server are at its sides. */
  default Pair between(Pair pair) {
    return pair;
  }

  /** About how much memory it takes, in bytes. */
  default long memoryBytes() {
    return 0; // a program takes next to nothing beside a JVM
  }

  /**
   * The part of a run, on this host.
   *
   * @param from where it is to listen
   * @param to where the server listens
   * @param folder of the run, which takes its configuration
   * @param jdk for one that is a JVM
   */
  Part part(Endpoint from, Endpoint to, CpuPinning cpus, Path folder, Jdk jdk);

  /** Removes what it has left in the run's folder besides its configuration and its log. */
  default void tidyUp(Path folder) {}
}
