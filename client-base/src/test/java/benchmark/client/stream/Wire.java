// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import benchmark.client.StreamCalls;
import benchmark.contract.Contracts;
import benchmark.contract.MessageSink;
import benchmark.contract.MessageType;
import benchmark.contract.StreamMessage;
import benchmark.contract.StreamOperation;
import benchmark.contract.StreamService;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** Streams within this JVM: what the server sends comes on a thread of its own. */
final class Wire implements AutoCloseable {

  private final ExecutorService thread = Executors.newSingleThreadExecutor();

  /**
   * An operation whose server is the contract's own.
   *
   * @param change what becomes of the answers to each stream
   */
  @SuppressWarnings("unchecked") // the proxy has the service's methods
  CheckedMessages<StreamMessage> messages(
      String operation, Function<MessageSink<StreamMessage>, MessageSink<StreamMessage>> change) {
    StreamService<StreamMessage> prepared = Contracts.STREAM.prepared();
    var service =
        (StreamService<StreamMessage>)
            Proxy.newProxyInstance(
                StreamService.class.getClassLoader(),
                new Class<?>[] {StreamService.class},
                (proxy, method, arguments) -> {
                  int last = arguments.length - 1;
                  if (arguments[last] instanceof MessageSink<?> answers) {
                    arguments[last] = change.apply(new Sent((MessageSink<StreamMessage>) answers));
                  }
                  return method.invoke(prepared, arguments);
                });
    return new CheckedMessages<>(
        (StreamOperation) Contracts.operation(operation),
        new StreamCalls<>(service, MessageType.PLAIN));
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }

  /** Sends on the thread. */
  private final class Sent implements MessageSink<StreamMessage> {

    private final MessageSink<StreamMessage> to;

    Sent(MessageSink<StreamMessage> to) {
      this.to = to;
    }

    @Override
    public void next(StreamMessage message) {
      thread.execute(() -> to.next(message));
    }

    @Override
    public void end() {
      thread.execute(to::end);
    }

    @Override
    public void fail(Throwable reason) {
      thread.execute(() -> to.fail(reason));
    }
  }

  /** Passes on how a stream ends. */
  abstract static class Passed implements MessageSink<StreamMessage> {

    final MessageSink<StreamMessage> to;

    Passed(MessageSink<StreamMessage> to) {
      this.to = to;
    }

    @Override
    public void end() {
      to.end();
    }

    @Override
    public void fail(Throwable reason) {
      to.fail(reason);
    }
  }

  /** Sends something else in place of one message, or nothing. */
  static final class Changed extends Passed {

    private final int place;
    private final Function<StreamMessage, StreamMessage> change;
    private int count;

    Changed(
        MessageSink<StreamMessage> to, int place, Function<StreamMessage, StreamMessage> change) {
      super(to);
      this.place = place;
      this.change = change;
    }

    @Override
    public void next(StreamMessage message) {
      StreamMessage sent = count++ == place ? change.apply(message) : message;
      if (sent != null) {
        to.next(sent);
      }
    }
  }

  /** Messages that come back when they may. */
  static class Held extends Passed {

    private final List<StreamMessage> held = new ArrayList<>();
    private boolean open;

    Held(MessageSink<StreamMessage> to) {
      super(to);
    }

    synchronized void open() {
      open = true;
      held.forEach(to::next);
      held.clear();
    }

    synchronized void hold() {
      open = false;
    }

    synchronized int count() {
      return held.size();
    }

    @Override
    public synchronized void next(StreamMessage message) {
      if (open) {
        to.next(message);
      } else {
        held.add(message);
      }
    }
  }
}
