// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.JvmEnvironment;
import benchmark.cli.machine.Machine;
import benchmark.cli.process.Place;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Role;
import benchmark.cli.project.SetupFact;
import benchmark.cli.project.VariantKey;
import benchmark.cli.results.ConnectionCounts;
import benchmark.cli.results.Json;
import benchmark.cli.results.Observed;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunOrigin;
import benchmark.cli.results.RunProcesses;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.topology.Part;
import benchmark.cli.topology.RunningPart;
import benchmark.cli.topology.Topology;
import benchmark.launch.ExitStatus;
import benchmark.launch.ObservedFacts;
import benchmark.launch.Setup;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the record of a run, and takes what its parts have left for it. */
final class RunRecorder {

  private final Variant variant;
  private final RunSettings settings;
  private final GitState commit;
  private final CommandContext context;
  private final JvmLauncher launcher;
  private final Machine machine;
  private final Jdk jdk;
  private final Map<String, Jdk> otherJdks;
  private final Instant start = Place.LOCAL.now();
  private Map<String, String> hashes = Map.of();
  private Map<String, ObservedFacts> observed = Map.of();

  /**
   * Looks at the machine and the JDKs before anything runs.
   *
   * @throws UserError if a place or a JDK is not there
   */
  RunRecorder(
      Variant variant,
      RunSettings settings,
      GitState commit,
      CommandContext context,
      JvmLauncher launcher) {
    this.variant = variant;
    this.settings = settings;
    this.commit = commit;
    this.context = context;
    this.launcher = launcher;
    machine = settings.places().client().machine();
    jdk = launcher.jdk(Role.CLIENT);
    otherJdks = otherJdks();
  }

  /** Looks at what no version identifies, just before it is run. */
  void begin() {
    hashes = launcher.hashes();
  }

  /**
   * Takes what parts have found of themselves, once they have ended.
   *
   * @throws UserError if a key of the variant, or a library's version, did not act
   */
  void observe(RunFolder folder) {
    observed = folder.takeObserved(observers());
    KeyProof.require(variant, observed);
    LibraryProof.require(variant, launcher::classpath, observed);
  }

  /**
   * Writes the record.
   *
   * @param folder the run's
   * @param topology the parts, which have ended
   * @param disturbances what kept the place of each part from its work
   * @param slices how one JVM measured all operations; null if each had JVMs of its own
   * @param failure why the run failed; null if it did not
   */
  void write(
      RunFolder folder,
      Topology topology,
      Map<String, Disturbance> disturbances,
      SliceFacts slices,
      RuntimeException failure) {
    int status =
        failure == null
            ? 0
            : failure instanceof UserError error ? error.status() : ExitStatus.INTERRUPTED;
    Json.write(
        folder.file(RunFiles.RECORD),
        new RunRecord(
            variant.label(),
            variant.pair().name(),
            context.userCommand(),
            new RunOrigin(
                commit,
                machine,
                start,
                Place.LOCAL.now(),
                disturbances.get(settings.parts().clientNames().get(0)),
                placeFacts(disturbances)),
            new RunRecord.Libraries(modules(topology), hashes),
            new RunProcesses(
                settings.cpus().lists(),
                jdk,
                otherJdks,
                inheritedOptions(),
                folder.takeFacts(partNames().toList()),
                topology.commandLines()),
            new RunRecord.Course(
                settings.isProfiled(),
                readySeconds(topology),
                slices,
                settings.parts().servers() == 1
                    ? null
                    : variant.pair().facts().balancing().orElseThrow(),
                settings.payload() != null && settings.payload().losesTree(variant.pair()),
                observed(folder, failure == null),
                status,
                failure == null ? null : failure.getMessage())));
  }

  /** With what commands have said of themselves. */
  private Map<String, String> modules(Topology topology) {
    var modules = new TreeMap<>(launcher.modules());
    if (variant.side(Role.CLIENT).program().isPresent()) {
      settings.parts().clientNames().stream()
          .flatMap(it -> Stream.ofNullable(observed.get(it)))
          .flatMap(it -> it.libraries().stream())
          .forEach(it -> modules.put(it.artifact(), it.version()));
    }
    servers(topology).map(RunningPart::libraries).forEach(modules::putAll);
    return modules;
  }

  private Stream<RunningPart> servers(Topology topology) {
    return settings.parts().serverNames().stream().map(topology::part).filter(Objects::nonNull);
  }

  /** What parts have found of themselves, and of a good run the connections that it opened. */
  private Observed observed(RunFolder folder, boolean good) {
    return new Observed(
        observed.isEmpty() ? folder.takeObserved(observers()) : observed,
        declared(),
        good ? ConnectionCounts.read(folder.file(RunFiles.COSTS)) : null);
  }

  /** The facts of the pair's standard set-up, as far as the variant sets nothing else. */
  private Map<String, String> declared() {
    Map<String, String> set = variant.side(Role.SERVER).settings();
    boolean standard =
        set.getOrDefault(VariantKey.SETUP, Setup.STANDARD.key()).equals(Setup.STANDARD.key());
    return variant.pair().setup().facts().stream()
        .filter(fact -> standard)
        .filter(
            fact ->
                Stream.of(Role.values())
                    .flatMap(role -> variant.side(role).settings().keySet().stream())
                    .noneMatch(key -> key.startsWith(fact.topic().subject())))
        .collect(Collectors.toMap(fact -> fact.topic().key(), SetupFact::value));
  }

  /** The options that parts of this host have inherited; elsewhere they are taken away. */
  private Map<String, String> inheritedOptions() {
    return partNames().map(settings.places()::of).anyMatch(Place.LOCAL::equals)
        ? JvmEnvironment.ofThisProcess()
        : Map.of();
  }

  /** What there is to know of places; nothing if all is here, where the record says it. */
  private Map<String, PlaceFacts> placeFacts(Map<String, Disturbance> disturbances) {
    var ofPlaces = new HashMap<Place, PlaceFacts>();
    return settings.places().areHere()
        ? Map.of()
        : partNames()
            .collect(
                Collectors.toMap(
                    Function.identity(),
                    part ->
                        ofPlaces.computeIfAbsent(
                            settings.places().of(part), it -> facts(it, disturbances.get(part)))));
  }

  private static PlaceFacts facts(Place place, Disturbance disturbance) {
    return place.failureReason().isPresent()
        ? new PlaceFacts(place.name(), null, null, null, disturbance)
        : new PlaceFacts(
            place.name(), place.node().orElse(null), place.machine(), place.clock(), disturbance);
  }

  /** The server's JDK, unless it has none, or the client's, or the server is on another host. */
  private Map<String, Jdk> otherJdks() {
    if (variant.pair().server().program().isPresent()) {
      return Map.of();
    }
    Jdk server = launcher.jdk(Role.SERVER);
    return settings.places().countersAccess().isPresent() || server.equals(jdk)
        ? Map.of()
        : settings.parts().serverNames().stream()
            .collect(Collectors.toMap(name -> name, name -> server));
  }

  /** Of several servers, that of the one that took longest. */
  private Double readySeconds(Topology topology) {
    return servers(topology)
        .map(it -> it.startup().toMillis() / 1000.0)
        .max(Comparator.naturalOrder())
        .orElse(null);
  }

  /** The parts that look at themselves. */
  private List<String> observers() {
    return Stream.concat(partNames(), variant.gateway().map(any -> Part.GATEWAY).stream()).toList();
  }

  private Stream<String> partNames() {
    return settings.parts().names();
  }
}
