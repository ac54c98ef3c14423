// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.client.WrongAnswerException;
import benchmark.client.load.Sender.Answers;
import benchmark.contract.MessageSink;
import benchmark.contract.StreamMessage;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("messages that are sent on a stream at given times")
@Timeout(60)
class StreamSenderTest {

  private final Wire wire = new Wire();
  private final List<Integer> answered = new CopyOnWriteArrayList<>();
  private final Map<Integer, Throwable> failed = new ConcurrentHashMap<>();
  private final Answers answers =
      new Answers() {
        @Override
        public void answered(int n) {
          answered.add(n);
        }

        @Override
        public void failed(int n, Throwable reason) {
          failed.put(n, reason);
        }
      };

  @AfterEach
  void end() {
    wire.close();
  }

  @Test
  void areKnownByTheirPlaceWhenTheyComeBack() {
    try (var sender = sender(4, it -> it)) {
      for (int n = 100; n < 700; n += 2) {
        send(sender, n);
      }
    }

    assertThat(answered).hasSize(300).startsWith(100, 102, 104).endsWith(698);
    assertThat(failed).isEmpty();
  }

  @Test
  void waitForAPlaceAndTheSecondForTheFirst() throws Exception {
    var held = new AtomicReference<Wire.Held>();
    var sender =
        sender(
            3,
            answers -> {
              held.set(new Wire.Held(answers));
              return held.get();
            });
    send(sender, 0);
    Thread second = waiting(sender);
    assertThat(second.isAlive()).as("the first is alone").isTrue();
    held.get().open();
    second.join();
    held.get().hold();
    for (int n = 1; n < 4; n++) {
      send(sender, n);
    }
    assertThat(answered).as("three are in flight").containsExactly(0);

    Thread fifth = waiting(sender);
    assertThat(fifth.isAlive()).as("a fourth has no place").isTrue();
    held.get().open();
    fifth.join();
    sender.close();
    assertThat(answered).containsExactly(0, 1, 2, 3);
  }

  private void send(StreamSender<StreamMessage> sender, int n) {
    sender.awaitPlace();
    sender.send(n, answers);
  }

  private static Thread waiting(StreamSender<StreamMessage> sender) throws InterruptedException {
    var waiting = new Thread(sender::awaitPlace);
    waiting.start();
    waiting.join(100);
    return waiting;
  }

  @Test
  void failWithTheirStreamAndGoOnWithANewOne() {
    var streams = new AtomicInteger();
    try (var sender =
        sender(
            1,
            answers ->
                streams.getAndIncrement() > 0
                    ? answers
                    : new Wire.Changed(
                        answers,
                        2,
                        it -> {
                          answers.fail(new IllegalStateException("broken pipe"));
                          return null;
                        }))) {
      for (int n = 0; n < 6; n++) {
        send(sender, n);
      }
    }

    assertThat(answered).containsExactly(0, 1, 3, 4, 5);
    assertThat(failed).containsOnlyKeys(2);
    assertThat(failed.get(2)).hasMessage("broken pipe");
    assertThat(streams).hasValue(2);
  }

  @Test
  void failIfAnotherOneComesBack() {
    try (var sender =
        sender(
            1,
            answers ->
                new Wire.Changed(
                    answers, 1, it -> new StreamMessage(it.getNumber(), "something else")))) {
      for (int n = 0; n < 2; n++) {
        send(sender, n);
      }
    }

    assertThat(answered).containsExactly(0);
    assertThat(failed.get(1))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageContaining("got StreamMessage{number=1, text=something else}");
  }

  @Test
  void needAnEndOfTheirStream() {
    var sender =
        sender(
            1,
            answers -> {
              var badlyEnded =
                  new Wire.Held(answers) {
                    @Override
                    public void end() {
                      answers.fail(new IllegalStateException("cannot end"));
                    }
                  };
              badlyEnded.open();
              return badlyEnded;
            });
    sender.send(0, answers);

    assertThatThrownBy(sender::close)
        .isInstanceOf(StreamFailedException.class)
        .hasMessage("cannot end");
    assertThat(answered).containsExactly(0);
  }

  private StreamSender<StreamMessage> sender(
      int inFlight, Function<MessageSink<StreamMessage>, MessageSink<StreamMessage>> change) {
    return new StreamSender<>(wire.messages("pingPong (1x16)", change), inFlight);
  }
}
