// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.bisect.BisectRecord.Step;
import benchmark.cli.bisect.FirstWorse.Finding;
import benchmark.cli.error.UserError;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.text.TextRenderer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sixteen commits, and comparisons that a script answers. */
class BisectionTest {

  private static final int COMMITS = 16;
  private static final List<String> IDS =
      IntStream.range(0, COMMITS).mapToObj("c%02d"::formatted).toList();
  private static final List<String> SUBJECTS = IDS.stream().map(it -> "Change " + it).toList();

  private final List<Integer> measured = new ArrayList<>();
  private final List<Integer> stored = new ArrayList<>();
  private final List<String> neighbours = new ArrayList<>();
  private boolean endedByUser;
  private boolean neighboursFail;

  private BisectRecord search(int slower, Set<Integer> broken, Step... known) {
    return search(BisectReportTest.record("commit", IDS, SUBJECTS, known), slower, broken);
  }

  private BisectRecord search(BisectRecord known, int slower, Set<Integer> broken) {
    return new Bisection(
            known,
            (base, place) -> {
              if (base > 0) {
                neighbours.add(IDS.get(place) + " against " + IDS.get(base));
                if (neighboursFail) {
                  throw UserError.failure("The server failed.");
                }
                return BisectReportTest.step(IDS.get(place), 1.15, Finding.WORSE);
              }
              measured.add(place);
              if (broken.contains(place)) {
                throw UserError.failure("%s of /src cannot be built. Details", IDS.get(place));
              }
              return place < slower
                  ? BisectReportTest.step(IDS.get(place), 1.0, Finding.FINE)
                  : BisectReportTest.step(IDS.get(place), 1.2, Finding.WORSE);
            },
            record -> stored.add(record.steps().size()),
            () -> endedByUser)
        .search();
  }

  private static String answer(BisectRecord record) {
    return TextRenderer.render(new BisectReport(Path.of("."), record).answer())
        .replaceAll("\\s+", " ")
        .strip();
  }

  @Test
  void findsTheCommitInFewStepsAndStoresEach() {
    BisectRecord found = search(11, Set.of());

    assertThat(answer(found))
        .isEqualTo(
            "CPU per call of getUser has been worse since c11 (Change c11): +20.0% (+17.6% to +22.4%)"
                + " against c00; c10 is not worse. The change by itself, c11 against c10, is +15.0%"
                + " (+12.7% to +17.3%).");
    assertThat(measured).containsExactly(15, 7, 11, 9, 10);
    assertThat(neighbours).containsExactly("c11 against c10");
    assertThat(stored).containsExactly(1, 2, 3, 4, 5, 5);
    assertThat(TextRenderer.render(new BisectReport(Path.of("."), found).steps()))
        .contains("c07 Change c07", "c10 Change c10", "c15 Change c15");
  }

  @Test
  void passesOverACommitThatCannotBeBuilt() {
    BisectRecord found = search(11, Set.of(7));

    assertThat(answer(found))
        .contains("has been worse since c11 (Change c11)", "c10 is not worse.");
    assertThat(found.step("c07").orElseThrow().reason()).startsWith("c07 of /src cannot be built.");
    assertThat(BisectReport.line(found, found.step("c07").orElseThrow()))
        .isEqualTo("c07 (Change c07): skipped: c07 of /src cannot be built. Details");
  }

  @Test
  void saysThatARangeHasNoChange() {
    BisectRecord found = search(COMMITS, Set.of());

    assertThat(answer(found))
        .startsWith("There is nothing to find: CPU per call of getUser on c15");
    assertThat(measured).containsExactly(15);
    assertThat(new BisectReport(Path.of("."), found).change()).isEmpty();
  }

  @Test
  void measuresNothingTwice() {
    BisectRecord found =
        search(
            11,
            Set.of(),
            BisectReportTest.step("c15", 1.2, Finding.WORSE),
            BisectReportTest.step("c07", 1.0, Finding.FINE));

    assertThat(measured).containsExactly(11, 9, 10);
    assertThat(search(found, 11, Set.of())).isEqualTo(found);
    assertThat(neighbours).containsExactly("c11 against c10");
    FirstWorse change = new BisectReport(Path.of("."), found).change().orElseThrow();
    assertThat(change.fine()).isEqualTo(10);
    assertThat(change.worse()).isEqualTo(11);
  }

  @Test
  void aChangeRightAfterTheFirstOneHasBeenMeasuredByItself() {
    assertThat(answer(search(1, Set.of()))).endsWith(" against c00; c00 is not worse.");
    assertThat(neighbours).isEmpty();
  }

  @Test
  void aChangeThatCannotBeMeasuredByItselfIsFoundAndMeasuredLater() {
    neighboursFail = true;
    BisectRecord found = search(11, Set.of());

    assertThat(answer(found)).contains(" against c00; c10 is not worse. The change by itself, ");
    assertThat(found.change().reason()).isEqualTo("The server failed.");

    neighboursFail = false;
    assertThat(answer(search(found, 11, Set.of()))).contains("The change by itself, c11 against");
    assertThat(measured).containsExactly(15, 7, 11, 9, 10);
  }

  /** It was measured against the first one, so a failure now does not end the search. */
  @Test
  void theLastOneCanBeTheChange() {
    neighboursFail = true;

    assertThat(answer(search(COMMITS - 1, Set.of()))).contains("; c14 is not worse.");
  }

  @Test
  void aFailureOfTheUsersMakingIsNoFinding() {
    endedByUser = true;

    assertThatThrownBy(() -> search(11, Set.of(7))).isInstanceOf(InterruptedByUserException.class);
    assertThat(stored).containsExactly(1);
    assertThatThrownBy(() -> search(11, Set.of(15))).isInstanceOf(InterruptedByUserException.class);
    neighboursFail = true;
    assertThatThrownBy(() -> search(11, Set.of())).isInstanceOf(InterruptedByUserException.class);
  }

  @Test
  void endsWhereAnEndDoesNotRun() {
    assertThatThrownBy(() -> search(11, Set.of(15)))
        .isInstanceOf(UserError.class)
        .hasMessage("c15 cannot be compared with c00: c15 of /src cannot be built. Details");
    assertThat(stored).isEmpty();
  }
}
