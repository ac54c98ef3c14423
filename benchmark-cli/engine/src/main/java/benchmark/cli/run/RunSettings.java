// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.Forwarding.Traffic;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Role;
import benchmark.cli.results.Origin;
import benchmark.cli.text.Words;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Part;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.nio.file.Path;
import java.util.List;

/**
 * How variants are run, as the command line says it.
 *
 * @param jdk runs the variants that name none
 * @param generator what measures, with its options
 * @param results the folder that holds the folders of runs
 * @param profiling whether server and client are recorded by the Flight Recorder
 * @param payload the user-supplied message that is sent; null for none
 * @param parts how many servers and clients a run has
 * @param places where they run
 */
public record RunSettings(
    Jdk jdk,
    LoadGenerator generator,
    Path results,
    boolean profiling,
    Payload payload,
    PartCounts parts,
    Placement places) {

  /** Runs on this host by JMH's defaults. */
  public static RunSettings of(Jdk jdk, Path results) {
    var generator = new JmhGenerator(JmhArguments.NONE, Scenarios.USER);
    return new RunSettings(jdk, generator, results, false, null, PartCounts.ONE, Placement.LOCAL);
  }

  /** Where servers listen and clients connect. */
  public String host() {
    return places.host();
  }

  /** Where it is measured and on what, without a time. */
  public Origin origin() {
    return new Origin(
        null,
        places.client().machine(),
        jdk,
        null,
        null,
        places.names(),
        cpus().lists(),
        OwnService.current().map(OwnService::measured).orElse(null));
  }

  /** Which CPUs server and client are pinned to. */
  public CpuPinning cpus() {
    return places.cpus();
  }

  /**
   * The JDK that runs one side of a variant.
   *
   * @throws UserError if the variant names one that is not there: exit status 2
   */
  public Jdk jdk(Role role, SideSettings side) {
    return jdk(places.of(role), side);
  }

  /** The JDK where a part of the variant runs. */
  Jdk jdk(Place place, SideSettings side) {
    if (side.jdk().isEmpty()) {
      return place.equals(places.client()) ? jdk : places.jdk(place);
    }
    try {
      return Placement.jdk(place, side.jdk().get());
    } catch (UserError e) {
      throw UserError.badInput("%s", e.getMessage());
    }
  }

  /** What measures a variant, which may name a number of callers. */
  LoadGenerator generatorOf(Variant variant) {
    LoadGenerator able = generator.without(variant.pair().unsupported());
    return variant.threads().isPresent() ? able.withThreads(variant.threads().getAsInt()) : able;
  }

  /** These settings with another JDK. */
  public RunSettings withJdk(Jdk other) {
    return new RunSettings(other, generator, results, profiling, payload, parts, places);
  }

  /** These settings with another address. */
  public RunSettings withAddress(String otherHost, int otherPort) {
    return withPlaces(places.withAddress(otherHost, otherPort));
  }

  /**
   * These settings with servers and clients elsewhere: at the address, port and CPUs that these
   * say.
   */
  public RunSettings withPlaces(Placement others) {
    return new RunSettings(jdk, generator, results, profiling, payload, parts, others);
  }

  /** Whether a profiler runs: the Flight Recorder, or one of the load generator's own. */
  public boolean isProfiled() {
    return profiling || generator.profiles();
  }

  /** These settings with or without recordings. */
  public RunSettings withProfiling(boolean recorded) {
    return new RunSettings(jdk, generator, results, recorded, payload, parts, places);
  }

  /** These settings for another scenario, by JMH's defaults. */
  public RunSettings withScenario(Scenario scenario) {
    return measuredBy(new JmhGenerator(JmhArguments.NONE, scenario));
  }

  /** These settings, measured by something else. */
  public RunSettings measuredBy(LoadGenerator other) {
    return new RunSettings(jdk, other, results, profiling, payload, parts, places);
  }

  /** These settings with results in another folder. */
  public RunSettings withResults(Path folder) {
    return new RunSettings(jdk, generator, folder, profiling, payload, parts, places);
  }

  /** These settings, pinned to CPUs. */
  public RunSettings pinnedTo(CpuPinning pinning) {
    return withPlaces(places.pinnedTo(pinning));
  }

  /** These settings with a user-supplied message. */
  public RunSettings withPayload(Payload message) {
    return new RunSettings(jdk, generator, results, profiling, message, parts, places);
  }

  /** These settings with another number of servers and clients. */
  public RunSettings with(PartCounts number) {
    return new RunSettings(jdk, generator, results, profiling, payload, number, places);
  }

  /** These settings for one side alone, whose other side is on another host. */
  public RunSettings withCountersAccess(CountersAccess hosts) {
    return withPlaces(places.with(hosts));
  }

  /**
   * Makes sure that variants can run, and brings up to date what they run on.
   *
   * @throws UserError if one cannot
   */
  public void prepare(CommandContext context, List<Variant> variants) {
    prepare(context, variants, List.of(Role.values()));
  }

  private void requireJvms(Variant variant) {
    if (generator.scenario().hasStreams()) {
      variant.requireCallingJvm("Streams are opened by a JVM");
    }
    if (payload != null) {
      variant.requireCallingJvm("A message of your own is sent by a JVM");
    }
    if (parts.servers() > 1) {
      variant.requireCallingJvm("Calls are shared among several servers by a JVM");
    }
    if (profiling) {
      variant.requireJvms("Recordings are made by JVMs of both sides");
      variant.requireCallingJvm("Recordings are made by JVMs of both sides");
    }
    if (generator.scenario().work() > 0) {
      variant.requireJvms(
          "The server works in every call of the scenario " + generator.scenario().name());
    }
  }

  /** Makes sure that some sides of variants can run. */
  public void prepare(CommandContext context, List<Variant> variants, List<Role> roles) {
    variants.forEach(Variant::requireCarriesService);
    variants.forEach(this::requireJvms);
    parts.requirePossible(variants, this);
    requirePlaces(context, variants);
    context.update(variants, roles);
    requireResolved(context, variants, roles);
  }

  /**
   * Makes sure that there is everything where variants run that this project does not bring.
   *
   * @throws UserError naming the place and what it has not; exit status 2 for a JDK that a variant
   *     names
   */
  public void requirePlaces(CommandContext context, List<Variant> variants) {
    if (places.clients().size() > parts.clients()) {
      throw UserError.badInput(
          "--client %s: these are %d places, and the run has %s. Name fewer.",
          places.clientNames(), places.clients().size(), Words.count(parts.clients(), "client"));
    }
    for (Variant variant : variants) {
      requireKeys(variant, Role.SERVER, places.server());
      variant.pair().server().program().ifPresent(it -> it.requireAt(places.server()));
      if (variant.gateway().filter(it -> it.forwarding().traffic() != Traffic.TCP).isPresent()) {
        variant.requirePlainText("No gateway is set up for TLS");
      }
      places.clients().forEach(place -> requireKeys(variant, Role.CLIENT, place));
    }
    if (!places.areHere()) {
      variants.forEach(
          it -> it.requireNothingMade("Certificates and caches are made on this host only"));
      variants.forEach(it -> it.requireNoGateway("A gateway runs on this host only"));
      places.require(variants, context.children());
    }
  }

  private void requireKeys(Variant variant, Role role, Place place) {
    Jdk there = jdk(place, variant.side(role));
    variant
        .side(role)
        .settings()
        .forEach(
            (name, value) -> {
              int oldest = variant.pair().setup().key(name).orElseThrow().oldestJdk(value);
              if (there.feature() < oldest) {
                throw UserError.badInput(
                    "%s: %s=%s needs JDK %d or newer, and the %s has %s. Name one with jdk=PATH.",
                    variant.label(), name, value, oldest, role.suffix(), there.version());
              }
            });
  }

  /**
   * Resolves the classpath of every server and client now rather than in the middle of measuring,
   * and makes sure that there is a gateway if one is to be pinned.
   *
   * @throws benchmark.cli.error.UserError if Maven cannot find a variant's version of its framework
   */
  public void requireResolved(CommandContext context, List<Variant> variants) {
    requireResolved(context, variants, List.of(Role.values()));
  }

  /** Resolves the classpaths of some sides only. */
  public void requireResolved(CommandContext context, List<Variant> variants, List<Role> roles) {
    requireGatewayToPin(variants);
    variants.forEach(Variant::requireNoDiscovery);
    for (Variant variant : variants) {
      for (Role role : roles) {
        new JvmLauncher(context, variant, this).classpath(role);
      }
    }
  }

  private void requireGatewayToPin(List<Variant> variants) {
    if (cpus().of(Part.GATEWAY).isPresent()
        && variants.stream().allMatch(variant -> variant.gateway().isEmpty())) {
      throw UserError.badInput(
          "--cpus gateway=%s has no effect: there is no gateway. Write a variant such as"
              + " %s@gateway=nginx, or leave it out.",
          cpus().of(Part.GATEWAY).orElseThrow().text(), variants.get(0).pair().name());
    }
  }
}
