// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.Map;

/**
 * Messages of one size, on streams or each in a call of its own. As an operation it is about a
 * single message; whoever measures keeps many in flight.
 */
public final class StreamOperation extends Operation<StreamService<StreamMessage>> {

  /** How the messages travel. */
  public enum Shape {
    /** Every message comes back, on streams that last. */
    PING_PONG("pingPong"),
    /** The messages of {@code pingPong}, in calls. */
    ECHO("echo"),
    /** One request, many messages. */
    DOWNLOAD("download"),
    /** A request for every message. */
    GET("get"),
    /** Many messages, one answer. */
    UPLOAD("upload"),
    /** An answer to every message. */
    PUT("put");

    private final String word;

    Shape(String word) {
      this.word = word;
    }

    /** The name of the service's method. */
    public String word() {
      return word;
    }

    /** Whether there are streams, and not calls. */
    public boolean isStream() {
      return this == PING_PONG || this == DOWNLOAD || this == UPLOAD;
    }

    /** Whether each message has an answer of its own, and so a time. */
    public boolean answersEach() {
      return this != DOWNLOAD && this != UPLOAD;
    }

    /** The calls that carry the same messages as these streams. */
    public Shape calls() {
      return switch (this) {
        case PING_PONG, ECHO -> ECHO;
        case DOWNLOAD, GET -> GET;
        case UPLOAD, PUT -> PUT;
      };
    }
  }

  private final Shape shape;
  private final StreamSize size;
  private final Lanes lanes;

  /** Messages whose number in flight is given by the operation. */
  StreamOperation(Shape shape, Lanes lanes) {
    super(shape.word, Map.of(StreamContract.STREAMS, lanes.toString()), StreamSize.MESSAGES);
    this.shape = shape;
    this.size = StreamSize.MEDIUM;
    this.lanes = lanes;
  }

  /** Messages of a size, of which one stream for each caller is in flight. */
  StreamOperation(Shape shape, StreamSize size) {
    super(
        shape.word,
        Map.of(EchoContract.SIZE, size.word()),
        shape.isStream() ? 1 : StreamSize.MESSAGES);
    this.shape = shape;
    this.size = size;
    this.lanes = null;
  }

  public Shape shape() {
    return shape;
  }

  /** The size of the messages. */
  public StreamSize size() {
    return size;
  }

  /**
   * How many streams there are, and how many messages are in flight on each.
   *
   * @param callers where the operation does not say it: each has a stream of its own, or a call
   */
  public Lanes lanes(int callers) {
    return lanes == null ? new Lanes(callers, 1) : lanes;
  }

  @Override
  public Object argument(int n) {
    return switch (shape) {
      case DOWNLOAD -> new StreamMessage(1, size.word());
      case GET -> new StreamMessage(n, size.word());
      case PING_PONG, ECHO, UPLOAD, PUT -> size.message(n);
    };
  }

  @Override
  public Object answer(int n) {
    return switch (shape) {
      case UPLOAD -> new StreamMessage(1, "");
      case PUT -> new StreamMessage(n, "");
      case PING_PONG, ECHO, DOWNLOAD, GET -> size.message(n);
    };
  }

  /** Makes a call, or a stream of one message whose end it waits for. */
  @Override
  public Object call(StreamService<StreamMessage> service, Object argument) {
    var message = (StreamMessage) argument;
    var answer = new OneMessage<StreamMessage>();
    switch (shape) {
      case ECHO -> {
        return service.echo(message);
      }
      case GET -> {
        return service.get(message);
      }
      case PUT -> {
        return service.put(message);
      }
      case PING_PONG -> send(message, service.pingPong(answer));
      case UPLOAD -> send(message, service.upload(answer));
      case DOWNLOAD -> service.download(message, answer);
    }
    return answer.await();
  }

  private static void send(StreamMessage message, MessageSink<StreamMessage> stream) {
    stream.next(message);
    stream.end();
  }

  @Override
  public boolean accepts(int n, Object answer) {
    return isAnswer(n, answer);
  }

  /**
   * How many messages are in flight at the same time.
   *
   * @param streams how many streams there are
   * @param inFlight how many messages are in flight on each
   */
  public record Lanes(int streams, int inFlight) {

    /** All together: as many callers have as many calls in flight. */
    public int together() {
      return streams * inFlight;
    }

    /** As {@link StreamContract#STREAMS} has it: 8x16. */
    @Override
    public String toString() {
      return streams + "x" + inFlight;
    }
  }
}
