// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import benchmark.client.load.Sender;
import benchmark.client.load.SenderSource;
import benchmark.client.load.UnsupportedLoadException;
import benchmark.contract.StreamOperation;
import benchmark.contract.StreamOperation.Lanes;
import benchmark.contract.StreamSize;
import benchmark.launch.SliceRequest;

/**
 * Messages at a rate: on streams that send every one back, and in calls that carry the same
 * messages. A stream of many messages that is one request or has one answer has no time for each.
 */
public final class MessagesAtRate implements SenderSource {

  @Override
  public Senders of(SliceRequest request, int cap) throws InterruptedException {
    return of(CheckedMessages.of(request), cap);
  }

  private static <M> Senders of(CheckedMessages<M> messages, int cap) {
    StreamOperation operation = messages.operation();
    Lanes lanes = operation.lanes(cap);
    return switch (operation.shape()) {
      case PING_PONG -> {
        int streams = Math.min(lanes.streams(), cap);
        int each = Math.min(lanes.inFlight(), cap / streams);
        yield new Senders(streams, streams * each, () -> new StreamSender<>(messages, each));
      }
      case ECHO, GET, PUT -> Senders.ofCallers(Math.min(lanes.together(), cap), waiting(messages));
      case DOWNLOAD, UPLOAD ->
          throw new UnsupportedLoadException(
              "%s is a stream of many messages without an answer to each, and cannot be sent at a rate."
                  .formatted(operation.label()));
    };
  }

  private static <M> Sender waiting(CheckedMessages<M> messages) {
    return (n, answers) -> {
      messages.call(n & StreamSize.MESSAGES - 1);
      answers.answered(n);
    };
  }
}
