// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static java.util.stream.Collectors.joining;

import benchmark.cli.project.SetupTopic;
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
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares what a run did with how its pair is set up: connections that are not kept, and threads,
 * transports and versions other than those that the pair's poms name.
 */
final class ObservedChecks {

  /** Whoever keeps connections opens fewer for a thousand calls, and has fewer reset. */
  static final double PER_THOUSAND = 1;

  /** A request names its call and says where it ends: no protocol needs fewer bytes. */
  static final double FEWEST_BYTES = 8;

  /** What a fact and the class of an event loop both name, as in {@code Netty 4.2.2, NIO}. */
  private static final Set<String> TRANSPORTS = Set.of("nio", "epoll", "uring", "kqueue");

  private static final String NETTY = "netty.channel.";

  private final StoredRun run;
  private final RunRecord record;
  private final Observed observed;
  private final List<Warning> warnings = new ArrayList<>();

  private ObservedChecks(StoredRun run) {
    this.run = run;
    this.record = run.record();
    this.observed = record.observed();
  }

  /** The warnings of a run; none of one by a version that did not look. */
  static List<Warning> of(StoredRun run) {
    var checks = new ObservedChecks(run);
    checks.bytes();
    if (checks.observed != null) {
      checks.connections();
      checks.observed.parts().forEach(checks::part);
    }
    return List.copyOf(checks.warnings);
  }

  private void connections() {
    ConnectionCounts counts = observed.connections();
    if (counts == null || counts.renewed() != null && counts.renewed() == 0) {
      return; // the client has kept its own, whatever else the machine does
    }
    // each caller may open one, however few calls there are
    if (counts.opened() != null
        && counts.perThousand(counts.opened() - run.callers()) > PER_THOUSAND) {
      warn(
          Kind.CONNECTIONS_OPENED,
          null,
          "%s connections were opened for a thousand calls, which the results include. Keep"
              + " connections alive on both sides; %s and %s may say who closes them.",
          Numbers.of(counts.perThousand(counts.opened())),
          RunFiles.log(Part.CLIENT),
          RunFiles.log(Part.SERVER));
    }
    if (counts.perThousand(counts.reset()) > PER_THOUSAND) {
      warn(
          Kind.CONNECTIONS_RESET,
          null,
          "%s connections were reset for a thousand calls: one side closed them while the other"
              + " still sent. Let the client read every reply to its end, and the server every"
              + " request.",
          Numbers.of(counts.perThousand(counts.reset())));
    }
  }

  /** What a connection has sent is not known any more once it is closed. */
  private void bytes() {
    Set<String> streams =
        Contracts.STREAM.operations().stream().map(Operation::name).collect(Collectors.toSet());
    for (OperationKey operation : run.operations().keySet()) {
      List<CostLine> known =
          run.results().iterations().stream()
              .filter(line -> line.operation().equals(operation))
              .filter(line -> line.get(CostColumns.SENT_BYTES).isPresent())
              .toList();
      double sent = known.stream().mapToDouble(it -> it.number(CostColumns.SENT_BYTES)).sum();
      double calls = known.stream().mapToDouble(it -> it.number(CostColumns.OPS)).sum();
      if (!streams.contains(operation.name()) && sent < FEWEST_BYTES * calls) {
        warn(
            Kind.FEW_BYTES,
            operation,
            "%s B were sent per call, fewer than a request has: most calls went over connections"
                + " that were closed before their bytes were counted. Keep connections alive.",
            Numbers.of(sent / calls));
      }
    }
  }

  private void part(String part, ObservedFacts facts) {
    boolean server = Part.isOf(Part.SERVER, part);
    if (server) {
      String declared = declared(SetupTopic.SERVER_EXECUTOR);
      ServiceExecutor.parse(declared)
          .flatMap(executor -> executor.contradiction(facts))
          .ifPresent(
              found ->
                  warn(
                      Kind.OTHER_EXECUTOR,
                      null,
                      "The %s ran its service on %s, but %s is set up with '%s'. Compare it with"
                          + " pairs that are set up so, or write what it is into its pom.",
                      part,
                      found,
                      record.pair(),
                      declared));
    }
    transport(
        part, facts, declared(server ? SetupTopic.SERVER_TRANSPORT : SetupTopic.CLIENT_TRANSPORT));
    versions(part, facts);
  }

  private String declared(SetupTopic topic) {
    return observed.declared().getOrDefault(topic.key(), "");
  }

  private void transport(String part, ObservedFacts facts, String declared) {
    Set<String> named = kinds(Stream.of(declared.split("\\W+")));
    Set<String> found =
        kinds(
            facts.loops().stream()
                .map(ObservedFacts.Loop::implementation)
                .filter(name -> name.contains(NETTY))
                .flatMap(name -> Stream.of(name.split("\\."))));
    if (!named.isEmpty() && !found.isEmpty() && !named.containsAll(found)) {
      warn(
          Kind.OTHER_TRANSPORT,
          null,
          "The event loops of the %s are those of %s, but %s is set up with '%s'. Compare it with"
              + " pairs that are set up so, or write what it is into its pom.",
          part,
          String.join(" and ", found),
          record.pair(),
          declared);
    }
  }

  private static Set<String> kinds(Stream<String> words) {
    return words
        .map(word -> word.toLowerCase(Locale.ROOT))
        .filter(TRANSPORTS::contains)
        .collect(Collectors.toSet());
  }

  private void versions(String part, ObservedFacts facts) {
    String others =
        facts.libraries().stream()
            .filter(this::isOther)
            .map(it -> it.artifact() + " " + it.version())
            .collect(joining(", "));
    if (!others.isEmpty()) {
      warn(
          Kind.OTHER_VERSION,
          null,
          "The %s loaded %s, which is not the version that %s has under modules. Look for two"
              + " versions of it on the classpath.",
          part,
          others,
          RunFiles.RECORD);
    }
  }

  /**
   * Whether a library of that name is on the classpath, but none of that version, if it has one.
   */
  private boolean isOther(Library loaded) {
    String file = loaded.artifact() + "-" + loaded.version();
    return !loaded.version().isEmpty()
        && record.modules().containsKey(loaded.artifact())
        && !record.hashes().containsKey(file + ".jar")
        && record.modules().entrySet().stream()
            .noneMatch(
                known ->
                    Stream.of(known.getValue().replace("-SNAPSHOT", "").split("[ (),]+"))
                        .anyMatch(version -> file.startsWith(known.getKey() + "-" + version)));
  }

  private void warn(Kind kind, OperationKey operation, String diagnosis, Object... values) {
    warnings.add(new Warning(kind, operation, String.format(Locale.ROOT, diagnosis, values)));
  }
}
