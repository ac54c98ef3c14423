// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.client.UnreachableServerException;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contracts;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class FailureMessageTest {

  private static final StackTraceElement GET_USER =
      new StackTraceElement("benchmark.Client", "getUser", "Client.java", 64);
  private static final StackTraceElement START =
      new StackTraceElement("benchmark.Client", "start", "Client.java", 40);

  @Test
  void aWrongAnswerSpeaksForItselfHoweverDeepItIs() {
    var wrong = WrongAnswerException.of(Contracts.operation("getUser"), 5, "this", "that");

    assertThat(FailureMessage.of(new RuntimeException(new Exception("JMH", wrong)), "dubbo-kryo"))
        .isEqualTo("Wrong answer to getUser(5): expected this, got that.");
  }

  @Test
  void anUnreachableServerSpeaksForItself() {
    assertThat(FailureMessage.of(new UnreachableServerException("No server."), "dubbo-kryo"))
        .isEqualTo("No server.");
  }

  @Test
  void aFailedCallNamesTheOperationAndTheDeepestCause() {
    var call = new IllegalStateException("outer", new TimeoutException("5000 ms\nmore"));
    call.setStackTrace(new StackTraceElement[] {GET_USER});

    assertThat(FailureMessage.of(new RuntimeException("JMH", call), "dubbo-kryo"))
        .isEqualTo(
            "A call of getUser failed: TimeoutException: 5000 ms. If another server is listening"
                + " there, start the right one: benchmark.sh dubbo-kryo-server");
  }

  /** JMH's own words, from a second run on one machine. */
  @Test
  void anotherJmhOnTheMachineIsSaid() {
    var locked =
        new org.openjdk.jmh.runner.RunnerException(
            "ERROR: Another JMH instance might be running. Unable to acquire the JMH lock"
                + " (/tmp/jmh.lock), exiting. Use -Djmh.ignoreLock=true to forcefully continue.");

    assertThat(FailureMessage.of(locked, "dubbo-kryo"))
        .startsWith("JMH measures nothing while another JMH runs on this machine")
        .contains("/jmh.lock). Wait for it to end")
        .endsWith(" benchmark.sh dubbo-kryo@D.jmh.ignoreLock=true");
  }

  @Test
  void aFailureBeforeMeasuringSaysSo() {
    var call = new IllegalStateException("no");
    call.setStackTrace(new StackTraceElement[] {START});

    assertThat(FailureMessage.of(call, "dubbo-kryo"))
        .startsWith(
            "The calls that check the answers before measuring failed: IllegalStateException: no.");
  }

  @Test
  void whatJmhCollectedFromOtherThreadsIsSeen() {
    var wrong = WrongAnswerException.of(Contracts.operation("getUser"), 5, "this", "that");
    var jmh = new RuntimeException("Benchmark error");
    jmh.addSuppressed(wrong);

    assertThat(FailureMessage.of(jmh, "dubbo-kryo")).startsWith("Wrong answer to getUser(5)");
  }

  @Test
  void endsWhereCausesGoRound() {
    var first = new RuntimeException("first");
    var second = new RuntimeException("second", first);
    first.initCause(second);

    assertThat(FailureMessage.of(first, "inproc")).contains("RuntimeException: second");
  }

  @Test
  void longMessagesAreShortened() {
    assertThat(FailureMessage.of(new RuntimeException("x".repeat(5000)), "inproc"))
        .contains("x…")
        .hasSizeLessThan(500);
  }

  @Test
  void noMessageIsNoProblem() {
    assertThat(FailureMessage.of(new RuntimeException(), "inproc"))
        .contains("RuntimeException: null");
  }
}
