// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.client.FailedCallException;
import benchmark.client.PairServer;
import benchmark.client.UnreachableServerException;
import benchmark.client.WrongAnswerException;
import benchmark.client.load.UnsupportedLoadException;
import benchmark.contract.Contracts;
import benchmark.launch.Failure;
import java.net.ConnectException;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FailureMessageTest {

  private static final PairServer STARTED = new PairServer("dubbo-kryo", false);
  private static final PairServer FOREIGN = new PairServer("dubbo-kryo", true);

  private static final StackTraceElement GET_USER =
      new StackTraceElement("benchmark.Client", "getUser", "Client.java", 64);
  private static final StackTraceElement START =
      new StackTraceElement("benchmark.Client", "start", "Client.java", 40);

  @Test
  void aWrongAnswerSpeaksForItselfHoweverDeepItIs() {
    var wrong = WrongAnswerException.of(Contracts.operation("getUser"), 5, "this", "that");

    assertThat(FailureMessage.of(new RuntimeException(new Exception("JMH", wrong)), STARTED))
        .isEqualTo("Wrong answer to getUser(5): expected this, got that.");
    assertThat(FailureMessage.failure(new Exception("JMH", wrong)))
        .isEqualTo(
            new Failure(
                Failure.Kind.WRONG_ANSWER, "Wrong answer to getUser(5): expected this, got that."));
  }

  @Test
  void anUnreachableServerSpeaksForItself() {
    assertThat(FailureMessage.of(new UnreachableServerException("No server."), STARTED))
        .isEqualTo("No server.");
    assertThat(FailureMessage.failure(new UnreachableServerException("No server.")))
        .isEqualTo(new Failure(Failure.Kind.UNREACHABLE, "No server."));
  }

  @Test
  void tooManyCallersAreReportedAsTheProtocolTellsIt() {
    var failure = new RuntimeException("JMH", new UnsupportedLoadException("One caller only."));

    assertThat(FailureMessage.of(failure, STARTED)).isEqualTo("One caller only.");
    assertThat(FailureMessage.failure(failure))
        .isEqualTo(new Failure(Failure.Kind.CHECK, "One caller only."));
  }

  @Test
  void aFailedCallNamesTheOperationAndTheDeepestCause() {
    var call = new IllegalStateException("outer", new TimeoutException("5000 ms\nmore"));
    call.setStackTrace(new StackTraceElement[] {GET_USER});

    assertThat(FailureMessage.of(new RuntimeException("JMH", call), STARTED))
        .isEqualTo(
            "A call of getUser timed out after 5 s: TimeoutException: 5000 ms. A slower service"
                + " needs a longer timeout, in milliseconds: dubbo-kryo@timeout=20000."
                + " A server that hangs may say why in its log.");
    assertThat(FailureMessage.failure(call))
        .isEqualTo(new Failure(Failure.Kind.CALL, "TimeoutException: 5000 ms"));
  }

  @Test
  void aFailedCallOfAProgramHasNoClass() {
    var failure = new FailedCallException("getUser", "rpc error: code = Unavailable");

    assertThat(FailureMessage.of(failure, STARTED))
        .isEqualTo(
            "A call of getUser failed: rpc error: code = Unavailable. The server's log may say why.");
    assertThat(FailureMessage.failure(failure))
        .isEqualTo(new Failure(Failure.Kind.CALL, "rpc error: code = Unavailable"));
  }

  /** As Dubbo, gRPC, JDK sockets and Spring name it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Waiting server-side response timeout by scan timer",
        "DEADLINE_EXCEEDED: deadline exceeded after 4.99s",
        "Read timed out",
        "invoke Timed-out",
        "I/O error: Read timed out"
      })
  void aTimeOutIsRecognizedInTheWordsOfEachFramework(String message) {
    assertThat(FailureMessage.of(new RuntimeException(message), STARTED))
        .startsWith(
            "The calls that check the answers before measuring timed out after 5 s: RuntimeException: ")
        .contains("dubbo-kryo@timeout=20000")
        .doesNotContain("another server");
  }

  @Test
  void aConnectionThatIsNotMadeIsNoTimeOutOfACall() {
    assertThat(FailureMessage.of(new ConnectException("Connection timed out"), STARTED))
        .isEqualTo(
            "The calls that check the answers before measuring failed: ConnectException: Connection"
                + " timed out. The server's log may say why.");
  }

  @Test
  void aReasonThatEndsWithAFullStopHasOnlyThatOne() {
    assertThat(FailureMessage.of(new TimeoutException("waiting for result."), STARTED))
        .contains("TimeoutException: waiting for result. A slower service");
  }

  @Test
  void onlyAServerThatSomebodyElseStartedMayBeAnotherOne() {
    var failure = new IllegalStateException("closed");

    assertThat(FailureMessage.of(failure, STARTED)).doesNotContain("another server");
    assertThat(FailureMessage.of(failure, FOREIGN))
        .endsWith(
            "IllegalStateException: closed. If another server is listening there, start the right"
                + " one: ./benchmark.sh dubbo-kryo-server");
    assertThat(FailureMessage.of(new TimeoutException("5000 ms"), FOREIGN))
        .contains("timed out after 5 s", "@timeout=", "start the right one");
  }

  @Test
  void aServerThatHasAnsweredIsTheRightOne() {
    var call = new IllegalStateException("closed");
    call.setStackTrace(new StackTraceElement[] {GET_USER});

    assertThat(FailureMessage.of(call, FOREIGN))
        .isEqualTo(
            "A call of getUser failed: IllegalStateException: closed. The server's log may say"
                + " why.");
  }

  @Test
  void aFailureBeforeMeasuringSaysSo() {
    var call = new IllegalStateException("no");
    call.setStackTrace(new StackTraceElement[] {START});

    assertThat(FailureMessage.of(call, STARTED))
        .startsWith(
            "The calls that check the answers before measuring failed: IllegalStateException: no.");
    assertThat(FailureMessage.failure(call))
        .isEqualTo(new Failure(Failure.Kind.CHECK, "IllegalStateException: no"));
  }

  @Test
  void whatJmhCollectedFromOtherThreadsIsSeen() {
    var wrong = WrongAnswerException.of(Contracts.operation("getUser"), 5, "this", "that");
    var jmh = new RuntimeException("Benchmark error");
    jmh.addSuppressed(wrong);

    assertThat(FailureMessage.of(jmh, STARTED)).startsWith("Wrong answer to getUser(5)");
  }

  @Test
  void endsWhereCausesGoRound() {
    var first = new RuntimeException("first");
    var second = new RuntimeException("second", first);
    first.initCause(second);

    assertThat(FailureMessage.of(first, STARTED)).contains("RuntimeException: second");
  }

  @Test
  void longMessagesAreShortened() {
    assertThat(FailureMessage.of(new RuntimeException("x".repeat(5000)), STARTED))
        .contains("x…")
        .hasSizeLessThan(500);
  }

  /** As when another version of a framework lacks a method. */
  @Test
  void anErrorIsACauseToo() {
    assertThat(FailureMessage.failure(new ExceptionInInitializerError(new NoSuchMethodError("x"))))
        .isEqualTo(new Failure(Failure.Kind.CHECK, "NoSuchMethodError: x"));
  }

  @Test
  void aMissingClassIsNamedWithAdviceAndNotWithAnotherServer() {
    var call =
        new IllegalStateException(
            "outer",
            new ExceptionInInitializerError(new ClassNotFoundException("example.Library")));
    call.setStackTrace(new StackTraceElement[] {GET_USER});

    assertThat(FailureMessage.of(call, STARTED))
        .startsWith(
            "A call of getUser failed: ClassNotFoundException: example.Library. A library is missing")
        .doesNotContain("another server");
  }

  @Test
  void noMessageIsNoProblem() {
    assertThat(FailureMessage.of(new RuntimeException(), STARTED))
        .contains("RuntimeException: null");
  }
}
