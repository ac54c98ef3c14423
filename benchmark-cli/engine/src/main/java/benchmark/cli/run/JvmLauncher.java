// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.machine.CpuList;
import benchmark.cli.process.Place;
import benchmark.cli.process.Sha256;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.JavaCommand;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.PartProgram;
import benchmark.cli.project.ProgramCommand;
import benchmark.cli.project.ProgramModule;
import benchmark.cli.project.Role;
import benchmark.cli.project.SideCommand;
import benchmark.cli.project.VariantKey;
import benchmark.cli.project.VersionOverride;
import benchmark.cli.topology.Part;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.LaunchProperties;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Begins the command that starts a variant's server or client; who starts it adds the rest. */
public record JvmLauncher(CommandContext context, Variant variant, RunSettings settings) {

  private PairModule module(Role role) {
    return variant.pair().module(role);
  }

  /** Launcher, pinning, flags and properties of a JVM, but not yet what it runs. */
  public SideCommand begin(Role role, int port) {
    return begin(role, settings.places().of(role), port);
  }

  /** Begins a command at one of several places. */
  SideCommand begin(Role role, Place place, int port) {
    SideSettings side = variant.side(role);
    SideCommand command =
        module(role)
            .program()
            .<SideCommand>map(it -> new ProgramCommand(it, cpus(role, place)))
            .orElseGet(() -> jvm(role, place))
            .prefix(
                Stream.concat(
                        settings.cpus().prefix(role.suffix()).stream(),
                        side.keyEnvironment(variant.pair()).stream())
                    .toList())
            // JMH would refuse to run beside another JMH, anybody's; a warning says so instead
            .property("jmh.ignoreLock", true)
            .property(LaunchProperties.PAIR, variant.pair().name())
            .property(LaunchProperties.HOST, settings.host())
            .property(LaunchProperties.PORT, port)
            .property(LaunchProperties.PORTS, variant.pair().ports())
            .property(
                LaunchProperties.LEFT_OUT, String.join(",", variant.pair().unsupported().names()))
            .property(LaunchProperties.POOL, variant.pair().facts().hasPool())
            .property(
                LaunchProperties.TIMEOUT_MILLIS,
                Optional.ofNullable(side.settings().get(VariantKey.TIMEOUT))
                    .map(Integer::valueOf)
                    .orElse(Defaults.CALL_TIMEOUT_MILLIS));
    if (settings.generator().isLong()) {
      command.property(LaunchProperties.GAUGES, true);
    }
    Scenario scenario = settings.generator().scenario();
    if (scenario != Scenarios.USER && OwnService.current().isEmpty()) {
      command.property(LaunchProperties.SCENARIO, scenario.name());
    }
    OwnService.current().ifPresent(it -> it.describeTo(command, variant.pair(), place));
    if (role == Role.CLIENT && module(Role.SERVER).program().isPresent()) {
      command.property(LaunchProperties.PROGRAM, true);
    }
    if (role == Role.CLIENT) {
      side.program()
          .ifPresent(it -> command.property(LaunchProperties.CLIENT_PROGRAM, words(it, place)));
    }
    if (role == Role.SERVER) {
      if (variant.side(Role.CLIENT).settings().containsKey(VariantKey.TIMEOUT)) {
        command.property(LaunchProperties.HOLDS, true);
      }
      variant
          .gateway()
          .ifPresent(it -> it.forwarding().serverProperties().forEach(command::property));
    }
    side.settings().forEach((key, value) -> command.property(LaunchProperties.KEY + key, value));
    side.properties().forEach(command::property);
    return command;
  }

  /** What starts a program that the client's JVM lets call, at a place. */
  private String words(ProgramModule module, Place place) {
    PartProgram program = module.calling();
    var words = new ArrayList<>(List.of("env"));
    program
        .environment(cpus(Role.CLIENT, place))
        .forEach((name, value) -> words.add(name + "=" + value));
    words.addAll(program.words(place.share(program.files())));
    return String.join("\t", words);
  }

  private JavaCommand jvm(Role role, Place place) {
    SideSettings side = variant.side(role);
    return new JavaCommand(settings.jdk(place, side))
        .flags(settings.cpus().flags(role.suffix(), place))
        .flags(side.heapFlags())
        .flags(module(role).jvmOptions())
        .flags(versions(role).map(VersionOverride::jvmOptions).orElse(List.of()))
        .flags(side.keyFlags(variant.pair()))
        .flags(side.jvmFlags())
        .at(place);
  }

  /** How many CPUs a part may use. */
  private int cpus(Role role, Place place) {
    return settings.cpus().of(role.suffix()).map(CpuList::size).orElseGet(place::cpus);
  }

  /**
   * The jars that a server or client of the variant runs on; versions that are not the project's
   * are resolved when they are first asked for.
   */
  public Classpath classpath(Role role) {
    Classpath own =
        versions(role)
            .map(it -> it.classpath(module(role)))
            .orElseGet(() -> Classpath.of(module(role)));
    Classpath all = OwnService.current().map(it -> it.after(own, variant.pair())).orElse(own);
    return variant.side(role).classes().map(all::behind).orElse(all);
  }

  /** Every library on the classpath of the client, and its version. */
  public Map<String, String> clientModules() {
    return classpath(Role.CLIENT).versions();
  }

  /**
   * Every library on the classpaths of server and client, and its version; both versions where they
   * differ: 3.3.6 (client), 2.7.23 (server). With them the gateway, if there is one.
   */
  public Map<String, String> modules() {
    var modules = new TreeMap<>(clientModules());
    classpath(Role.SERVER)
        .versions()
        .forEach(
            (library, version) ->
                modules.merge(
                    library,
                    version,
                    (ofClient, ofServer) ->
                        ofClient.equals(ofServer)
                            ? ofClient
                            : "%s (client), %s (server)".formatted(ofClient, ofServer)));
    variant.gateway().ifPresent(it -> modules.put(Part.GATEWAY, it.title()));
    return modules;
  }

  /** The jars of a side at a place. */
  Classpath classpath(Role role, Place place) {
    return new Classpath(place.share(classpath(role).jars()));
  }

  /** The JDK that runs one side. */
  Jdk jdk(Role role) {
    return settings.jdk(role, variant.side(role));
  }

  private Optional<VersionOverride> versions(Role role) {
    return Optional.of(variant.side(role).versions())
        .filter(it -> !it.isEmpty())
        .map(
            version ->
                new VersionOverride(
                    context.project(), version, context.children(), System.err::println));
  }

  /**
   * The SHA-256, as they are now, of what is on the classpaths and has no version that identifies
   * it: snapshots by artifact, the variant's own classes by their path.
   */
  Map<String, String> hashes() {
    var hashes = new TreeMap<String, String>();
    for (Role role : Role.values()) {
      classpath(role)
          .snapshots()
          .forEach((artifact, hash) -> hashes.merge(artifact, hash, JvmLauncher::both));
      if (module(role).program().isPresent()) {
        hashes.putAll(classpath(role).hashes());
      }
      variant.side(role).program().ifPresent(it -> hashes.putAll(Classpath.of(it).hashes()));
      variant
          .side(role)
          .classes()
          .ifPresent(it -> hashes.put(it.path().toString(), Sha256.of(it.path())));
    }
    OwnService.current().ifPresent(it -> hashes.putAll(it.hashes()));
    return hashes;
  }

  private static String both(String ofClient, String ofServer) {
    return ofClient.equals(ofServer) ? ofClient : ofClient + " " + ofServer;
  }
}
