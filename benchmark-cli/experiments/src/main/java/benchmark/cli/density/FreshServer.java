// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.GitState;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunResults;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunFailed;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.RunningTopology;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceClients;
import benchmark.cli.slices.SliceGenerator;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Numbers;
import benchmark.cli.topology.LogTail;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Gauge;
import benchmark.launch.Load;
import benchmark.launch.SliceRequest;
import benchmark.launch.SliceRequest.Purpose;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Measures fresh servers: with a heap, or with idle connections. For one thread. */
record FreshServer(
    DensitySettings settings,
    RunSettings run,
    GitState commit,
    CommandContext context,
    StatusLine status) {

  /** The last line of jcmd's histogram, which collects garbage first: instances and bytes. */
  private static final Pattern REACHABLE = Pattern.compile("(?m)^Total +\\d+ +(\\d+)");

  private static final String SERVER_LOG = RunFiles.log(Part.SERVER);
  private static final int CALLED_MILLIS = 1_000;

  /** How many servers idle connections are measured with. */
  private static final int SERVERS = 3;

  /**
   * Calls a fresh server at the rate.
   *
   * @throws RunFailed if it does not even run with the heap that it has without a search, for
   *     another reason than that this is too small
   */
  HeapStep measure(int variant, int heap) {
    Variant small =
        of(variant, "server.heap=%dm,server.jvm=-XX:+ExitOnOutOfMemoryError".formatted(heap));
    SliceSettings base = settings.load().slices();
    double rate = settings.plan().rate();
    var slices =
        new SliceSettings(
            List.of(base.operations().get(0).at(rate)),
            base.callers(),
            settings.load().stepAt(rate),
            1,
            base.longestWarmup(),
            base.atRate());
    var generator = new SliceGenerator(slices, run.generator().scenario(), true);
    var stage = ProgressContext.of("heap of %d MiB".formatted(heap), label(variant), 0);
    try {
      Path folder =
          new RunningTopology(small, run.measuredBy(generator), commit, context)
              .execute(status, stage);
      return measured(variant, heap, RunResults.read(folder).iterations());
    } catch (RunFailed failed) {
      String reason = reason(failed);
      if (heap == settings.highest().get(variant) && !reason.equals(HeapStep.OUT_OF_MEMORY)) {
        throw failed.prefixed(label(variant) + " failed: ");
      }
      return new HeapStep(variant, heap, false, reason, null);
    }
  }

  private HeapStep measured(int variant, int heap, List<CostLine> steps) {
    CostLine step = steps.get(steps.size() - 1);
    CostColumns.Side server = CostColumns.SERVER;
    double cpu = step.number(server.cpuNanos());
    return new HeapStep(
        variant,
        heap,
        settings.load().holds(step),
        null,
        new HeapStep.Used(
            settings.plan().objective().millisOf(step),
            step.number(server.gauges().get(Gauge.RSS)) / Numbers.MEBI,
            step.number(server.gauges().get(Gauge.GC_CPU)) / cpu,
            cpu / step.number(server.clockNanos())));
  }

  private static String reason(RunFailed failed) {
    Path log = failed.folder().resolve(SERVER_LOG);
    if (LogTail.count(log, "java.lang.OutOfMemoryError") > 0
        || LogTail.count(log, "OutOfDirectMemoryError") > 0) {
      return HeapStep.OUT_OF_MEMORY;
    }
    return failed
        .reason()
        .lines()
        .findFirst()
        .orElse("failed")
        .replaceFirst("[.:]? *The last.*", "");
  }

  /** Compares what is on the heap of a server with many connections, and when they have ended. */
  IdleConnections idle(int variant, int connections) {
    var bytes = new ArrayList<Double>();
    for (int server = 1; server <= SERVERS; server++) {
      status.show(
          "%s: %d idle connections, server %d of %d"
              .formatted(label(variant), connections, server, SERVERS),
          "");
      Freed freed = freed(variant, connections);
      if (freed.connections() < connections) {
        return IdleConnections.refused(
            variant,
            "a server had %d connections where %d were asked for"
                .formatted(freed.connections(), connections));
      }
      bytes.add(freed.bytes() / freed.connections());
    }
    return IdleConnections.of(variant, connections, bytes);
  }

  /**
   * What was no longer reachable on a server's heap when all connections had ended.
   *
   * @param connections that the server had
   */
  private record Freed(long connections, double bytes) {}

  private Freed freed(int variant, int connections) {
    var pair = new RunningTopology(of(variant, "connections=" + connections), run, commit, context);
    try (var clients = new SliceClients(run.parts())) {
      pair.start(clients::accept);
      clients.attach(pair.clients(), pair.folder());
      CostLine last = call(pair, clients);
      double connected = reachable(pair.pid(Part.SERVER));
      clients.finish();
      pair.awaitClients();
      double alone = reachable(pair.pid(Part.SERVER));
      pair.finish(null);
      return new Freed(last.get(CostColumns.CONNECTIONS).orElse(0L), connected - alone);
    } catch (RuntimeException failure) {
      RuntimeException own = pair.fail(failure);
      throw own instanceof RunFailed failed ? failed.prefixed(label(variant) + " failed: ") : own;
    }
  }

  /** A few calls open all connections, and load what only they need. */
  private CostLine call(RunningTopology pair, SliceClients clients) {
    var operation = settings.load().slices().operations().get(0);
    var calls =
        new SliceRequest(
            operation.benchmark(),
            operation.key(),
            new Load.Closed(settings.load().slices().callers()),
            CALLED_MILLIS,
            Purpose.RESULT);
    return clients
        .measure(calls)
        .orElseGet(
            () -> {
              pair.requireNoFailure();
              throw new IllegalStateException("A client ended unexpectedly.");
            });
  }

  private static double reachable(long server) {
    Path jcmd = Place.LOCAL.javaHome().resolve("bin/jcmd");
    Optional<Matcher> total =
        Place.LOCAL
            .output(List.of(jcmd.toString(), Long.toString(server), "GC.class_histogram"))
            .map(REACHABLE::matcher)
            .filter(Matcher::find);
    return total
        .map(it -> Double.parseDouble(it.group(1)))
        .orElseThrow(
            () ->
                UserError.failure(
                    "%s does not say what is reachable on the heap of a server, so that idle"
                        + " connections cannot be measured. Use a JDK of the same version for all,"
                        + " or leave --connections out.",
                    jcmd));
  }

  private Variant of(int variant, String override) {
    return settings.load().variants().get(variant).with(override, context.project());
  }

  private String label(int variant) {
    return settings.labels().get(variant);
  }
}
