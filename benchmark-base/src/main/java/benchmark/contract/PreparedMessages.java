// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * All messages of streams as a protocol carries them, made before they are sent. Thread-safe.
 *
 * @param <M> the protocol's messages
 */
public final class PreparedMessages<M> {

  private final MessageType<M> type;
  private final Map<StreamSize, List<M>> messages = new ConcurrentHashMap<>();
  private final Map<StreamSize, List<M>> requests = new ConcurrentHashMap<>();
  private final List<M> receipts;

  /** Makes the messages of a size when the first of them is asked for. */
  public PreparedMessages(MessageType<M> type) {
    this.type = type;
    receipts = all(number -> request("", number));
  }

  /** How they carry the contract's. */
  public MessageType<M> type() {
    return type;
  }

  /** Message n of a stream: after the last one comes the first again. */
  public M message(StreamSize size, int n) {
    List<M> known = messages.get(size);
    List<M> all =
        known == null
            ? messages.computeIfAbsent(size, it -> all(number -> type.of(it.message(number))))
            : known;
    return all.get(n & StreamSize.MESSAGES - 1);
  }

  /** Whether a message may be message n of a stream. */
  public boolean accepts(StreamSize size, int n, M actual) {
    return type.accepts(message(size, n), actual);
  }

  /** The request for message n of a size. */
  public M request(StreamSize size, int n) {
    return requests.computeIfAbsent(size, it -> all(number -> request(it.word(), number))).get(n);
  }

  /** The request for a stream of messages of a size. */
  public M download(StreamSize size, int count) {
    return request(size.word(), count);
  }

  private M request(String word, int number) {
    return type.of(new StreamMessage(number, word));
  }

  /** What answers the end of an upload of so many messages, or a message of this number. */
  public M receipt(int number) {
    return number < StreamSize.MESSAGES ? receipts.get(number) : request("", number);
  }

  private static <T> List<T> all(IntFunction<T> maker) {
    return IntStream.range(0, StreamSize.MESSAGES).mapToObj(maker).toList();
  }
}
