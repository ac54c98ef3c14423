// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.topology.Topology;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConversationTest {

  private final Conversation consumer = new Conversation("consumer", Duration.ofMillis(300));

  @Test
  void anAnswerMayHaveNothingBehindItsFirstWord() {
    consumer.hear("CLAS");
    consumer.hear("SES \n");

    assertThat(consumer.await(null, "CLASSES")).isEmpty();
  }

  /** As one whose client of a registry is blocked. */
  @Test
  void aPartThatRunsAndSaysNothingIsNotWaitedForForEver() {
    try (var topology = new Topology(List.of())) {
      assertThatThrownBy(() -> consumer.await(topology, "READ"))
          .isInstanceOf(UserError.class)
          .hasMessage(
              "The consumer has not answered within 0 s, though it still runs: READ was expected."
                  + " Read consumer.log; if that happens again, look at its threads (jcmd PID"
                  + " Thread.print).");
    }
  }

  @Test
  void skipsOtherLinesAndKeepsMoments() {
    consumer.hear("MOMENT 1 2\nlog\nREAD 3 4\n");

    assertThat(consumer.await(null, "READ")).containsExactly("3", "4");
    assertThat(consumer.moments()).containsExactly(new String[] {"1", "2"});
  }
}
