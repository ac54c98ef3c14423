// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

/**
 * The contract's own implementation, without business logic, in the messages of any protocol.
 * Thread-safe.
 *
 * @param <M> the protocol's messages
 */
public final class PreparedStreamService<M> implements StreamService<M> {

  private final PreparedMessages<M> messages;
  private final MessageType<M> type;

  /** Prepares all messages. */
  public PreparedStreamService(MessageType<M> type) {
    this.type = type;
    messages = new PreparedMessages<>(type);
  }

  @Override
  public M echo(M message) {
    return message;
  }

  @Override
  public M get(M request) {
    return messages.message(StreamSize.of(type.text(request)), type.number(request));
  }

  @Override
  public M put(M message) {
    return messages.receipt(type.number(message));
  }

  @Override
  public MessageSink<M> pingPong(MessageSink<M> answers) {
    return new Echoes(answers);
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

  private final class Echoes implements MessageSink<M> {

    private final MessageSink<M> answers;

    Echoes(MessageSink<M> answers) {
      this.answers = answers;
    }

    @Override
    public void next(M message) {
      answers.next(message);
    }

    @Override
    public void end() {
      answers.end();
    }

    @Override
    public void fail(Throwable reason) {
      // the caller has gone: there is nobody to tell
    }
  }

  private final class Counted implements MessageSink<M> {

    private final MessageSink<M> answer;
    private StreamSize size;
    private int count;
    private boolean refused;

    Counted(MessageSink<M> answer) {
      this.answer = answer;
    }

    @Override
    public void next(M message) {
      if (refused) {
        return;
      }
      if (count == 0) {
        size = sizeOf(message);
      }
      if (size == null || !messages.accepts(size, count, message)) {
        refused = true;
        answer.fail(
            new IllegalArgumentException(
                "message %d of the stream is not the expected one".formatted(count)));
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
      if (!refused) {
        answer.next(messages.receipt(count));
        answer.end();
      }
    }

    @Override
    public void fail(Throwable reason) {
      // the caller has gone: there is nobody to tell
    }
  }
}
