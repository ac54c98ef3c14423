// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConversationTest {

  private final Conversation consumer = new Conversation("consumer");

  @Test
  void anAnswerMayHaveNothingBehindItsFirstWord() {
    consumer.hear("CLAS");
    consumer.hear("SES \n");

    assertThat(consumer.await(null, "CLASSES")).isEmpty();
  }

  @Test
  void skipsOtherLinesAndKeepsMoments() {
    consumer.hear("MOMENT 1 2\nlog\nREAD 3 4\n");

    assertThat(consumer.await(null, "READ")).containsExactly("3", "4");
    assertThat(consumer.moments()).containsExactly(new String[] {"1", "2"});
  }
}
