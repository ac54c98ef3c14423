// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static java.util.stream.Collectors.joining;

import benchmark.cli.project.SetupTopic;
import benchmark.cli.report.Check.Found;
import benchmark.cli.report.Check.Measured;
import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.ConnectionCounts;
import benchmark.cli.results.Observed;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Numbers;
import benchmark.cli.topology.Part;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.ObservedFacts;
import benchmark.launch.ObservedFacts.Library;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whether a run did what its pair is set up for: connections that are not kept, and threads,
 * transports and versions other than those that the pair's poms name. A run by a version that did
 * not look gives no warning.
 */
final class ObservedChecks {

  /** Whoever keeps connections opens fewer for a thousand calls, and has fewer reset. */
  static final double PER_THOUSAND = 1;

  /** A request names its call and says where it ends: no protocol needs fewer bytes. */
  static final double FEWEST_BYTES = 8;

  /** What a fact and the class of an event loop both name, as in {@code Netty 4.2.2, NIO}. */
  private static final Set<String> TRANSPORTS = Set.of("nio", "epoll", "uring", "kqueue");

  private static final String NETTY = "netty.channel.";

  private static final Set<String> STREAMS =
      Contracts.STREAM.operations().stream().map(Operation::name).collect(Collectors.toSet());

  /** Each side that has looked at itself: a gateway runs on libraries of its own. */
  private static final Check<Looked> PART =
      Check.each(
          run ->
              run.record().observed().stream()
                  .flatMap(observed -> observed.parts().entrySet().stream())
                  .filter(part -> !part.getKey().equals(Part.GATEWAY))
                  .map(part -> new Looked(run.record(), part.getKey(), part.getValue())));

  static final List<Check<?>> ALL =
      List.of(
          Check.RUN.warn(
              Kind.CONNECTIONS_OPENED,
              "%s connections were opened for a thousand calls, which the results include. Keep"
                  + " connections alive on both sides; %s and %s may say who closes them.",
              ObservedChecks::opened),
          Check.RUN.warn(
              Kind.CONNECTIONS_RESET,
              "%s connections were reset for a thousand calls: one side closed them while the other"
                  + " still sent. Let the client read every reply to its end, and the server every"
                  + " request.",
              run ->
                  connections(run)
                      .map(it -> it.perThousand(it.reset()))
                      .filter(reset -> reset > PER_THOUSAND)
                      .map(reset -> new Found(Numbers.of(reset)))),
          Check.OPERATION.warn(
              Kind.FEW_BYTES,
              "%s B were sent per call, fewer than a request has: most calls went over connections"
                  + " that were closed before their bytes were counted. Keep connections alive.",
              ObservedChecks::fewBytes),
          PART.warn(
              Kind.OTHER_EXECUTOR,
              "The %s ran its service on %s, but %s is set up with '%s'. Compare it with pairs that"
                  + " are set up that way, or write what it is into its pom.",
              ObservedChecks::executor),
          PART.warn(
              Kind.OTHER_TRANSPORT,
              "The event loops of the %s are those of %s, but %s is set up with '%s'. Compare it"
                  + " with pairs that are set up that way, or write what it is into its pom.",
              ObservedChecks::transport),
          PART.warn(
              Kind.OTHER_VERSION,
              "The %s loaded %s, which is not the version that %s has under modules. Look for two"
                  + " versions of it on the classpath.",
              ObservedChecks::versions));

  private ObservedChecks() {}

  /** Nothing if the client has kept its own, whatever else the machine does. */
  private static Optional<ConnectionCounts> connections(StoredRun run) {
    return run.record()
        .observed()
        .map(Observed::connections)
        .filter(it -> it.renewed() == null || it.renewed() != 0);
  }

  /** Each caller may open one, however few calls there are. */
  private static Optional<Found> opened(StoredRun run) {
    return connections(run)
        .filter(it -> it.opened() != null)
        .filter(it -> it.perThousand(it.opened() - run.callers()) > PER_THOUSAND)
        .map(it -> Numbers.of(it.perThousand(it.opened())))
        .map(opened -> new Found(opened, run.log(Part.CLIENT), run.log(Part.SERVER)));
  }

  /** What a connection has sent is not known any more once it is closed. */
  private static Optional<Found> fewBytes(Measured operation) {
    List<CostLine> known = operation.iterations(CostColumns.SENT_BYTES);
    double perCall =
        known.stream().mapToDouble(it -> it.number(CostColumns.SENT_BYTES)).sum()
            / known.stream().mapToDouble(it -> it.number(CostColumns.OPS)).sum();
    return Found.when(
        perCall < FEWEST_BYTES && !STREAMS.contains(operation.operation().name()),
        Numbers.of(perCall));
  }

  /** A part, and what it was found to do. */
  private record Looked(RunRecord record, String name, ObservedFacts facts) {

    private boolean isServer() {
      return Part.isOf(Part.SERVER, name);
    }

    private String declared(SetupTopic topic) {
      return record.observed().orElseThrow().declared().getOrDefault(topic.key(), "");
    }
  }

  private static Optional<Found> executor(Looked part) {
    String declared = part.declared(SetupTopic.SERVER_EXECUTOR);
    return ServiceExecutor.parse(declared)
        .filter(it -> part.isServer())
        .flatMap(it -> it.contradiction(part.facts()))
        .map(found -> new Found(part.name(), found, part.record().pair(), declared));
  }

  private static Optional<Found> transport(Looked part) {
    String declared =
        part.declared(part.isServer() ? SetupTopic.SERVER_TRANSPORT : SetupTopic.CLIENT_TRANSPORT);
    Set<String> named = kinds(Stream.of(declared.split("\\W+")));
    Set<String> found =
        kinds(
            part.facts().loops().stream()
                .map(ObservedFacts.Loop::implementation)
                .filter(name -> name.contains(NETTY))
                .flatMap(name -> Stream.of(name.split("\\."))));
    return Found.when(
        !named.isEmpty() && !named.containsAll(found),
        part.name(),
        String.join(" and ", found),
        part.record().pair(),
        declared);
  }

  private static Set<String> kinds(Stream<String> words) {
    return words
        .map(word -> word.toLowerCase(Locale.ROOT))
        .filter(TRANSPORTS::contains)
        .collect(Collectors.toSet());
  }

  private static Optional<Found> versions(Looked part) {
    String others =
        part.facts().libraries().stream()
            .filter(it -> isOther(it, part.record()))
            .map(it -> it.artifact() + " " + it.version())
            .collect(joining(", "));
    return Found.when(!others.isEmpty(), part.name(), others, RunFiles.RECORD);
  }

  /**
   * Whether a library of that name is on the classpath, but none of that version, if it has one.
   */
  private static boolean isOther(Library loaded, RunRecord record) {
    String file = loaded.artifact() + "-" + loaded.version();
    return !loaded.version().isEmpty()
        && record.libraries().modules().containsKey(loaded.artifact())
        && !record.libraries().hashes().containsKey(file + ".jar")
        && record.libraries().modules().entrySet().stream()
            .noneMatch(
                known ->
                    Stream.of(known.getValue().replace("-SNAPSHOT", "").split("[ (),]+"))
                        .anyMatch(version -> file.startsWith(known.getKey() + "-" + version)));
  }
}
