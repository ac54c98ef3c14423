// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.process.Places;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Placement;
import benchmark.cli.topology.Part;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Where servers and clients run, if not on this host. */
public final class PlacesOptions {

  @Option(
      names = "--server",
      paramLabel = "PLACE",
      description =
          "where servers run: local, ssh:[USER@]HOST[:PORT], kube:[NAMESPACE/]POD[/CONTAINER],"
              + " podman:NAME, docker:NAME, or exec:WORDS, a prefix for every command.")
  private String server;

  @Option(
      names = "--client",
      paramLabel = "PLACE",
      description =
          "where clients run, in the same form; several separated by commas, or a range such as"
              + " kube:bench/client-{0..7}, for as many clients.")
  private String client;

  @Option(
      names = "--address",
      paramLabel = "HOST",
      description =
          "where servers at another place listen and clients reach them (default an address of"
              + " that place).")
  private String address;

  public boolean areGiven() {
    return server != null || client != null || address != null;
  }

  /** Whether one of them is not this host. */
  public boolean areElsewhere() {
    return Stream.of(server, client).anyMatch(it -> it != null && !it.matches("local(,local)*"));
  }

  /**
   * The places, connected.
   *
   * @param jdkHome that is given for all of them
   * @param stored {@linkplain Placement#names those of a record}, for a user who names none
   * @throws UserError if one cannot be read or used
   */
  public Placement places(
      CommandContext context, Optional<Path> jdkHome, Map<String, String> stored) {
    Map<String, String> before = server == null && client == null ? stored : Map.of();
    List<Place> ofServer = parsed("--server", server, before.get(Part.SERVER), context);
    if (ofServer.size() > 1) {
      throw UserError.badInput(
          "--server %s: these are %d places; all servers of a run are at one. Name one.",
          server, ofServer.size());
    }
    var byName = new HashMap<>(Map.of(ofServer.get(0).name(), ofServer.get(0)));
    Placement places =
        Placement.of(
            ofServer.get(0),
            parsed("--client", client, before.get(Part.CLIENT), context).stream()
                .map(it -> byName.computeIfAbsent(it.name(), name -> it))
                .toList(),
            either(address, before.get(PlaceFacts.ADDRESS)),
            jdkHome);
    if (address != null && places.areHere()) {
      throw UserError.badInput(
          "--address %s: it is the address of a server at another place. Name that place with"
              + " --server.",
          address);
    }
    return places;
  }

  private static List<Place> parsed(
      String option, String given, String before, CommandContext context) {
    return either(given, before)
        .map(it -> Places.parse(option, it, context.children()))
        .orElse(List.of(Place.LOCAL));
  }

  private static Optional<String> either(String given, String before) {
    return Optional.ofNullable(given == null ? before : given);
  }
}
