// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.error.FirstFailure;
import benchmark.cli.error.UserError;
import benchmark.cli.incident.Incidents;
import benchmark.cli.incident.LogWatch;
import benchmark.cli.machine.Activity;
import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.JvmEnvironment;
import benchmark.cli.machine.Machine;
import benchmark.cli.process.ChildProcess;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Place;
import benchmark.cli.process.Workspace;
import benchmark.cli.project.GitState;
import benchmark.cli.project.JavaCommand;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Role;
import benchmark.cli.project.SetupFact;
import benchmark.cli.results.ConnectionCounts;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.Json;
import benchmark.cli.results.Observed;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.RunResults;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.status.Progress;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.LogTail;
import benchmark.cli.topology.Part;
import benchmark.cli.topology.Readiness;
import benchmark.cli.topology.RunningPart;
import benchmark.cli.topology.Topology;
import benchmark.launch.EntryPoint;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import benchmark.launch.ProtocolSetting;
import benchmark.launch.Setup;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The parts of a variant's run, which are its servers and its clients, a gateway between them if
 * the variant has one, or the client alone; and the folder of the run: {@link #execute}, or {@link
 * #start}, then {@link #requireMeasured} once the clients have been led to their end, then {@link
 * #finish}; {@link #fail} if one of them throws. For one thread.
 */
public final class RunningTopology {

  private final Variant variant;
  private final RunSettings settings;
  private final LoadGenerator generator;
  private final GitState commit;
  private final CommandContext context;
  private final PartPlaces places;
  private final Machine machine;
  private final Instant start = Place.LOCAL.now();
  private final JvmLauncher command;
  private final RunFolder folder;
  private final Map<String, Endpoint> servers = new LinkedHashMap<>();
  private final Workspaces workspaces;
  private final Jdk jdk;
  private final Map<String, Jdk> otherJdks;
  private final Optional<Endpoint> gateway;

  private Topology topology = new Topology(List.of());
  private Optional<LogWatch> logs = Optional.empty();
  private Map<String, String> hashes = Map.of();
  private Map<String, Activity> before = Map.of();
  private Map<String, Disturbance> disturbances = Map.of();

  /**
   * Creates the folder and picks the ports; nothing runs yet.
   *
   * @param commit the project's, for the record
   * @throws UserError if the run cannot begin
   */
  public RunningTopology(
      Variant variant, RunSettings settings, GitState commit, CommandContext context) {
    context.interruption().check();
    this.variant = variant;
    this.settings = settings;
    this.generator = settings.generatorOf(variant);
    this.commit = commit;
    this.context = context;
    places = settings.places();
    machine = places.client().machine();
    command = new JvmLauncher(context, variant, settings);
    int port = port();
    for (String server : settings.parts().serverNames()) {
      servers.put(server, new Endpoint(settings.host(), port, variant.pair().ports()));
      port += variant.pair().ports();
    }
    gateway =
        variant
            .gateway()
            .map(it -> new Endpoint(settings.host(), Place.LOCAL.freePorts(settings.host(), 1), 1));
    folder = RunFolder.create(settings.results(), variant.fileName());
    workspaces = new Workspaces(places, folder.path());
    jdk = command.jdk(Role.CLIENT);
    otherJdks = otherJdks();
  }

  private int port() {
    int each = variant.pair().ports() + (places.areApart() ? 1 : 0); // one more for counters
    int ports = each * settings.parts().servers();
    Place place = places.server();
    if (places.countersAccess().isPresent()) {
      return places.port() == 0 ? Defaults.PORT : places.port();
    }
    if (places.port() == 0) {
      return place.freePorts(settings.host(), ports);
    }
    place.requireFree(settings.host(), places.port(), ports);
    return places.port();
  }

  /**
   * The whole run: starts the parts, has the clients driven to their end, and stops the others.
   *
   * @param stage what the status line says of this run
   * @return the folder of the results
   * @throws RunFailed if it could not be measured; its folder then ends in .failed and says why
   */
  public Path execute(StatusLine status, ProgressContext stage) {
    try (var progress = new Progress(status, stage)) {
      ClientDriver driver = generator.driver(settings.parts(), progress::at);
      start(driver::accept);
      SliceFacts mixture = driver.drive(clients(), folder());
      requireMeasured();
      return finish(mixture);
    } catch (RuntimeException failure) {
      throw fail(failure);
    }
  }

  /**
   * Starts the servers, if there is none on another host, waits until they are ready, and starts
   * the clients.
   *
   * @param output takes pieces of the standard output of clients, by the number of each, from 0 on;
   *     each has a thread for it
   * @throws UserError if a server does not become ready
   */
  public void start(BiConsumer<Integer, String> output) {
    hashes = command.hashes();
    var parts = new ArrayList<Part>();
    if (places.countersAccess().isEmpty()) {
      servers.keySet().forEach(name -> parts.add(server(name)));
      gateway().ifPresent(parts::add);
    }
    List<String> clients = settings.parts().clientNames();
    for (int client = 0; client < clients.size(); client++) {
      int number = client;
      parts.add(client(clients.get(client), client == 0, piece -> output.accept(number, piece)));
    }
    topology = new Topology(parts);
    logs = Optional.of(LogWatch.of(folder.path()));
    try {
      topology.start(context.children(), folder.path());
    } catch (UserError failure) {
      settings.parts().serverNames().forEach(workspaces::collect);
      throw explained(failure, settings.parts().serverNames().get(0));
    }
    before = activities();
  }

  /** The activity at each part's place, by part name. */
  private Map<String, Activity> activities() {
    var ofPlaces = new HashMap<Place, Activity>();
    return ofParts(part -> ofPlaces.computeIfAbsent(places.of(part), Place::activity));
  }

  private <T> Map<String, T> ofParts(Function<String, T> fact) {
    return partNames().collect(Collectors.toMap(Function.identity(), fact));
  }

  private Stream<String> partNames() {
    return Stream.concat(servers.keySet().stream(), settings.parts().clientNames().stream());
  }

  /** The clients' processes. */
  public List<ChildProcess> clients() {
    return settings.parts().clientNames().stream().map(it -> topology.part(it).child()).toList();
  }

  /** Where the results go for now. */
  public Path folder() {
    return folder.path();
  }

  /**
   * The id of a part's process, at its place, which is another one after a restart; 0 if it has not
   * been started here: it is on a host of its own.
   */
  public long pid(String part) {
    RunningPart running = topology.part(part);
    return running == null ? 0 : running.pid();
  }

  /**
   * Ends a server, and starts it again at the same ports.
   *
   * @param server its name
   * @param number of the restart, from 1 on: its log is in a folder of its own
   * @param kill whether it is killed, and not asked to end
   * @return whether it had to be killed, since it did not end in time
   * @throws UserError if it does not become ready again
   */
  public boolean restart(String server, int number, boolean kill) {
    Path logs = RunFolder.createInside(folder.file("restart-" + number));
    return topology.restart(context.children(), server, logs, kill);
  }

  /** Whether a part has ended that is to last as long as the run. */
  public boolean hasEndedPart() {
    try {
      topology.requireAlive();
      return false;
    } catch (UserError ended) {
      return true;
    }
  }

  /** What all parts of this run have used so far: CPU time. */
  public Duration cpuTime() {
    return topology.running().stream()
        .flatMap(part -> part.cpuTime().stream())
        .reduce(Duration.ZERO, Duration::plus);
  }

  /**
   * Waits until the clients have ended, unless one has failed, and makes sure that something was
   * measured. A slice of several clients is in their joint file only if all have measured it.
   *
   * @throws UserError if nothing was, or a part has failed
   */
  public void requireMeasured() {
    requireNoFailure();
    List<String> clients = settings.parts().clientNames();
    for (String client : clients) {
      topology.part(client).child().awaitExit();
      requireNoFailure();
    }
    if (!RunResults.areMeasured(folder.path())) {
      String client = clients.get(0);
      throw UserError.failure(
          "%s measured nothing. It says:%n%s",
          titleOf(client), LogTail.lastOf(folder.file(fileOf(client, generator.outputFile()))));
    }
  }

  /**
   * Makes sure that no part has failed so far.
   *
   * @throws UserError why one has: a server has ended, or a client with another exit status than 0
   */
  public void requireNoFailure() {
    topology.requireAlive();
    for (String client : settings.parts().clientNames()) {
      ChildProcess process = topology.part(client).child();
      if (!process.isAlive()) {
        requireGood(client, process);
      }
    }
  }

  private void requireGood(String client, ChildProcess process) {
    int status = process.awaitExit();
    Path log = folder.file(RunFiles.log(client));
    topology.requireAlive();
    if (process.failure().isPresent()) {
      throw process.failure().get();
    }
    if (status != 0) { // what a client says of a server may come from a network that is cut
      topology.running().forEach(it -> it.part().place().requireReachable());
    }
    workspaces.collect(client);
    if (status > ExitStatus.SIGNAL_BASE) {
      throw UserError.failure(
          "%s was killed (exit status %d). The last lines of its log:%n%s",
          titleOf(client), status, LogTail.of(log));
    }
    if (status != 0) {
      throw explained(
          UserError.failure(
              "%s failed (exit status %d). It says:%n%s",
              titleOf(client), status, LogTail.lastOf(log)),
          client);
    }
  }

  private UserError explained(UserError failure, String part) {
    return VersionFailure.explain(
        variant, context.project(), failure, folder.file(RunFiles.failure(part)));
  }

  /** What messages call a part: the module, and which one of several. */
  private String titleOf(String part) {
    String module =
        variant.pair().module(Part.isOf(Part.SERVER, part) ? Role.SERVER : Role.CLIENT).name();
    return (part.equals(Part.SERVER) || part.equals(Part.CLIENT)
            ? module
            : module + " (" + part + ")")
        + places.at(part);
  }

  private String fileOf(String client, String name) {
    return settings.parts().areMultiple() ? RunFiles.of(client, name) : name;
  }

  /**
   * Stops what still runs, writes the record, and gives the folder the name of a good run.
   *
   * @param mixture how one JVM measured all operations; null if each had JVMs of its own
   */
  public Path finish(SliceFacts mixture) {
    stop();
    if (!settings.parts().areMultiple()) {
      JmhResult.addPair(folder.file(RunFiles.JMH_RESULTS), variant.label());
    }
    record(mixture, null);
    return folder.succeed();
  }

  /**
   * Stops what still runs, writes the record, and gives the folder the name of a run that failed.
   *
   * @param failure why
   * @return what to throw: the failure with the folder, or that the user has interrupted the run
   */
  public RuntimeException fail(RuntimeException failure) {
    FirstFailure.of(failure, this::stop);
    RuntimeException cause =
        context.interruption().isCauseOfFailure() ? new InterruptedByUserException() : failure;
    String broken = cause instanceof UserError ? broken(cause) : "";
    FirstFailure.of(cause, () -> record(null, prefixed(broken, cause)));
    folder.end(false, prefixed(broken, cause));
    return cause instanceof UserError error
        ? new RunFailed(broken, error.getMessage(), folder.path())
        : cause;
  }

  /** What broke in a part says more than what another part saw of it; empty if nothing did. */
  private String broken(RuntimeException failure) {
    try {
      Incidents incidents = Incidents.of(folder.path());
      return incidents.isEmpty() ? "" : incidents.text() + System.lineSeparator();
    } catch (UserError unreadable) { // the first failure counts
      failure.addSuppressed(unreadable);
      return "";
    }
  }

  private static RuntimeException prefixed(String broken, RuntimeException failure) {
    if (broken.isEmpty()) {
      return failure;
    }
    UserError prefixed = ((UserError) failure).prefixed(broken);
    List.of(failure.getSuppressed()).forEach(prefixed::addSuppressed);
    return prefixed;
  }

  private void stop() {
    if (!before.isEmpty()) {
      Map<String, Activity> after = activities();
      disturbances = ofParts(part -> Disturbance.between(before.get(part), after.get(part)));
    }
    topology.close();
    logs.ifPresent(LogWatch::close);
    workspaces.close();
    variant.gateway().ifPresent(it -> it.tidyUp(folder.path()));
  }

  private Part server(String name) {
    return new Part(
        name,
        titleOf(name),
        places.of(name),
        Optional.of(servers.get(name)),
        running -> serverCommand(name, Optional.ofNullable(running.get(name))),
        Readiness.READY_LINE,
        Part.Output.TO_LOG,
        true);
  }

  /**
   * The command of a server.
   *
   * @param before where the one was whose place it takes; empty for the first one
   */
  private List<String> serverCommand(String name, Optional<Endpoint> before) {
    Workspace there = workspaces.of(name);
    JavaCommand server =
        command
            .begin(Role.SERVER, servers.get(name).port())
            .property(LaunchProperties.FOREIGN_SERVER, places.countersAccess().isPresent())
            .property(LaunchProperties.FAILURE, there.file(RunFiles.failure(name)))
            .property(LaunchProperties.FACTS, there.file(RunFiles.facts(name)))
            .property(LaunchProperties.OBSERVED, there.file(RunFiles.observed(name)))
            .property(LaunchProperties.COUNTERS, true);
    if (places.areApart()) {
      server
          .property(LaunchProperties.REMOTE_COUNTERS, countersPort(name))
          .property(LaunchProperties.COUNTERS_TOKEN, workspaces.token(name));
    }
    if (settings.parts().areMultiple()) {
      server.property(LaunchProperties.COUNTED, true);
    }
    if (generator.scenario().work() > 0) {
      server.property(LaunchProperties.SHARES, there.file(RunFiles.shares(name)));
    }
    if (settings.profiling()) {
      server.property(LaunchProperties.SERVER_RECORDING, there.file(RunFiles.SERVER_RECORDING));
    }
    before
        .flatMap(it -> it.countersPort().stream().boxed().findFirst())
        .ifPresent(it -> server.property(LaunchProperties.COUNTERS_PORT, it));
    return server.build(
        command.classpath(Role.SERVER, places.of(name)), EntryPoint.SERVER, List.of());
  }

  private Optional<Part> gateway() {
    return variant
        .gateway()
        .map(
            it ->
                it.part(
                    gateway.orElseThrow(),
                    onlyServer(),
                    settings.cpus(),
                    folder.path(),
                    command.jdk(Role.SERVER)));
  }

  /** Where the server listens, if there is one. */
  private Endpoint onlyServer() {
    return servers.values().iterator().next();
  }

  private Part client(String name, boolean first, Consumer<String> output) {
    return new Part(
        name,
        titleOf(name),
        places.of(name),
        Optional.empty(),
        running -> clientCommand(name, first, running),
        Readiness.AT_ONCE,
        new Part.Output(Optional.of(fileOf(name, generator.outputFile())), output),
        false);
  }

  /**
   * The command of a client.
   *
   * @param first whether it tells what servers use: one client does
   * @param running where the servers listen; none of them if that is on another host
   */
  private List<String> clientCommand(String name, boolean first, Map<String, Endpoint> running) {
    Workspace there = workspaces.of(name);
    JavaCommand client =
        command
            .begin(Role.CLIENT, places.of(name), gateway.orElse(onlyServer()).port())
            .property(LaunchProperties.FOREIGN_SERVER, places.countersAccess().isPresent())
            .property(LaunchProperties.FAILURE, there.file(RunFiles.failure(name)))
            .property(LaunchProperties.FACTS, there.file(RunFiles.facts(name)))
            .property(LaunchProperties.OBSERVED, there.file(RunFiles.observed(name)))
            .property(LaunchProperties.SLICES, there.file(fileOf(name, RunFiles.SLICES)))
            .property(LaunchProperties.COSTS, there.file(fileOf(name, RunFiles.COSTS)));
    if (settings.parts().areMultiple()) {
      client.property(LaunchProperties.JOINED, true);
    } else {
      client
          .property(LaunchProperties.RESULTS, there.file(RunFiles.JMH_RESULTS))
          .property(LaunchProperties.TABLE, there.file(RunFiles.JMH_TEXT));
    }
    if (generator.isLong() && places.of(name) != Place.LOCAL) {
      // stalls are compared with the times of restarts, which are of this host's clock
      client.property(
          LaunchProperties.CLOCK_AHEAD_MILLIS,
          (int) Math.rint(places.of(name).clock().seconds() * 1e3));
    }
    if (servers.size() > 1) {
      client.property(
          LaunchProperties.SERVERS,
          servers.values().stream()
              .map(it -> it.host() + ":" + it.port())
              .collect(Collectors.joining(",")));
    }
    if (places.countersAccess().isEmpty()) {
      if (first) {
        counters(client, running);
        if (places.areApart()) {
          client
              .property(LaunchProperties.COUNTERS_HOST, settings.host())
              .property(LaunchProperties.COUNTERS_TOKEN, workspaces.token(name));
        }
      }
    } else if (places.countersAccess().flatMap(CountersAccess::token).isPresent()) {
      client
          .property(LaunchProperties.COUNTERS_HOST, settings.host())
          .property(
              LaunchProperties.COUNTERS_PORT,
              CountersAccess.countersPort(onlyServer().port(), variant));
    }
    if (gateway.isPresent()) {
      client
          .property(LaunchProperties.PORT_BEHIND_GATEWAY, onlyServer().port())
          .property(LaunchProperties.GATEWAY_PID, (int) topology.part(Part.GATEWAY).pid());
      running
          .get(Part.GATEWAY)
          .countersPort()
          .ifPresent(port -> client.property(LaunchProperties.GATEWAY_COUNTERS_PORT, port));
    }
    if (settings.payload() != null) {
      settings.payload().sendBy(client, variant.pair(), folder.path(), places.of(name));
    }
    if (settings.profiling()) {
      client.property(LaunchProperties.CLIENT_RECORDINGS, there.folder());
    }
    return client.build(
        command.classpath(Role.CLIENT, places.of(name)), generator.main(), generator.arguments());
  }

  /** The ports of counters that other places may ask for follow those of all servers. */
  private int countersPort(String server) {
    return onlyServer().port()
        + servers.size() * variant.pair().ports()
        + List.copyOf(servers.keySet()).indexOf(server);
  }

  private void counters(JavaCommand client, Map<String, Endpoint> running) {
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

  private void record(SliceFacts mixture, RuntimeException failure) {
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
            settings.isProfiled(),
            settings.cpus().lists(),
            commit,
            command.modules(),
            hashes,
            jdk,
            otherJdks,
            inheritedOptions(),
            folder.takeFacts(partNames().toList()),
            topology.commandLines(),
            machine,
            start,
            Place.LOCAL.now(),
            readySeconds(),
            mixture,
            servers.size() == 1 ? null : variant.pair().balancing().orElseThrow(),
            settings.payload() != null && settings.payload().losesTree(variant.pair()),
            disturbances.get(settings.parts().clientNames().get(0)),
            placeFacts(),
            observed(failure == null),
            status,
            failure == null ? null : failure.getMessage()));
  }

  /** What parts have found of themselves, and of a good run the connections that it opened. */
  private Observed observed(boolean good) {
    return new Observed(
        folder.takeObserved(partNames().toList()),
        declared(),
        good ? ConnectionCounts.read(folder.file(RunFiles.COSTS)) : null);
  }

  /** The facts of the pair's standard set-up, as far as the variant sets nothing else. */
  private Map<String, String> declared() {
    Map<ProtocolSetting, String> set = variant.side(Role.SERVER).settings();
    boolean standard =
        set.getOrDefault(ProtocolSetting.SETUP, Setup.STANDARD.key()).equals(Setup.STANDARD.key());
    return variant.pair().setup().facts().stream()
        .filter(fact -> standard)
        .filter(
            fact ->
                !fact.topic().key().endsWith("transport")
                    || !set.containsKey(ProtocolSetting.TRANSPORTER))
        .collect(Collectors.toMap(fact -> fact.topic().key(), SetupFact::value));
  }

  /** The options that parts of this host have inherited; elsewhere they are taken away. */
  private Map<String, String> inheritedOptions() {
    return partNames().map(places::of).anyMatch(Place.LOCAL::equals)
        ? JvmEnvironment.ofThisProcess()
        : Map.of();
  }

  /** What there is to know of places; nothing if all is here, where the record tells it. */
  private Map<String, PlaceFacts> placeFacts() {
    var ofPlaces = new HashMap<Place, PlaceFacts>();
    return places.areHere()
        ? Map.of()
        : ofParts(
            part ->
                ofPlaces.computeIfAbsent(places.of(part), it -> facts(it, disturbances.get(part))));
  }

  private static PlaceFacts facts(Place place, Disturbance disturbance) {
    return place.failureReason().isPresent()
        ? new PlaceFacts(place.name(), null, null, null, disturbance)
        : new PlaceFacts(
            place.name(), place.node().orElse(null), place.machine(), place.clock(), disturbance);
  }

  /** The server's JDK, unless it is the client's or the server is on another host. */
  private Map<String, Jdk> otherJdks() {
    Jdk server = command.jdk(Role.SERVER);
    return places.countersAccess().isPresent() || server.equals(jdk)
        ? Map.of()
        : servers.keySet().stream().collect(Collectors.toMap(name -> name, name -> server));
  }

  /** Of several servers, that of the one that took longest. */
  private Double readySeconds() {
    return servers.keySet().stream()
        .map(topology::part)
        .filter(Objects::nonNull)
        .map(it -> it.startup().toMillis() / 1000.0)
        .max(Comparator.naturalOrder())
        .orElse(null);
  }
}
