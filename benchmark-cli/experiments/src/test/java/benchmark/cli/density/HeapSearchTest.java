// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the search for the smallest heap")
class HeapSearchTest {

  private static final double LIMIT = 20;

  @Test
  void bisectsBetweenWhatKeepsTheLimitAndWhatEndsTheServer() {
    List<HeapStep> steps = all(512, heap -> heap >= 120 ? step(heap, 2) : ended(heap));

    assertThat(steps)
        .extracting(HeapStep::heapMib)
        .containsExactly(512, 64, 181, 108, 140, 123, 115, 123);
    var search = new HeapSearch(steps, 512, LIMIT);
    assertThat(search.holding()).hasValue(123);
    assertThat(search.failing()).hasValue(115);
    assertThat(search.kept()).hasSize(2);
  }

  @Test
  void repeatsWhatIsNearTheLimit() {
    List<HeapStep> steps = all(64, heap -> step(heap, heap >= 20 ? 19 : 21));

    assertThat(steps.stream().filter(it -> it.heapMib() == 64)).hasSize(2);
    assertThat(new HeapSearch(steps, 64, LIMIT).holding().getAsInt()).isBetween(20, 22);
  }

  @Test
  void decidesByTheMajorityOfThree() {
    var steps = new ArrayList<>(List.of(step(64, 19), step(64, 21)));
    assertThat(new HeapSearch(steps, 64, LIMIT).next()).hasValue(64);
    assertThat(new HeapSearch(steps, 64, LIMIT).holding()).isEmpty();

    steps.add(step(64, 21));

    assertThat(new HeapSearch(steps, 64, LIMIT).next()).isEmpty();
    assertThat(new HeapSearch(steps, 64, LIMIT).holding()).isEmpty();
  }

  @Test
  void repeatsWhatTheMachineMayBeGuiltyOf() {
    var calm = new HeapStep.Used(2, 160, 0.02, 0.3);
    var unsustained = new HeapStep(0, 64, false, null, calm);
    var died = new HeapStep(0, 64, false, "a server has ended", null);

    assertThat(new HeapSearch(List.of(unsustained), 64, LIMIT).next()).hasValue(64);
    assertThat(new HeapSearch(List.of(died), 64, LIMIT).next()).hasValue(64);
    assertThat(new HeapSearch(List.of(ended(64)), 64, LIMIT).next()).isEmpty();
    assertThat(new HeapSearch(List.of(died, step(64, 2), step(64, 2)), 64, LIMIT).holding())
        .hasValue(64);
  }

  @Test
  void goesUpAgainWhereAnotherServerDoesNotKeepTheLimit() {
    var steps = new ArrayList<HeapStep>();
    steps.add(step(64, 2));
    steps.add(ended(60));
    steps.add(step(62, 2)); // close enough
    assertThat(new HeapSearch(steps, 64, LIMIT).next()).hasValue(62);

    steps.add(ended(62));
    assertThat(new HeapSearch(steps, 64, LIMIT).next()).hasValue(62);
    steps.add(ended(62));

    assertThat(new HeapSearch(steps, 64, LIMIT).holding()).hasValue(64);
    assertThat(new HeapSearch(steps, 64, LIMIT).next()).as("a second server").hasValue(64);
  }

  @Test
  void endsAtOnceWhereNoHeapKeepsTheLimit() {
    List<HeapStep> steps = all(64, heap -> step(heap, 200));

    assertThat(steps).hasSize(1);
    assertThat(new HeapSearch(steps, 64, LIMIT).holding()).isEmpty();
  }

  @Test
  void endsNearTheLowestHeapWhereAllKeepTheLimit() {
    List<HeapStep> steps = all(1024, heap -> step(heap, 1));

    assertThat(new HeapSearch(steps, 1024, LIMIT).holding()).hasValue(9);
    assertThat(new HeapSearch(steps, 1024, LIMIT).failing()).isEmpty();
    assertThat(steps).hasSizeLessThan(12);
  }

  /** All steps of a search. */
  static List<HeapStep> all(int highest, IntFunction<HeapStep> server) {
    var steps = new ArrayList<HeapStep>();
    for (OptionalInt next = OptionalInt.of(highest);
        next.isPresent();
        next = new HeapSearch(steps, highest, LIMIT).next()) {
      steps.add(server.apply(next.getAsInt()));
    }
    return steps;
  }

  static HeapStep step(int heap, double millis) {
    return new HeapStep(
        0, heap, millis <= LIMIT, null, new HeapStep.Used(millis, heap + 100, 0.02, 0.3));
  }

  static HeapStep ended(int heap) {
    return new HeapStep(0, heap, false, HeapStep.OUT_OF_MEMORY, null);
  }
}
