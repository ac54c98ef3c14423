// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Tls;
import benchmark.cli.process.Place;
import benchmark.cli.process.Workspace;
import benchmark.cli.project.Forwarding.Traffic;
import benchmark.cli.project.Role;
import benchmark.cli.project.SideCommand;
import benchmark.cli.results.RunFiles;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.Part;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The commands of a run's servers and clients: what each JVM needs to know of the others, and where
 * its files go.
 *
 * @param servers where they listen, by name
 * @param gateway where it listens, if there is one
 * @param workspaces where the parts' files are, at their places
 * @param folder the run's, on this host
 */
record PartCommands(
    Variant variant,
    RunSettings settings,
    JvmLauncher launcher,
    Map<String, Endpoint> servers,
    Optional<Endpoint> gateway,
    Workspaces workspaces,
    Path folder) {

  /**
   * The command of a server.
   *
   * @param before where the one was whose place it takes; empty for the first one
   */
  List<String> ofServer(String name, Optional<Endpoint> before) {
    Workspace there = workspaces.of(name);
    SideCommand server =
        launcher
            .begin(Role.SERVER, servers.get(name).port())
            .property(LaunchProperties.FOREIGN_SERVER, places().countersAccess().isPresent())
            .property(LaunchProperties.FAILURE, there.file(RunFiles.failure(name)))
            .property(LaunchProperties.FACTS, there.file(RunFiles.facts(name)))
            .property(LaunchProperties.OBSERVED, there.file(RunFiles.observed(name)))
            .property(LaunchProperties.COUNTERS, true);
    if (places().areApart()) {
      server
          .property(LaunchProperties.REMOTE_COUNTERS, countersPort(name))
          .property(LaunchProperties.COUNTERS_TOKEN, workspaces.token(name));
    }
    certificates(Role.SERVER).ifPresent(it -> server.property(LaunchProperties.TLS, it));
    server.flags(AotCache.flags(variant, Role.SERVER, folder));
    if (settings.parts().areMultiple()) {
      server.property(LaunchProperties.COUNTED, true);
    }
    if (settings.parts().registry()) {
      server
          .property(LaunchProperties.REGISTRY, there.file(RunFiles.REGISTRY))
          .property(LaunchProperties.REPLACEMENT, before.isPresent());
    }
    if (generator().scenario().work() > 0) {
      server.property(LaunchProperties.SHARES, there.file(RunFiles.shares(name)));
    }
    if (settings.profiling()) {
      server.property(LaunchProperties.SERVER_RECORDING, there.file(RunFiles.SERVER_RECORDING));
    }
    before
        .flatMap(it -> it.countersPort().stream().boxed().findFirst())
        .ifPresent(it -> server.property(LaunchProperties.COUNTERS_PORT, it));
    return server.build(
        launcher.classpath(Role.SERVER, places().of(name)), EntryPoint.SERVER, List.of());
  }

  /**
   * The command of a client.
   *
   * @param first whether it says what servers use: one client does
   * @param running where the servers listen; none of them if that is on another host
   * @param gatewayPid the id of its process, once it runs
   */
  List<String> ofClient(
      String name, boolean first, Map<String, Endpoint> running, LongSupplier gatewayPid) {
    Workspace there = workspaces.of(name);
    SideCommand client =
        launcher
            .begin(Role.CLIENT, places().of(name), gateway.orElse(onlyServer()).port())
            .property(LaunchProperties.FOREIGN_SERVER, places().countersAccess().isPresent())
            .property(LaunchProperties.FAILURE, there.file(RunFiles.failure(name)))
            .property(LaunchProperties.FACTS, there.file(RunFiles.facts(name)))
            .property(LaunchProperties.OBSERVED, there.file(RunFiles.observed(name)))
            .property(LaunchProperties.SLICES, there.file(fileOf(name, RunFiles.SLICES)))
            .property(LaunchProperties.COSTS, there.file(fileOf(name, RunFiles.COSTS)));
    certificates(Role.CLIENT).ifPresent(it -> client.property(LaunchProperties.TLS, it));
    client.flags(AotCache.flags(variant, Role.CLIENT, folder));
    if (settings.parts().areMultiple()) {
      client.property(LaunchProperties.JOINED, true);
    } else {
      client
          .property(LaunchProperties.RESULTS, there.file(RunFiles.JMH_RESULTS))
          .property(LaunchProperties.TABLE, there.file(RunFiles.JMH_TEXT));
    }
    if (generator().isLong() && places().of(name) != Place.LOCAL) {
      // stalls are compared with the times of restarts, which are of this host's clock
      client.property(
          LaunchProperties.CLOCK_AHEAD_MILLIS,
          (int) Math.rint(places().of(name).clock().seconds() * 1e3));
    }
    if (settings.parts().registry()) {
      client.property(LaunchProperties.REGISTRY, there.file(RunFiles.REGISTRY));
    }
    if (servers.size() > 1) {
      client.property(
          LaunchProperties.SERVERS,
          servers.values().stream()
              .map(it -> it.host() + ":" + it.port())
              .collect(Collectors.joining(",")));
    }
    if (places().countersAccess().isEmpty()) {
      if (first) {
        counters(client, running);
        if (places().areApart()) {
          client
              .property(LaunchProperties.COUNTERS_HOST, settings.host())
              .property(LaunchProperties.COUNTERS_TOKEN, workspaces.token(name));
        }
      }
    } else if (places().countersAccess().flatMap(CountersAccess::token).isPresent()) {
      client
          .property(LaunchProperties.COUNTERS_HOST, settings.host())
          .property(
              LaunchProperties.COUNTERS_PORT,
              CountersAccess.countersPort(onlyServer().port(), variant));
    }
    if (gateway.isPresent()) {
      client
          .property(LaunchProperties.PORT_BEHIND_GATEWAY, onlyServer().port())
          .property(
              LaunchProperties.GATEWAY_FORWARDS_BYTES,
              variant.gateway().orElseThrow().forwarding().traffic() == Traffic.TCP)
          .property(LaunchProperties.GATEWAY_PID, (int) gatewayPid.getAsLong());
      running
          .get(Part.GATEWAY)
          .countersPort()
          .ifPresent(port -> client.property(LaunchProperties.GATEWAY_COUNTERS_PORT, port));
    }
    if (settings.payload() != null) {
      settings.payload().sendBy(client, variant.pair(), folder, places().of(name));
    }
    if (settings.profiling()) {
      client.property(LaunchProperties.CLIENT_RECORDINGS, there.folder());
    }
    return client.build(
        launcher.classpath(Role.CLIENT, places().of(name)),
        generator().main(),
        generator().arguments());
  }

  /** The files with which a side encrypts, made when they are first asked for, if it does. */
  private Optional<Path> certificates(Role role) {
    return variant.encrypts()
        ? Optional.of(Certificates.in(folder, settings.host(), hasRsa()).resolve(role.suffix()))
        : Optional.empty();
  }

  private boolean hasRsa() {
    return Stream.of(Role.values())
        .anyMatch(it -> "rsa".equals(variant.side(it).settings().get(Tls.CERTIFICATES)));
  }

  /** The ports of counters that other places may ask for follow those of all servers. */
  private int countersPort(String server) {
    return onlyServer().port()
        + servers.size() * variant.pair().ports()
        + List.copyOf(servers.keySet()).indexOf(server);
  }

  private void counters(SideCommand client, Map<String, Endpoint> running) {
    List<Integer> ports =
        servers.keySet().stream().map(it -> running.get(it).countersPort().orElse(0)).toList();
    if (ports.size() == 1) {
      client.property(LaunchProperties.COUNTERS_PORT, ports.get(0));
    } else {
      client.property(
          LaunchProperties.COUNTERS_PORTS,
          ports.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }
  }

  /** A file of a client: of several, each has its own. */
  String fileOf(String client, String name) {
    return settings.parts().areMultiple() ? RunFiles.of(client, name) : name;
  }

  /** Where the server listens, if there is one. */
  Endpoint onlyServer() {
    return servers.values().iterator().next();
  }

  private Placement places() {
    return settings.places();
  }

  private LoadGenerator generator() {
    return settings.generatorOf(variant);
  }
}
