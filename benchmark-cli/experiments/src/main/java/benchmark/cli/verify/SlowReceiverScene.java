// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.text.Terminal;
import benchmark.cli.topology.LogTail;
import benchmark.contract.conformance.SlowReceiver;
import benchmark.contract.conformance.SlowReceiver.Memory;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * A server that takes far fewer messages than a client offers, for each variant twice, each time
 * with fresh JVMs: the client asks whether there is place, and it does not.
 *
 * @param seconds how long the client offers messages
 */
public record SlowReceiverScene(
    CommandContext context, List<Variant> variants, RunSettings settings, int seconds) {

  /** The folder's name, and those of its files. */
  private static final String NAME = "slow-receiver";

  /** For starting a client, and for one that is short of memory. */
  private static final int MORE_SECONDS = 60;

  /**
   * Checks the variants.
   *
   * @throws UserError if one has no streams: exit status 2
   */
  public SlowReceiverScene {
    for (Variant variant : variants) {
      if (!variant.pair().unsupported().streams()) {
        throw UserError.badInput(
            "--slow-receiver: %s has no streams. Choose a pair that has them, such as grpc-protobuf.",
            variant.label());
      }
    }
  }

  /**
   * What was found of a variant.
   *
   * @param asks whether the client asked whether there is place
   * @param found null if the client has reported nothing
   * @param ended how it ended, in words
   */
  record Sending(String variant, boolean asks, SlowReceiver found, String ended) {}

  /** Runs, prints and stores. */
  public void execute() {
    var folder = RunFolder.create(settings.results(), NAME);
    Path path = FilledFolder.of(folder, context.interruption(), () -> fill(folder)).orThrow();
    Terminal.format("%nEverything is in %s%n", path);
  }

  private void fill(RunFolder folder) {
    var status = StatusLine.ofThisProcess();
    var all = new ArrayList<Sending>();
    try {
      for (Variant variant : variants) {
        for (boolean asks : List.of(true, false)) {
          context.interruption().check();
          status.show(
              "%d of %d  %s".formatted(all.size() + 1, 2 * variants.size(), variant.label()),
              "a sender that " + sender(asks));
          all.add(send(folder, variant, asks));
        }
      }
    } finally {
      status.clear();
    }
    Document told = document(all, seconds);
    folder.write(NAME + ".md", MarkdownRenderer.render(told));
    Json.write(folder.file(NAME + ".json"), all);
    Terminal.print(told);
  }

  private Sending send(RunFolder folder, Variant variant, boolean asks) {
    Path dir = RunFolder.createInside(folder.file(variant.fileName()));
    String name = asks ? "asks" : "does-not-ask";
    Path file = dir.resolve(name + ".tsv");
    int port = Place.LOCAL.freePorts(settings.host(), variant.pair().ports());
    try (var jvms =
            new PairProcesses(
                context, variant, settings, List.of(), dir, Defaults.CALL_TIMEOUT_MILLIS);
        var server = jvms.countedServer("server-" + name, port)) {
      int status =
          jvms.countingClient(
              "client-" + name,
              server,
              port,
              seconds + MORE_SECONDS,
              "slow",
              file.toString(),
              Integer.toString(seconds),
              Boolean.toString(asks));
      SlowReceiver found =
          Place.LOCAL.read(file.toString()).flatMap(SlowReceiver::parse).orElse(null);
      List<String> without =
          Stream.of("client", "server")
              .filter(side -> LogTail.count(jvms.log(side + "-" + name), "OutOfMemory") > 0)
              .toList();
      return new Sending(
          variant.label(), asks, found, ended(found, without, status, jvms.said("client-" + name)));
    }
  }

  private static String ended(SlowReceiver found, List<String> without, int status, String said) {
    if (!without.isEmpty()) {
      return "OutOfMemoryError: " + String.join(", ", without);
    }
    if (found != null) {
      return found.failure().isEmpty() ? "well" : found.failure();
    }
    return status == ExitStatus.FAILURE ? said : "client ended, status " + status;
  }

  /** What was found, and how to read it. */
  static Document document(List<Sending> all, int seconds) {
    var lines = new ArrayList<List<String>>();
    for (Sending sending : all) {
      SlowReceiver found = sending.found();
      lines.add(
          line(
              List.of(
                  sending.variant(),
                  sender(sending.asks()),
                  found == null ? Numbers.NONE : Long.toString(found.sent()),
                  found == null ? Numbers.NONE : Long.toString(found.queued()),
                  found == null ? Numbers.NONE : found.isBounded() ? "yes" : "no"),
              "client",
              found == null ? Memory.UNKNOWN : found.client()));
      lines.add(
          line(
              Collections.nCopies(5, ""),
              "server",
              found == null ? Memory.UNKNOWN : found.server()));
    }
    return Document.of(
        new Heading(Level.TITLE, "A receiver that is slower than the sender"),
        new Table(
            List.of(
                "variant",
                "sender",
                "sent",
                "queued",
                "bounded",
                "side",
                "heap MiB",
                "direct",
                "resident"),
            lines),
        new Definitions(
            Stream.concat(
                    Stream.of(
                        new Definition(
                            "sender",
                            "50,000 messages of 1K a second for %d s, to a server that accepts"
                                    .formatted(seconds)
                                + " 1,000; it checks for capacity before each, or does not"),
                        new Definition(
                            "queued", "the most messages that were sent and not answered"),
                        new Definition(
                            "bounded",
                            "whether the second half of the time added no more than 10% and 1,000"
                                + " to them, and nothing failed"),
                        new Definition("heap, direct, resident", "the largest readings")),
                    all.stream()
                        .map(
                            it ->
                                new Definition(
                                    "%s, %s".formatted(it.variant(), sender(it.asks())),
                                    "ended: " + it.ended())))
                .toList()));
  }

  private static List<String> line(List<String> first, String side, Memory memory) {
    return Stream.concat(
            first.stream(),
            Stream.of(side, mebi(memory.heap()), mebi(memory.direct()), mebi(memory.resident())))
        .toList();
  }

  private static String mebi(long bytes) {
    return bytes < 0 ? Numbers.NONE : Numbers.of(bytes / Numbers.MEBI);
  }

  private static String sender(boolean asks) {
    return asks ? "asks" : "does not ask";
  }
}
