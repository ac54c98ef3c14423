// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.client.StreamCalls;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contracts;
import benchmark.contract.MessageSink;
import benchmark.contract.MessageType;
import benchmark.contract.StreamMessage;
import benchmark.contract.StreamOperation;
import benchmark.contract.StreamService;
import java.lang.reflect.Proxy;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages within this JVM: what the server sends comes on a thread of its own. */
class TrafficTest {

  private final ExecutorService callers = Executors.newCachedThreadPool();
  private final ExecutorService wire = Executors.newSingleThreadExecutor();

  @AfterEach
  void end() {
    callers.shutdownNow();
    wire.shutdownNow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pingPong (1x16)",
        "echo (1x16)",
        "download (100)",
        "get (100)",
        "upload (1K)",
        "put (1K)"
      })
  void messagesFlowAreCountedAndEndWell(String operation) throws InterruptedException {
    Traffic<StreamMessage> traffic = traffic(operation, answers -> answers);

    for (int slice = 0; slice < 2; slice++) {
      traffic.start();
      traffic.record(true);
      traffic.sleep(20);
      traffic.record(false);
      assertThat(traffic.count()).isPositive();
      traffic.stop();
      assertThat(traffic.times().getTotalCount()).isPositive();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pingPong (1x16)", "download (1K)"})
  void aMessageThatIsMissingFailsAll(String operation) {
    Traffic<StreamMessage> traffic =
        traffic(operation, answers -> new Changed(answers, 7, ignored -> null));

    assertThatThrownBy(() -> run(traffic))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageContaining("Wrong answer to " + operation)
        .hasMessageContaining("expected StreamMessage{number=7");
  }

  @Test
  void aMessageWithAnotherTextFailsAll() {
    Traffic<StreamMessage> traffic =
        traffic(
            "pingPong (1x1)",
            answers ->
                new Changed(answers, 3, it -> new StreamMessage(it.getNumber(), "something else")));

    assertThatThrownBy(() -> run(traffic))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageContaining("got StreamMessage{number=3, text=something else}");
  }

  @Test
  void aStreamThatEndsTooEarlyFailsAll() {
    Traffic<StreamMessage> traffic =
        traffic(
            "download (100)",
            answers ->
                new Changed(
                    answers,
                    9,
                    it -> {
                      answers.end();
                      return it;
                    }));

    assertThatThrownBy(() -> run(traffic))
        .isInstanceOf(StreamFailedException.class)
        .hasMessageMatching("download \\(100\\): a stream ended after \\d+ of 500 messages");
  }

  @Test
  void aStreamThatTheServerGivesUpFailsAll() {
    Traffic<StreamMessage> traffic =
        traffic(
            "pingPong (1x1)",
            answers ->
                new Changed(
                    answers,
                    2,
                    it -> {
                      answers.fail(new IllegalStateException("broken pipe"));
                      return null;
                    }));

    assertThatThrownBy(() -> run(traffic))
        .isInstanceOf(StreamFailedException.class)
        .hasMessage("broken pipe");
  }

  private static void run(Traffic<StreamMessage> traffic) throws InterruptedException {
    traffic.start();
    traffic.sleep(10_000);
    traffic.stop();
  }

  @SuppressWarnings("unchecked") // the proxy has the service's methods
  private Traffic<StreamMessage> traffic(
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
    return new Traffic<>(
        (StreamOperation) Contracts.operation(operation),
        2,
        new StreamCalls<>(service, MessageType.PLAIN),
        callers);
  }

  /** Sends on the thread of the wire. */
  private final class Sent implements MessageSink<StreamMessage> {

    private final MessageSink<StreamMessage> to;

    Sent(MessageSink<StreamMessage> to) {
      this.to = to;
    }

    @Override
    public void next(StreamMessage message) {
      wire.execute(() -> to.next(message));
    }

    @Override
    public void end() {
      wire.execute(to::end);
    }

    @Override
    public void fail(Throwable reason) {
      wire.execute(() -> to.fail(reason));
    }
  }

  /** Sends something else in place of one message, or nothing. */
  private static final class Changed implements MessageSink<StreamMessage> {

    private final MessageSink<StreamMessage> to;
    private final int place;
    private final Function<StreamMessage, StreamMessage> change;
    private int count;

    Changed(
        MessageSink<StreamMessage> to, int place, Function<StreamMessage, StreamMessage> change) {
      this.to = to;
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

    @Override
    public void end() {
      to.end();
    }

    @Override
    public void fail(Throwable reason) {
      to.fail(reason);
    }
  }
}
