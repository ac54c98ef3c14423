// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.client.WrongAnswerException;
import benchmark.contract.MessageSink;
import benchmark.contract.StreamMessage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages within this JVM: what the server sends comes on a thread of its own. */
class TrafficTest {

  private final ExecutorService callers = Executors.newCachedThreadPool();
  private final Wire wire = new Wire();

  @AfterEach
  void end() {
    callers.shutdownNow();
    wire.close();
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
        traffic(operation, answers -> new Wire.Changed(answers, 7, ignored -> null));

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
                new Wire.Changed(
                    answers, 3, it -> new StreamMessage(it.getNumber(), "something else")));

    assertThatThrownBy(() -> run(traffic))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageContaining("got StreamMessage{number=3, text=something else}");
  }

  @Test
  void aStreamStartsWithOneMessage() throws InterruptedException {
    var held = new ConcurrentLinkedQueue<Wire.Held>();
    Traffic<StreamMessage> traffic =
        traffic(
            "pingPong (8x16)",
            answers -> {
              var stream = new Wire.Held(answers);
              held.add(stream);
              return stream;
            });

    traffic.start();
    await(() -> held.size() == 8 && held.stream().allMatch(it -> it.count() > 0));
    traffic.sleep(50); // time for more of them
    assertThat(held).extracting(Wire.Held::count).containsOnly(1);
    held.forEach(Wire.Held::open);
    held.forEach(Wire.Held::hold);
    await(() -> held.stream().allMatch(it -> it.count() == 16));
    held.forEach(Wire.Held::open);
    traffic.stop();
  }

  @Test
  void aStreamThatEndsTooEarlyFailsAll() {
    Traffic<StreamMessage> traffic =
        traffic(
            "download (100)",
            answers ->
                new Wire.Changed(
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
                new Wire.Changed(
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

  private static void await(BooleanSupplier condition) throws InterruptedException {
    for (int i = 0; i < 1_000 && !condition.getAsBoolean(); i++) {
      Thread.sleep(5);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }

  private static void run(Traffic<StreamMessage> traffic) throws InterruptedException {
    traffic.start();
    traffic.sleep(10_000);
    traffic.stop();
  }

  private Traffic<StreamMessage> traffic(
      String operation, Function<MessageSink<StreamMessage>, MessageSink<StreamMessage>> change) {
    return new Traffic<>(wire.messages(operation, change), 2, callers);
  }
}
