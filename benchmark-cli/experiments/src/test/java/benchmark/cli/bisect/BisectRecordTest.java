// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import static benchmark.cli.bisect.BisectReportTest.step;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.bisect.BisectRecord.Step;
import benchmark.cli.bisect.FirstWorse.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A search that goes on with an earlier one. */
class BisectRecordTest {

  private static final List<String> VERSIONS = List.of("1.0", "1.1", "1.2", "1.3");

  private static final Step WORSE = step("1.3", 1.2, Finding.WORSE);
  private static final Step UNDECIDED = step("1.1", 1.03, Finding.UNKNOWN);
  private static final Step SKIPPED = Step.skipped("1.2", "The port is in use.");

  private static final BisectRecord BEFORE =
      record(VERSIONS, WORSE, UNDECIDED, SKIPPED).changedBy(WORSE).explainedIn("explained");

  private static BisectRecord record(List<String> versions, Step... steps) {
    return BisectReportTest.record("version", versions, List.of(), steps);
  }

  @Test
  void otherVersionsBetweenTheSameEndsAreNoOtherQuestion() {
    BisectRecord offline = record(List.of("1.0", "1.3"));

    assertThat(offline.differencesTo(BEFORE)).isEmpty();
    assertThat(offline.knowing(BEFORE, 2).versions()).isEqualTo(VERSIONS);
    assertThat(offline.knowing(BEFORE, 2).steps()).containsExactly(WORSE, UNDECIDED);
  }

  @Test
  void whatIsAskedOtherwiseIsNamed() {
    assertThat(record(List.of("1.0", "1.1", "1.2")).differencesTo(BEFORE))
        .containsExactly("range (1.0..1.2 instead of 1.0..1.3)");
  }

  /** Such as if it is ended in its first step. */
  @Test
  void aSearchThatMeasuresNothingLosesNothing() {
    BisectRecord again = record(VERSIONS).knowing(BEFORE, 4);

    assertThat(again.steps()).containsExactly(WORSE);
    BisectRecord kept = again.keeping(BEFORE);
    assertThat(kept.steps()).containsExactlyInAnyOrder(WORSE, UNDECIDED, SKIPPED);
    assertThat(kept.change()).isEqualTo(WORSE);
    assertThat(kept.explanation()).isEqualTo("explained");
    assertThat(answer(kept)).isEqualTo(answer(BEFORE));
  }

  @Test
  void whatIsMeasuredAgainTakesThePlaceOfWhatWasFoundBefore() {
    Step fine = step("1.1", 1.0, Finding.FINE);
    BisectRecord kept = record(VERSIONS).knowing(BEFORE, 4).with(fine).keeping(BEFORE);

    assertThat(kept.steps()).containsExactlyInAnyOrder(WORSE, fine, SKIPPED);
    assertThat(kept.change()).as("another one").isNull();
    assertThat(kept.explanation()).as("of another change").isNull();
    assertThat(kept.keeping(BEFORE).steps()).isEqualTo(kept.steps());
  }

  private static List<Integer> answer(BisectRecord record) {
    FirstWorse search = record.replayed();
    return List.of(search.fine(), search.worse());
  }
}
