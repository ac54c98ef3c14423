// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StreamContractTest {

  private final StreamService<StreamMessage> service = Contracts.STREAM.prepared();

  @Test
  void thePreparedServiceAnswersEveryOperationRightly() {
    for (var operation : Contracts.STREAM.operations()) {
      for (int n = 0; n < operation.requests(); n++) {
        Object answer = operation.call(service, operation.argument(n));
        assertThat(operation.isAnswer(n, answer)).as("%s %d: %s", operation, n, answer).isTrue();
      }
    }
  }

  @Test
  void anUploadWithAMessageTooFewIsRefusedWhereItIsMissing() {
    var answer = new OneMessage<StreamMessage>();
    MessageSink<StreamMessage> upload = service.upload(answer);

    upload.next(StreamSize.SMALL.message(0));
    upload.next(StreamSize.SMALL.message(2));
    upload.end();

    assertThatThrownBy(answer::await)
        .hasMessage("The stream fails: message 1 of the stream is not the expected one");
  }

  @Test
  void messagesOfADownloadHaveTheirOrderAndBeginAgainAfterTheLast() {
    var numbers = new ArrayList<Integer>();
    service.download(
        new StreamMessage(StreamSize.MESSAGES + 2, "1K"),
        new MessageSink<>() {
          @Override
          public void next(StreamMessage message) {
            numbers.add(message.getNumber());
          }

          @Override
          public void end() {
            numbers.add(-1);
          }

          @Override
          public void fail(Throwable reason) {
            throw new AssertionError(reason);
          }
        });

    assertThat(numbers).hasSize(StreamSize.MESSAGES + 3).startsWith(0, 1).endsWith(0, 1, -1);
  }

  @Test
  void aServerThatGivesUpAStreamKeepsNoneOpen() {
    var answer = new OneMessage<StreamMessage>();
    MessageSink<StreamMessage> stream = service.pingPong(answer);
    assertThat(open()).isOne();

    stream.next(new StreamMessage(StreamContract.REFUSED, ""));

    assertThatThrownBy(answer::await).hasMessageContaining("refused, as it was asked to");
    assertThat(open()).isZero();
  }

  private int open() {
    return service.get(new StreamMessage(0, StreamContract.OPEN)).getNumber();
  }

  @Test
  void everyKindOfStreamsHasItsCalls() {
    assertThat(StreamContract.calls(key("pingPong", "streams", "8x16")))
        .contains(key("echo", "streams", "8x16"));
    assertThat(StreamContract.calls(key("download", "size", "1K")))
        .contains(key("get", "size", "1K"));
    assertThat(StreamContract.calls(key("upload", "size", "1K")))
        .contains(key("put", "size", "1K"));
    assertThat(StreamContract.calls(key("put", "size", "1K"))).isEmpty();
    assertThat(StreamContract.calls(OperationKey.of("getUser"))).isEmpty();
  }

  private static OperationKey key(String name, String parameter, String value) {
    return new OperationKey(name, Map.of(parameter, value));
  }

  @Test
  void saysHowManyStreamsThereAreWithHowManyMessages() {
    assertThat(StreamContract.lanes("8x16"))
        .hasValueSatisfying(it -> assertThat(it.together()).isEqualTo(128));
    for (String no : List.of("", "8", "x8", "0x1", "8x0", "8x", "1000x1", "8X1")) {
      assertThat(StreamContract.lanes(no)).as(no).isEmpty();
    }
    assertThat(Contracts.STREAM.operation(OperationKey.of("pingPong").with("streams", "3x7")))
        .hasToString("pingPong (3x7)");
  }
}
