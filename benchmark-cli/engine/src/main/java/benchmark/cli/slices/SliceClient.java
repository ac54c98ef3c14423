// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.error.UserError;
import benchmark.cli.process.DrivenProcess;
import benchmark.launch.SliceReply;
import benchmark.launch.SliceRequest;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A client that measures in slices, seen from here: a request goes out, a reply comes back. Its
 * output arrives on one thread, requests are made by another one.
 */
final class SliceClient {

  private static final Optional<SliceReply> ENDED = Optional.empty();

  private final BlockingQueue<Optional<SliceReply>> replies = new LinkedBlockingQueue<>();
  private final StringBuilder line = new StringBuilder();
  private final Runnable waits;
  private DrivenProcess client;

  /**
   * A client to come.
   *
   * @param waits is run when it waits for the others
   */
  SliceClient(Runnable waits) {
    this.waits = waits;
  }

  /** Takes a piece of the client's standard output. */
  void accept(String piece) {
    for (int i = 0; i < piece.length(); i++) {
      char c = piece.charAt(i);
      if (c == '\n') {
        String whole = line.toString();
        line.setLength(0);
        take(whole);
      } else {
        line.append(c);
      }
    }
  }

  private void take(String whole) {
    if (whole.equals(SliceReply.WAITING)) {
      waits.run();
    }
    SliceReply.parse(whole).ifPresent(reply -> replies.add(Optional.of(reply)));
  }

  /** Says which process it is; before the first request. */
  void attach(DrivenProcess process) {
    client = process;
    client.onExit(this::end);
  }

  /** Nobody waits for a reply from now on. */
  void end() {
    replies.add(ENDED);
  }

  /** Notifies it that all clients wait. */
  void go() {
    client.send(SliceRequest.GO);
  }

  /** Has a slice measured. */
  void ask(SliceRequest request) {
    client.send(request.toLine());
  }

  /**
   * Waits for the slice that was asked for; empty if the client ended instead.
   *
   * @param patience how long
   * @throws UserError if it hangs instead
   */
  Optional<SliceReply> reply(Duration patience) {
    try {
      Optional<SliceReply> reply = replies.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
      if (reply == null) {
        throw UserError.failure(
            "A client was asked to measure %d s ago and has not answered: its process hangs."
                + " See its log, and give it more memory, such as @heap=2g.",
            patience.toSeconds());
      }
      if (reply.isEmpty()) {
        replies.add(ENDED); // for whoever asks again
      }
      return reply;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ENDED;
    }
  }

  /** Lets the client write its results and end. */
  void finish() {
    client.send(SliceRequest.END);
  }
}
