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
import benchmark.cli.process.ChildProcess;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Place;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Role;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
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
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The parts of a variant's run, which are its servers and its clients, a gateway between them if
 * the variant has one, or the client alone; and the folder of the run: {@link #execute}, or {@link
 * #start}, then {@link #requireMeasured} once the clients have been led to their end, then {@link
 * #finish}; {@link #fail} if one of them throws. For one thread.
 */
public final class RunningTopology {

  /** How long writing what was learnt may take, on a machine with much else to do. */
  private static final Duration LEARNING = Duration.ofMinutes(5);

  private final Variant variant;
  private final RunSettings settings;
  private final LoadGenerator generator;
  private final CommandContext context;
  private final GitState commit;
  private final Placement places;
  private final JvmLauncher launcher;
  private final RunFolder folder;
  private final Map<String, Endpoint> servers = new LinkedHashMap<>();
  private final Workspaces workspaces;
  private final Optional<Endpoint> gateway;
  private final PartCommands commands;
  private final RunRecorder recorder;

  private Topology topology = new Topology(List.of());
  private Optional<LogWatch> logs = Optional.empty();
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
    this.context = context;
    this.commit = commit;
    places = settings.places();
    launcher = new JvmLauncher(context, variant, settings);
    recorder = new RunRecorder(variant, settings, commit, context, launcher);
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
    commands =
        new PartCommands(variant, settings, launcher, servers, gateway, workspaces, folder.path());
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
   * The complete run: starts the parts, has the clients driven to their end, and stops the others.
   *
   * @param stage what the status line says of this run
   * @return the folder of the results
   * @throws RunFailed if it could not be measured; its folder then ends in .failed and says why
   */
  public Path execute(StatusLine status, ProgressContext stage) {
    try (var progress = new Progress(status, stage)) {
      ClientDriver driver = generator.driver(settings.parts(), progress::at);
      start(driver::accept);
      SliceFacts slices = driver.drive(clients(), folder());
      requireMeasured();
      return finish(slices);
    } catch (RuntimeException failure) {
      throw fail(failure);
    }
  }

  /**
   * A run whose JVMs write what they have learnt when they end, for which they may take long.
   *
   * @throws RunFailed as for a complete run
   */
  void learn() {
    try {
      ClientDriver driver = generator.driver(settings.parts(), position -> {});
      start(driver::accept);
      driver.drive(clients(), folder());
      awaitClients();
      topology.part(Part.SERVER).child().stop(LEARNING);
      finish(null);
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
    recorder.begin();
    AotCache.train(variant, settings, commit, context, folder.path());
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
    return settings.parts().names().collect(Collectors.toMap(Function.identity(), fact));
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

  /**
   * Ends some parts, and then starts them again where they were: fresh JVMs, while the others run
   * on.
   *
   * @param parts their names, in the order of starting
   * @param folder its name in the run's folder; takes their logs
   * @return how long each took to become ready, by name
   * @throws UserError if one does not
   */
  public Map<String, Duration> renew(List<String> parts, String folder) {
    Path logs = RunFolder.createInside(this.folder.file(folder));
    topology.restart(context.children(), parts, logs, false, () -> {});
    return parts.stream()
        .collect(Collectors.toMap(Function.identity(), it -> topology.part(it).startup()));
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
    awaitClients();
    List<String> clients = settings.parts().clientNames();
    if (!RunResults.areMeasured(folder.path())) {
      String client = clients.get(0);
      throw UserError.failure(
          "%s measured nothing. Its output:%n%s",
          titleOf(client),
          LogTail.lastOf(folder.file(commands.fileOf(client, generator.outputFile()))));
    }
  }

  /**
   * Waits until the clients have ended, unless one has failed.
   *
   * @throws UserError if a part has failed
   */
  public void awaitClients() {
    requireNoFailure();
    for (String client : settings.parts().clientNames()) {
      topology.part(client).child().awaitExit();
      requireNoFailure();
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
              "%s failed (exit status %d). Its output:%n%s",
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

  /**
   * Stops what still runs, writes the record, and gives the folder the name of a good run.
   *
   * @param slices how one JVM measured all operations; null if each had JVMs of its own
   * @throws UserError if a key of the variant did not act
   */
  public Path finish(SliceFacts slices) {
    stop();
    recorder.observe(folder);
    if (!settings.parts().areMultiple()) {
      JmhResult.addPair(folder.file(RunFiles.JMH_RESULTS), variant.label());
    }
    recorder.write(folder, topology, disturbances, slices, null);
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
    FirstFailure.of(
        cause, () -> recorder.write(folder, topology, disturbances, null, prefixed(broken, cause)));
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
    Certificates.delete(folder.path());
    AotCache.delete(folder.path());
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
        running -> commands.ofServer(name, Optional.ofNullable(running.get(name))),
        Readiness.READY_LINE,
        Part.Output.TO_LOG,
        true);
  }

  private Optional<Part> gateway() {
    return variant
        .gateway()
        .map(
            it ->
                it.part(
                    gateway.orElseThrow(),
                    commands.onlyServer(),
                    settings.cpus(),
                    folder.path(),
                    launcher.jdk(Role.SERVER)));
  }

  private Part client(String name, boolean first, Consumer<String> output) {
    return new Part(
        name,
        titleOf(name),
        places.of(name),
        Optional.empty(),
        running -> commands.ofClient(name, first, running, () -> topology.part(Part.GATEWAY).pid()),
        Readiness.AT_ONCE,
        new Part.Output(Optional.of(commands.fileOf(name, generator.outputFile())), output),
        false);
  }
}
