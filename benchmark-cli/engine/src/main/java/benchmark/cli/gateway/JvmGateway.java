// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.gateway;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.Forwarding;
import benchmark.cli.project.Forwarding.Traffic;
import benchmark.cli.project.GatewayModule;
import benchmark.cli.project.JavaCommand;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import benchmark.cli.results.RunFiles;
import benchmark.cli.text.Words;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.Part;
import benchmark.cli.topology.Readiness;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import benchmark.launch.Link;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A gateway that is a module of this project, in a JVM of its own: started as servers are.
 *
 * @param runs the module
 * @param settings of the relay, by key: what it is, and its link
 * @param other the pair whose server it calls, if it converts
 */
record JvmGateway(
    GatewayModule runs, Map<String, String> settings, Forwarding forwarding, Optional<Pair> other)
    implements Gateway {

  /** As servers and clients have it, all of it from the start. */
  private static final List<String> HEAP = List.of("-Xms1g", "-Xmx1g");

  private static final long MEMORY = 1400L << 20;

  /**
   * Makes sure that it can take a pair's calls.
   *
   * @throws UserError if it cannot, naming what can
   */
  static JvmGateway of(
      GatewayModule module,
      Map<String, String> settings,
      Forwarding forwarding,
      Pair pair,
      Project project) {
    if (module.forwardsConnections()) {
      return relay(module, settings);
    }
    if (!module.forwards().contains(forwarding.traffic())) {
      throw UserError.badInput(
          "%s cannot be called through gateway=%s, which takes %s only, not %s. Write gateway=%s.",
          pair.name(),
          module.word(),
          Words.list(module.forwards().stream().map(Traffic::inWords).toList()),
          forwarding.traffic().inWords(),
          others(forwarding, pair, project));
    }
    if (!isClient(module, pair, project)) {
      throw UserError.badInput(
          "%s cannot be called through gateway=%s, which takes the requests of %s only. Name one of"
              + " these, or write gateway=%s.",
          pair.name(),
          module.word(),
          Words.list(
              project.pairs().stream()
                  .filter(it -> isClient(module, it, project))
                  .map(Pair::name)
                  .toList()),
          others(forwarding, pair, project));
    }
    return new JvmGateway(module, Map.of(), forwarding, module.server().map(project::pair));
  }

  /** Whatever a pair sends over connections passes it; the server needs nothing for that. */
  private static JvmGateway relay(GatewayModule module, Map<String, String> given) {
    try {
      Link.of(given);
    } catch (IllegalArgumentException wrong) {
      throw UserError.badInput("%s", wrong.getMessage());
    }
    var settings = new TreeMap<>(given);
    settings.put(KEY, module.word());
    return new JvmGateway(
        module,
        settings,
        new Forwarding(Traffic.TCP, Map.of(), false, Optional.empty()),
        Optional.empty());
  }

  /** The names of those that the pair can be called through. */
  private static String others(Forwarding forwarding, Pair pair, Project project) {
    return Stream.concat(
            GatewayKind.words().stream(),
            project.gateways().stream()
                .filter(
                    it -> it.forwardsConnections() || it.forwards().contains(forwarding.traffic()))
                .filter(it -> isClient(it, pair, project))
                .map(GatewayModule::word))
        .collect(Collectors.joining(" or gateway="));
  }

  private static boolean isClient(GatewayModule module, Pair pair, Project project) {
    return module.clients().stream()
        .allMatch(base -> project.modulesOf(pair.client()).contains(base));
  }

  @Override
  public String title() {
    if (runs.artifact().isEmpty()) {
      return Link.KEYS.stream().noneMatch(settings::containsKey)
          ? runs.word()
          : "%s (%s in each direction)"
              .formatted(
                  runs.word(),
                  Words.list(
                      Link.KEYS.stream()
                          .filter(settings::containsKey)
                          .map(key -> settings.get(key) + (key.equals(Link.LOSS) ? " lost" : ""))
                          .toList()));
    }
    return "%s (%s %s)"
        .formatted(
            runs.word(),
            runs.artifact(),
            Classpath.of(runs).versions().getOrDefault(runs.artifact(), "?"));
  }

  @Override
  public Optional<GatewayModule> module() {
    return Optional.of(runs);
  }

  @Override
  public Pair between(Pair pair) {
    return other.map(pair::servedBy).orElse(pair);
  }

  @Override
  public long memoryBytes() {
    return MEMORY;
  }

  @Override
  public Part part(Endpoint from, Endpoint to, CpuPinning cpus, Path folder, Jdk jdk) {
    JavaCommand java =
        new JavaCommand(jdk)
            .prefix(cpus.prefix(Part.GATEWAY))
            .flags(cpus.flags(Part.GATEWAY, Place.LOCAL))
            .flags(HEAP)
            .flags(runs.jvmOptions())
            .at(Place.LOCAL)
            .property(LaunchProperties.PAIR, runs.name())
            .property(LaunchProperties.HOST, from.host())
            .property(LaunchProperties.PORT, from.port())
            .property(LaunchProperties.HOST_BEHIND_GATEWAY, to.host())
            .property(LaunchProperties.PORT_BEHIND_GATEWAY, to.port())
            .property(LaunchProperties.GATEWAY_HTTP2, forwarding.traffic() == Traffic.GRPC)
            .property(LaunchProperties.COUNTERS, true);
    if (!settings.isEmpty()) {
      java.property(LaunchProperties.OBSERVED, folder.resolve(RunFiles.observed(Part.GATEWAY)));
      settings.forEach((key, value) -> java.property(LaunchProperties.KEY + key, value));
    }
    List<String> command = java.build(Classpath.of(runs), EntryPoint.SERVER, List.of());
    return new Part(
        Part.GATEWAY,
        "The gateway " + runs.word(),
        Place.LOCAL,
        Optional.of(from),
        running -> command,
        Readiness.READY_LINE,
        Part.Output.TO_LOG,
        true);
  }
}
