// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import benchmark.cli.results.RateLoad;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.run.PartCounts;
import benchmark.cli.status.Position;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** In which order slices reach the clients, without a JVM. */
class SliceLoopTest {

  private static final Predicate<String> AT_RATE = line -> line.contains("rate=");

  private final List<String> journal = new ArrayList<>();
  private final List<Position> positions = new ArrayList<>();

  @Test
  void oneVariantMeasuresEveryOperationInTurnAndEachCycleBeginsWithTheNext() {
    SlicedVariant alone = calm("A", settings(3, Duration.ZERO));

    run(settings(3, Duration.ZERO), alone);

    assertThat(journal)
        .containsExactly(
            "A getUser RESULT",
            "A listUser RESULT",
            "A listUser RESULT",
            "A getUser RESULT",
            "A getUser RESULT",
            "A listUser RESULT");
  }

  @Test
  void severalVariantsAreMeasuredInQuadsWhoseSecondHalfMirrorsTheFirst() {
    var settings = settings(4, Duration.ZERO);

    run(settings, calm("A", settings), calm("B", settings), calm("C", settings));

    assertThat(journal).hasSize(3 * 2 * 4);
    for (int quad = 0; quad < 4; quad++) {
      List<String> six = journal.subList(6 * quad, 6 * quad + 6);
      assertThat(six.subList(3, 6)).containsExactly(six.get(2), six.get(1), six.get(0));
      assertThat(six.subList(0, 3)).doesNotHaveDuplicates();
      String operation = quad == 0 || quad == 3 ? "getUser" : "listUser";
      assertThat(six).allMatch(slice -> slice.contains(operation));
    }
  }

  @Test
  void whoIsWarmWaitsForTheOthersAndNothingIsMeasuredBefore() {
    var settings = settings(2, Duration.ofSeconds(40));
    SlicedVariant late =
        ScriptedClient.variant("B", journal, settings, slice -> slice <= 16 ? 1000 : 0);

    run(settings, calm("A", settings), late);

    assertThat(count("A", "WARM-UP")).as("12 s, the least").isEqualTo(12);
    assertThat(count("B", "WARM-UP")).as("two calm periods later").isEqualTo(24);
    assertThat(journal.lastIndexOf("B listUser WARM-UP"))
        .isLessThan(journal.indexOf("A getUser RESULT"));
    assertThat(late.facts()).isEqualTo(SliceFacts.of(Duration.ofSeconds(24), 0, true));
  }

  @Test
  void aSliceInWhichACompilerWorkedIsRepeatedBeforeTheNextOne() {
    var settings = settings(2, Duration.ZERO);
    SlicedVariant busy =
        ScriptedClient.variant("A", journal, settings, slice -> slice == 2 || slice == 3 ? 900 : 0);

    run(settings, busy);

    assertThat(journal)
        .containsExactly(
            "A getUser RESULT",
            "A listUser RESULT",
            "A listUser REPLACEMENT",
            "A listUser REPLACEMENT",
            "A listUser RESULT",
            "A getUser RESULT");
    assertThat(busy.facts()).isEqualTo(SliceFacts.of(Duration.ZERO, 2, true));
  }

  @Test
  void aClientThatDiesEndsTheLoopAndIsNamed() {
    var settings = settings(4, Duration.ZERO);
    SlicedVariant healthy = calm("A", settings);
    var dying = new SlicedVariant(settings, PartCounts.ONE, 0);
    dying.attach(
        List.of(
            ScriptedClient.calm("B", journal, piece -> dying.accept(0, piece)).dyingAfter(3, 137)),
        Path.of("target"));

    var ended = catchThrowableOfType(ClientEnded.class, () -> run(settings, healthy, dying));

    assertThat(ended.variant()).isSameAs(dying);
    assertThat(journal).last().isEqualTo("B listUser RESULT");
    assertThat(count("B", "RESULT")).isEqualTo(4);
  }

  @Test
  void aThreadThatIsInterruptedMeasuresNoMore() {
    var settings = settings(4, Duration.ZERO);
    var silent = new SlicedVariant(settings, PartCounts.ONE, 0);
    silent.attach(List.of(ScriptedClient.calm("A", journal, piece -> {})), Path.of("target"));

    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> run(settings, silent)).isInstanceOf(ClientEnded.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(journal).containsExactly("A getUser RESULT");
  }

  @Test
  void theStatusLineKnowsWhatIsLeftAtMost() {
    var settings = settings(2, Duration.ZERO);

    run(settings, calm("A", settings));

    assertThat(positions)
        .first()
        .isEqualTo(Position.ofSlice("getUser", "measuring", 1, 2, (4 + 16) * 1135 / 1000));
    assertThat(positions)
        .last()
        .isEqualTo(Position.ofSlice("getUser", "measuring", 2, 2, (2 + 16) * 1135 / 1000));
  }

  @Test
  void whoCompilesAtARateIsWarmedUpThereUntilItIsCalmBeforeAnyIsMeasured() {
    var settings = atRates(Duration.ofSeconds(72));
    SlicedVariant busy =
        ScriptedClient.variant("B", journal, settings, slice -> slice == 7 ? 900 : 0);

    run(settings, calm("A", settings), busy);

    assertThat(journal.subList(0, 12)).as("12 s in a closed loop").noneMatch(AT_RATE);
    assertThat(journal.subList(12, 15))
        .containsExactly(
            "A getUser?rate=2000%2Fs WARM-UP",
            "B getUser?rate=2000%2Fs WARM-UP", "B getUser?rate=2000%2Fs WARM-UP");
    assertThat(journal.subList(15, journal.size()))
        .hasSize(2 * 2 * 2)
        .allMatch(slice -> slice.endsWith("RESULT"));
  }

  @Test
  void aShortWarmUpHasCallsAtTheRateAllTheSame() {
    var settings = atRates(Duration.ofMillis(300));

    run(settings, calm("A", settings));

    assertThat(journal.stream().filter(AT_RATE)).first().asString().endsWith("WARM-UP");
  }

  @Test
  void theStatusLineKnowsOfTheWarmUpAtTheRate() {
    var settings = atRates(Duration.ofSeconds(72));

    run(settings, calm("A", settings));

    assertThat(positions)
        .first()
        .isEqualTo(Position.ofSlice("getUser", "warm-up", 1, 0, 72 + 2 * 2 * 3_400 / 1_000));
    assertThat(positions)
        .filteredOn(it -> it.phase().equals("warm-up at the rate"))
        .extracting(Position::secondsLeft)
        .containsExactly(24L + 2 * 2 * 3_400 / 1_000);
  }

  @Test
  void blocksDifferInTheTimesOfCallsAndVariantsOfABlockDoNot() {
    var settings = atRates(Duration.ZERO);
    SlicedOperation operation = settings.operations().get(0);

    assertThat(settings.inBlock(1).step(operation, 0, Duration.ofSeconds(1)))
        .isEqualTo(settings.inBlock(1).step(operation, 0, Duration.ofSeconds(1)))
        .isNotEqualTo(settings.inBlock(2).step(operation, 0, Duration.ofSeconds(1)));
  }

  private void run(SliceSettings settings, SlicedVariant... variants) {
    new SliceLoop(settings, new SplittableRandom(7), false, positions::add).run(List.of(variants));
  }

  private SlicedVariant calm(String name, SliceSettings settings) {
    return ScriptedClient.variant(name, journal, settings, slice -> 0);
  }

  private long count(String name, String purpose) {
    return journal.stream().filter(line -> line.startsWith(name) && line.endsWith(purpose)).count();
  }

  /** One operation at two rates, in steps of a second. */
  private static SliceSettings atRates(Duration longestWarmup) {
    var operation = new SlicedOperation("benchmark.Client.getUser", OperationKey.of("getUser"));
    return new SliceSettings(
        List.of(operation.at(1_000), operation.at(2_000)),
        8,
        Duration.ofSeconds(1),
        2,
        longestWarmup,
        Optional.of(new RateLoad(List.of(1_000.0, 2_000.0), Load.Arrivals.POISSON, 64, 7)));
  }

  /** Slices of a second. */
  private static SliceSettings settings(int slices, Duration longestWarmup) {
    return new SliceSettings(
        List.of(
            new SlicedOperation("benchmark.Client.getUser", OperationKey.of("getUser")),
            new SlicedOperation("benchmark.Client.listUser", OperationKey.of("listUser"))),
        8,
        Duration.ofSeconds(1),
        slices,
        longestWarmup,
        Optional.empty());
  }
}
