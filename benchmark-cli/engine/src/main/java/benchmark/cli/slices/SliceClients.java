// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.incident.Reading;
import benchmark.cli.incident.RunWatch;
import benchmark.cli.process.DrivenProcess;
import benchmark.cli.results.JoinedFiles;
import benchmark.cli.run.PartCounts;
import benchmark.launch.CostLine;
import benchmark.launch.Load;
import benchmark.launch.SliceReply;
import benchmark.launch.SliceRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The clients of a run. All of them are asked for the same slice at the same time, and what they
 * answer is one slice: of one client as it is, of several joined. Output arrives on a thread for
 * each client, requests are made by another one.
 */
public final class SliceClients implements AutoCloseable {

  /** What keeps the times of calls of several clients apart: the golden ratio in 64 bits. */
  private static final long SEEDS = 0x9E37_79B9_7F4A_7C15L;

  /** What a slice may take beside its length: what it calls is prepared, and calls may time out. */
  static final Duration PATIENCE = Duration.ofMinutes(15);

  private final List<SliceClient> clients;
  private final PartCounts parts;
  private int waiting;
  private List<CostLine> lastReplies = List.of();
  private JoinedFiles joined; // null for one server and its client
  private final RunWatch watch = new RunWatch();
  private Path folder;

  /** Clients to come. */
  public SliceClients(PartCounts parts) {
    this.parts = parts;
    clients =
        IntStream.range(0, parts.clients()).mapToObj(it -> new SliceClient(this::waits)).toList();
  }

  /** Takes a piece of the standard output of a client. */
  public void accept(int client, String piece) {
    clients.get(client).accept(piece);
  }

  /**
   * Says which processes they are; before the first request.
   *
   * @param folder takes what several clients have measured
   */
  public void attach(List<? extends DrivenProcess> processes, Path folder) {
    this.folder = folder;
    for (int client = 0; client < clients.size(); client++) {
      clients.get(client).attach(processes.get(client));
      processes.get(client).onExit(() -> clients.forEach(SliceClient::end));
    }
    if (parts.areMultiple()) {
      joined = new JoinedFiles(folder, parts.serverNames(), parts.clientNames());
    }
  }

  /** Has a slice measured by all, and waits for it; empty if a client ended instead. */
  public Optional<CostLine> measure(SliceRequest request) {
    for (int client = 0; client < clients.size(); client++) {
      clients.get(client).ask(share(request, client));
    }
    var replies = new ArrayList<SliceReply>();
    for (SliceClient client : clients) {
      Optional<SliceReply> reply = client.reply(PATIENCE.plusMillis(request.millis()));
      if (reply.isEmpty()) {
        keep();
        return Optional.empty();
      }
      replies.add(reply.get());
    }
    lastReplies = replies.stream().map(SliceReply::cost).toList();
    CostLine cost =
        joined == null
            ? replies.get(0).cost()
            : joined.append(request.operation(), request.purpose(), replies);
    watch(request, cost);
    return Optional.of(cost);
  }

  /** Whatever it is measured for: a warm-up hides nothing that breaks. */
  private void watch(SliceRequest request, CostLine cost) {
    double due = request.load() instanceof Load.Open open ? open.rate() : Double.NaN;
    watch.take(Reading.of(cost, due, lastParts()));
  }

  /** Leaves what was seen of calls and parts in the folder, since the run has failed. */
  void keep() {
    watch.keep(folder);
  }

  /** One more waits; when all do, they continue. */
  private synchronized void waits() {
    waiting++;
    if (waiting == clients.size()) {
      waiting = 0;
      clients.forEach(SliceClient::go);
    }
  }

  /** A rate is that of all clients together; each has its own times of calls. */
  private SliceRequest share(SliceRequest request, int client) {
    int all = clients.size();
    return request.load() instanceof Load.Open open && all > 1
        ? new SliceRequest(
            request.benchmark(),
            request.operation(),
            new Load.Open(
                open.rate() / all,
                (open.cap() + all - 1) / all,
                open.seed() + client * SEEDS,
                open.arrivals()),
            request.millis(),
            request.purpose())
        : request;
  }

  /** What each client has answered last, in their order. */
  List<CostLine> lastReplies() {
    return lastReplies;
  }

  /**
   * Has a client make calls that are the first ones; nothing watches them, for what is cold may
   * well be slow. Empty if it ended instead.
   *
   * @param request for {@link SliceRequest.Purpose#FIRST}
   */
  public Optional<SliceReply> first(SliceRequest request) {
    clients.get(0).ask(request);
    return clients.get(0).reply(PATIENCE.plusMillis(request.millis()));
  }

  /** What each part did in the last slice, by its name; nothing of a server and its client. */
  public Map<String, CostLine> lastParts() {
    return joined == null ? Map.of() : joined.lastParts();
  }

  /** Lets the clients write their results and end. */
  public void finish() {
    clients.forEach(SliceClient::finish);
    if (watch.hasSeenAny()) {
      keep();
    }
  }

  @Override
  public void close() {
    if (joined != null) {
      joined.close();
    }
  }
}
