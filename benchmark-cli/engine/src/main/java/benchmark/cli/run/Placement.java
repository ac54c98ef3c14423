// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.PortProbe;
import benchmark.cli.error.UserError;
import benchmark.cli.gateway.Gateway;
import benchmark.cli.process.ChildProcess;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.Place;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Role;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.text.Numbers;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Part;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where servers and clients run, and how they find each other.
 *
 * @param clients at least one; of more clients than places, the next one is at the first again
 * @param host where the servers listen, and clients reach them
 * @param address what the user has given for it; empty for an address of the server's place
 * @param port the first that they listen at; 0 for free ones
 * @param jdkHome of the JDK that runs them, at each place; empty for the one that it has
 * @param cpus which CPUs the parts are pinned to
 * @param countersAccess for one side alone, of which the other one is on another host; empty
 *     otherwise
 */
public record Placement(
    Place server,
    List<Place> clients,
    String host,
    Optional<String> address,
    int port,
    Optional<Path> jdkHome,
    CpuPinning cpus,
    Optional<CountersAccess> countersAccess) {

  /** All on this host, on free ports. */
  public static final Placement LOCAL =
      of(Place.LOCAL, List.of(Place.LOCAL), Optional.empty(), Optional.empty());

  private static final long LEAST_DISK = 256L << 20;
  private static final int PROBE_SECONDS = 20;

  /**
   * Places whose address is that of the server's place: loopback if the clients are there, too.
   *
   * @param address as the user has given it; empty for one of the place's own
   * @throws UserError if the place has no address that others may know
   */
  public static Placement of(
      Place server, List<Place> clients, Optional<String> address, Optional<Path> jdkHome) {
    String host =
        address
            .or(
                () ->
                    clients.stream().allMatch(server::equals)
                        ? Optional.of(Defaults.HOST)
                        : server.addresses().stream().findFirst())
            .orElseThrow(
                () ->
                    UserError.failure(
                        "%s has no known address that clients at %s could use. Give one with"
                            + " --address.",
                        server.name(), clients.get(0).name()));
    return new Placement(
        server, List.copyOf(clients), host, address, 0, jdkHome, CpuPinning.NONE, Optional.empty());
  }

  /** These places with another address. */
  Placement withAddress(String otherHost, int otherPort) {
    return new Placement(
        server, clients, otherHost, address, otherPort, jdkHome, cpus, countersAccess);
  }

  /** These places, pinned to CPUs. */
  Placement pinnedTo(CpuPinning pinning) {
    return new Placement(server, clients, host, address, port, jdkHome, pinning, countersAccess);
  }

  /** These places for one side alone. */
  Placement with(CountersAccess hosts) {
    return new Placement(server, clients, host, address, port, jdkHome, cpus, Optional.of(hosts));
  }

  /** The place of the first client, which the record of a run is about. */
  public Place client() {
    return clients.get(0);
  }

  /** The place of a side. */
  public Place of(Role role) {
    return role == Role.SERVER ? server : client();
  }

  /** The place of a part, by its name. */
  public Place of(String part) {
    if (!Part.isOf(Part.CLIENT, part)) {
      return server;
    }
    String number = part.replaceAll("\\D", "");
    return number.isEmpty()
        ? client()
        : clients.get((Integer.parseInt(number) - 1) % clients.size());
  }

  /** The places of the parts of a kind; a gateway is where servers are. */
  public List<Place> allOf(String kind) {
    return kind.equals(Part.CLIENT) ? clients : List.of(server);
  }

  private List<Place> all() {
    return Stream.concat(Stream.of(server), clients.stream()).distinct().toList();
  }

  /** What a title says of a part's place: nothing of this host. */
  String at(String part) {
    return at(of(part));
  }

  private static String at(Place place) {
    return place == Place.LOCAL ? "" : " at " + place.name();
  }

  /** Whether servers and clients are at different places. */
  public boolean areApart() {
    return !clients.stream().allMatch(server::equals);
  }

  /** Whether everything runs on this host. */
  public boolean areHere() {
    return all().equals(List.of(Place.LOCAL));
  }

  /**
   * The names of the places by those of parts, and the address if the user has given one; empty if
   * all run on this host.
   */
  public Map<String, String> names() {
    if (areHere()) {
      return Map.of();
    }
    var names = new TreeMap<>(Map.of(Part.SERVER, server.name(), Part.CLIENT, clientNames()));
    address.ifPresent(it -> names.put(PlaceFacts.ADDRESS, it));
    return names;
  }

  /** The names of the clients' places, as a user would write them. */
  String clientNames() {
    return clients.stream().map(Place::name).collect(Collectors.joining(","));
  }

  /**
   * Makes sure that all of them can still be reached.
   *
   * @throws UserError why one cannot
   */
  public void requireReachable() {
    all().forEach(Place::requireReachable);
  }

  /**
   * Whether the parts of all variants find memory at their places at the same time; they do where
   * that is not known.
   */
  public boolean fit(List<Variant> variants, PartCounts parts) {
    return shortage(variants, parts).isEmpty();
  }

  /**
   * Makes sure that they do.
   *
   * @throws UserError how much they need, and how much there is
   */
  public void requireFit(List<Variant> variants, PartCounts parts) {
    shortage(variants, parts)
        .ifPresent(
            it -> {
              throw UserError.failure(
                  "%d variants together need %.0f MiB of memory%s, but %.0f MiB are free. Give them"
                      + " a smaller heap, such as @heap=256m%s.",
                  variants.size(),
                  it.needed() / Numbers.MEBI,
                  at(it.place()),
                  it.free() / Numbers.MEBI,
                  variants.size() > 2 ? ", or name fewer" : "");
            });
  }

  private record Shortage(Place place, long needed, long free) {}

  private Optional<Shortage> shortage(List<Variant> variants, PartCounts parts) {
    for (Place place : all()) {
      long needed = variants.stream().mapToLong(it -> memoryBytes(place, it, parts)).sum();
      long free = place.availableMemory().orElse(Long.MAX_VALUE);
      if (needed > free) {
        return Optional.of(new Shortage(place, needed, free));
      }
    }
    return Optional.empty();
  }

  /** About how much memory the parts of a variant take that are at a place, in bytes. */
  long memoryBytes(Place place, Variant variant, PartCounts parts) {
    long servers = place.equals(server) ? parts.servers() : 0;
    long clients = parts.clientNames().stream().filter(it -> of(it).equals(place)).count();
    long gateway =
        place.equals(Place.LOCAL) ? variant.gateway().map(Gateway::memoryBytes).orElse(0L) : 0;
    return servers * variant.server().memoryBytes()
        + clients * variant.client().memoryBytes()
        + gateway;
  }

  /**
   * The JDK of a place for variants that name none.
   *
   * @throws UserError if there is none of version 17 or newer
   */
  public Jdk jdk(Place place) {
    return jdk(place, jdkHome.orElseGet(place::javaHome));
  }

  /** The JDK of a place by its home there. */
  static Jdk jdk(Place place, Path home) {
    try {
      return Jdk.at(place, home);
    } catch (UserError e) {
      throw place == Place.LOCAL ? e : UserError.failure("%s: %s", place.name(), e.getMessage());
    }
  }

  /**
   * Makes sure that the places can do what variants need of them.
   *
   * @throws UserError naming the place, and what to do
   */
  void require(List<Variant> variants, ChildProcesses children) {
    for (Place place : all()) {
      if (place != Place.LOCAL) {
        requireDisk(place);
        requireMemory(place, variants);
      }
    }
    if (areApart()) {
      probe(children);
    }
  }

  private void requireMemory(Place place, List<Variant> variants) {
    Role role = place.equals(server) ? Role.SERVER : Role.CLIENT;
    long needed = variants.stream().mapToLong(it -> it.side(role).memoryBytes()).max().orElse(0);
    long free = place.availableMemory().orElse(Long.MAX_VALUE);
    if (free < needed) {
      throw UserError.failure(
          "%s has %.0f MB of free memory, and a %s needs about %.0f MB. Give it a smaller heap"
              + " (heap=256m), or use another place.",
          place.name(), free / Numbers.MEBI, role.suffix(), needed / Numbers.MEBI);
    }
  }

  private static void requireDisk(Place place) {
    long free = place.freeDiskBytes();
    if (free < LEAST_DISK) {
      throw UserError.failure(
          "%s has %.0f MB of free disk space for files of this project, which need about %.0f MB."
              + " Free some, or point BENCHMARK_CACHE there elsewhere.",
          place.name(), free / Numbers.MEBI, LEAST_DISK / Numbers.MEBI);
    }
  }

  /** Opens a port where servers run, and connects to it from where clients run. */
  private void probe(ChildProcesses children) {
    if (port != 0) { // a firewall may let this one through only
      server.requireFree(host, port, 1);
    }
    int probed = port == 0 ? server.freePorts(host, 1) : port;
    var answered = new CompletableFuture<Boolean>();
    try {
      Path said = Files.createTempFile("benchmark-probe-", ".log");
      try (ChildProcess listener =
          server.start(
              children,
              listenAt(probed),
              said,
              said,
              piece -> {
                if (piece.contains(PortProbe.LISTENS)) {
                  answered.complete(true);
                }
              })) {
        listener.onExit(() -> answered.complete(true));
        boolean inTime = answered.completeOnTimeout(false, PROBE_SECONDS, TimeUnit.SECONDS).join();
        if (!inTime || !Files.readString(said).contains(PortProbe.LISTENS)) {
          throw UserError.failure(
              "A server at %s cannot listen on %s (%s). Give an address of that place with"
                  + " --address.",
              server.name(), host, inTime ? Files.readString(said).strip() : "no answer");
        }
        for (Place client : clients) {
          if (!client.accepts(host, probed)) {
            throw UserError.failure(
                "Clients at %s cannot reach %s:%d, where a server at %s listens. Open the port"
                    + " in the network between them, or give another address with --address.",
                client.name(), host, probed, server.name());
          }
        }
      } finally {
        Files.delete(said);
      }
    } catch (IOException e) {
      throw UserError.failure("Cannot write a temporary file: %s.", e.getMessage());
    }
  }

  private List<String> listenAt(int probed) {
    return List.of(
        server.javaHome().resolve("bin/java").toString(),
        LaunchProperties.LIFELINE.flag(true),
        "-cp",
        server.share(List.of(Place.classes(LaunchProperties.class))).get(0).toString(),
        EntryPoint.PROBE.className(),
        "listen",
        host,
        Integer.toString(probed));
  }
}
