// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.ServiceThreads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * The contract's own implementation, without business logic, in the messages of any protocol.
 * Thread-safe.
 *
 * @param <M> the protocol's messages
 */
public final class PreparedStreamService<M> implements StreamService<M> {

  private static final long SLOW_NANOS =
      TimeUnit.SECONDS.toNanos(1) / StreamContract.SLOW_PER_SECOND;

  private final PreparedMessages<M> messages;
  private final MessageType<M> type;
  private final AtomicInteger open = new AtomicInteger();

  /** Prepares all messages. */
  public PreparedStreamService(MessageType<M> type) {
    this.type = type;
    messages = new PreparedMessages<>(type);
  }

  @Override
  public M echo(M message) {
    ServiceThreads.pass();
    return message;
  }

  @Override
  public M get(M request) {
    ServiceThreads.pass();
    String wanted = type.text(request);
    return wanted.equals(StreamContract.OPEN)
        ? messages.receipt(open.get())
        : messages.message(StreamSize.of(wanted), type.number(request));
  }

  @Override
  public M put(M message) {
    ServiceThreads.pass();
    return messages.receipt(type.number(message));
  }

  @Override
  public MessageSink<M> pingPong(MessageSink<M> answers) {
    return new Echoes(answers, 0);
  }

  @Override
  public MessageSink<M> slow(MessageSink<M> answers) {
    return new Echoes(answers, SLOW_NANOS);
  }

  @Override
  public void download(M request, MessageSink<M> answers) {
    var size = StreamSize.of(type.text(request));
    int count = type.number(request);
    answers.whenReady(
        new Runnable() {
          private int sent;

          @Override
          public void run() {
            while (sent < count && answers.isReady()) {
              answers.next(messages.message(size, sent++));
              if (sent == count) {
                answers.end();
              }
            }
          }
        });
  }

  @Override
  public MessageSink<M> upload(MessageSink<M> answer) {
    return new Counted(answer);
  }

  /** A stream that comes in: it is open until it ends in one way or another. */
  private abstract class Incoming implements MessageSink<M> {

    final MessageSink<M> answers;
    private boolean ended;

    Incoming(MessageSink<M> answers) {
      this.answers = answers;
      open.incrementAndGet();
    }

    /** Whether it is the first time. */
    final boolean close() {
      if (ended) {
        return false;
      }
      ended = true;
      open.decrementAndGet();
      return true;
    }

    /** Gives up, unless the stream has ended. */
    final void refuse(String why) {
      if (close()) {
        answers.fail(new IllegalArgumentException(why));
      }
    }

    @Override
    public void fail(Throwable reason) {
      close();
    }
  }

  private final class Echoes extends Incoming {

    private final long nanosOfEach;

    Echoes(MessageSink<M> answers, long nanosOfEach) {
      super(answers);
      this.nanosOfEach = nanosOfEach;
    }

    @Override
    public void next(M message) {
      if (type.number(message) == StreamContract.REFUSED) {
        refuse("refused, as it was asked to");
        return;
      }
      long until = System.nanoTime() + nanosOfEach;
      while (nanosOfEach > 0 && System.nanoTime() - until < 0) {
        LockSupport.parkNanos(until - System.nanoTime());
      }
      answers.next(message);
    }

    @Override
    public void end() {
      if (close()) {
        answers.end();
      }
    }
  }

  private final class Counted extends Incoming {

    private StreamSize size;
    private int count;

    Counted(MessageSink<M> answer) {
      super(answer);
    }

    @Override
    public void next(M message) {
      if (size == null) {
        size = sizeOf(message);
      }
      if (size == null || !messages.accepts(size, count, message)) {
        refuse("message %d of the stream is not the expected one".formatted(count));
        return;
      }
      count++;
    }

    private StreamSize sizeOf(M first) {
      for (StreamSize each : StreamSize.values()) {
        if (messages.accepts(each, 0, first)) {
          return each;
        }
      }
      return null;
    }

    @Override
    public void end() {
      if (close()) {
        answers.next(messages.receipt(count));
        answers.end();
      }
    }
  }
}
