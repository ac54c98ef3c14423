// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.Defaults;
import benchmark.cli.process.Place;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.JavaCommand;
import benchmark.cli.project.RegistryModule;
import benchmark.cli.project.Role;
import benchmark.cli.project.SideCommand;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.Variant;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.Part;
import benchmark.cli.topology.Program;
import benchmark.cli.topology.Readiness;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The parts of a run of one system: two registries, the provider, the simulator of all other
 * instances, and the consumer.
 */
final class DiscoveryParts {

  static final List<String> REGISTRIES = List.of("registry-1", "registry-2");
  static final String ROOT = "root";
  static final String PROVIDER = "provider";
  static final String SIMULATOR = "simulator";
  static final String CONSUMER = "consumer";

  private static final Duration PATIENCE = Duration.ofMinutes(10);

  /**
   * The longest message that ZooKeeper's server and clients take, in bytes. The names of 2,500
   * addresses of an interface are 3 MB; the default, 1 MiB, would end the connection.
   */
  private static final long LONGEST_MESSAGE = 64L << 20;

  private final DiscoverySettings settings;
  private final DiscoveryConditions conditions;
  private final Variant variant;
  private final Path folder;
  private final JvmLauncher launcher;
  private final Classpath registry;
  private final String host = Defaults.BIND_ADDRESS;
  private final List<Endpoint> registries;
  private final Endpoint provider;

  DiscoveryParts(CommandContext context, DiscoverySettings settings, Variant variant, Path folder) {
    this.settings = settings;
    conditions = settings.conditions();
    this.variant = variant;
    this.folder = folder;
    launcher = new JvmLauncher(context, variant, settings.run());
    registry = Classpath.of(RegistryModule.of(context.project()));
    registries =
        conditions.hasRegistries()
            ? conditions.registries().stream().map(DiscoveryParts::endpoint).toList()
            : REGISTRIES.stream().map(it -> free(1)).toList();
    provider = free(conditions.protocols());
  }

  private Endpoint free(int ports) {
    return new Endpoint(host, Place.LOCAL.freePorts(host, ports), ports);
  }

  /** All of them, in the order of starting. */
  List<Part> all(Conversation simulator, Conversation consumer) {
    var parts = new ArrayList<Part>();
    if (conditions.hasRegistries()) {
      parts.add(part(ROOT, Optional.empty(), running -> root(), Part.Output.TO_LOG));
    } else {
      for (int i = 0; i < registries.size(); i++) {
        parts.add(registry(REGISTRIES.get(i), registries.get(i)));
      }
    }
    parts.add(part(PROVIDER, Optional.of(provider), running -> provider(), Part.Output.TO_LOG));
    parts.add(part(SIMULATOR, Optional.empty(), running -> simulator(), simulator.output()));
    parts.add(part(CONSUMER, Optional.empty(), running -> consumer(), consumer.output()));
    return parts;
  }

  private static Endpoint endpoint(String address) {
    int colon = address.lastIndexOf(':');
    return new Endpoint(
        address.substring(0, colon), Integer.parseInt(address.substring(colon + 1)), 1);
  }

  /** Where a registry listens. */
  Endpoint registry(int number) {
    return registries.get(number);
  }

  private static Part part(
      String name, Optional<Endpoint> endpoint, Program program, Part.Output output) {
    return new Part(
        name,
        "The " + name,
        Place.LOCAL,
        endpoint,
        program,
        Readiness.READY_LINE.within(PATIENCE),
        output,
        true);
  }

  private Part registry(String name, Endpoint at) {
    return part(
        name,
        Optional.of(at),
        running ->
            own(conditions.registryMegabytes(), at.port())
                .property("zookeeper.4lw.commands.whitelist", "mntr,srvr")
                .property("zookeeper.forceSync", "no") // the disk is not what is measured
                .build(registry, EntryPoint.REGISTRY, List.of(folder.resolve(name).toString())),
        Part.Output.TO_LOG);
  }

  /** Creates what everything is below, and removes it when all other parts have ended. */
  private List<String> root() {
    return own(DiscoveryConditions.SMALLEST_HEAP_MEGABYTES, provider.port())
        .build(registry, EntryPoint.ROOT, List.of(addresses(), "/" + settings.root()));
  }

  private List<String> provider() {
    return limited(
            launcher
                .begin(Role.SERVER, provider.port())
                .flags(List.of("-Xms32m", "-Xmx" + conditions.simulatorMegabytes() + "m")))
        .property(LaunchProperties.HOST, host)
        .build(
            classpath(Role.SERVER),
            EntryPoint.PROVIDER,
            List.of(
                addresses(),
                settings.root(),
                Integer.toString(conditions.interfaces()),
                Integer.toString(conditions.protocols()),
                folder.toString()));
  }

  private List<String> simulator() {
    return own(conditions.simulatorMegabytes(), provider.port())
        .build(
            registry,
            EntryPoint.SIMULATOR,
            List.of(
                addresses(),
                "/" + settings.root(),
                Integer.toString(conditions.instances()),
                Integer.toString(conditions.protocols()),
                Integer.toString(conditions.interfaces())));
  }

  private List<String> consumer() {
    SideCommand command = launcher.begin(Role.CLIENT, provider.port());
    if (!DiscoverySettings.hasHeap(variant)) {
      command.flags(List.of("-Xms64m", "-Xmx" + DiscoveryConditions.CONSUMER_MEGABYTES + "m"));
    }
    return limited(command.flags(List.of("-XX:ActiveProcessorCount=1")))
        .property(LaunchProperties.HOST, host)
        .property(LaunchProperties.GAUGES, true)
        .build(
            classpath(Role.CLIENT),
            EntryPoint.CONSUMER,
            List.of(
                addresses(),
                settings.root(),
                Integer.toString(conditions.interfaces()),
                Long.toString(conditions.call().toMillis()),
                Integer.toString(conditions.delayMillis()),
                frameworkClasses(),
                Long.toString(conditions.moment().toMillis()),
                folder.toString(),
                Boolean.toString(!conditions.eager())));
  }

  /** What the names of the framework's classes begin with: org.apache.dubbo, com.alibaba.dubbo. */
  private String frameworkClasses() {
    String[] artifact = variant.pair().setup().framework().orElseThrow().artifact().split(":");
    return artifact[0].endsWith("." + artifact[1]) ? artifact[0] : artifact[0] + "." + artifact[1];
  }

  /** A JVM of this project's own programs. */
  private SideCommand own(int megabytes, int port) {
    return limited(
            new JavaCommand(settings.run().jdk())
                .flags(List.of("-Xms32m", "-Xmx" + megabytes + "m", "-XX:+UseSerialGC"))
                .at(Place.LOCAL))
        .property(LaunchProperties.HOST, host)
        .property(LaunchProperties.PORT, port);
  }

  private static SideCommand limited(SideCommand command) {
    return command.property("jute.maxbuffer", LONGEST_MESSAGE);
  }

  /** The pair's own libraries go first, and none is there twice. */
  private Classpath classpath(Role role) {
    return launcher
        .classpath(role)
        .and(new Classpath(List.of(folder.resolve("services"))))
        .and(registry);
  }

  private String addresses() {
    return registries.stream()
        .map(at -> at.host() + ":" + at.port())
        .collect(Collectors.joining(","));
  }
}
