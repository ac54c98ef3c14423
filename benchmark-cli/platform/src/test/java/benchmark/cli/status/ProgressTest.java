// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressTest {

  private static final Position WARMING_UP =
      Position.of("existUser", "Sampling", "warm-up", 2, 3, 30);

  private static final String LONG_LABEL =
      "dubbo-hessianlite@dubbo=2.7.23,jvm=-XX:+UseZGC,D.some.property=value,threads=64";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @ParameterizedTest
  @CsvSource({"0, 0 s", "59, 59 s", "60, 1 min 00 s", "3599, 59 min 59 s", "7320, 2 h 02 min"})
  void durationsAreShort(long seconds, String text) {
    assertThat(Progress.duration(seconds)).isEqualTo(text);
  }

  @Test
  void aTerminalSeesOneLineThatIsRewritten() {
    show(terminal(40), ProgressContext.of("pair 1 of 2", "inproc", 1), WARMING_UP);

    assertThat(printed())
        .startsWith("\r\033[Kpair 1 of 2  inproc  starting")
        .contains("\r\033[Kpair 1 of 2  about 1 min 00 s left  inp")
        .doesNotContain("\n")
        .endsWith("\r\033[K");
    assertThat(printed().split("\r\033\\[K"))
        .allSatisfy(line -> assertThat(line).hasSizeLessThan(40));
  }

  @Test
  void aTerminalThatDoesNotKnowItsWidthIsTakenForAUsualOne() {
    show(terminal(0), ProgressContext.of("", LONG_LABEL, 1), WARMING_UP);

    assertThat(printed().split("\r\033\\[K")[2]).startsWith("about 1 min").hasSize(79);
  }

  @Test
  void theTimeLeftCountsTheRunsThatFollow() {
    show(
        terminal(200),
        ProgressContext.of("pair 1 of 3", "inproc", 2),
        Position.of("getUser", "Sampling", "measuring", 2, 5, 30));

    assertThat(printed())
        .contains("pair 1 of 3  about 1 min 30 s left  inproc  getUser Sampling  measuring 2/5\r");
  }

  @Test
  void theRunsThatFollowTakeAsLongAsTheLongestForecastOfThisOne() {
    var now = new AtomicLong();
    try (var progress =
        new Progress(terminal(200), ProgressContext.of("block 1 of 3", "", 2), now::get)) {
      progress.at(Position.ofSlice("getUser", "warm-up", 1, 0, 30));
      now.addAndGet(TimeUnit.SECONDS.toNanos(10));
      progress.at(Position.ofSlice("getUser", "measuring", 1, 1, 110));
    }

    assertThat(printed()).contains("about 1 min 30 s left").contains("about 5 min 50 s left");
  }

  @Test
  void theTimeLeftShrinksAsTheClockGoesOn() {
    var now = new AtomicLong();
    try (var progress =
        new Progress(terminal(200), ProgressContext.of("", "inproc", 0), now::get)) {
      progress.at(Position.of("getUser", "Sampling", "measuring", 1, 5, 30));
      now.addAndGet(TimeUnit.SECONDS.toNanos(12));
      progress.at(Position.of("getUser", "Sampling", "measuring", 2, 5, 30));
    }

    assertThat(printed())
        .contains("about 30 s left  inproc  getUser Sampling  measuring 1/5\r")
        .contains("about 18 s left  inproc  getUser Sampling  measuring 2/5\r");
  }

  @Test
  void aRoundThatIsOneOfUnknownManyHasATimeLeftOfItsOwn() {
    var stage =
        new ProgressContext(
            "round 11", List.of(), "inproc", 0, "of this round", Optional.of(Duration.ofHours(1)));
    show(terminal(80), stage);

    assertThat(printed())
        .startsWith("\r\033[Kround 11  about 1 h 00 min left of this round  inproc  starting");
  }

  @Test
  void eightyColumnsShowRoundTimeLeftAndTheInterval() {
    show(terminal(80), round("dubbo-hessianlite@threads=8", "0.492 ± 0.102"), WARMING_UP);

    assertThat(lines())
        .containsOnly(
            "round 3 of 12  about 1 h 04 min left  0.492 ± 0.102  dubbo-hessianlite@threads=");
  }

  @Test
  void ofFourIntervalsTheFirstOnesThatFitAreShownWhole() {
    String[] four = {
      "0.901 ± 0.202 listUser", "0.492 ± 0.102 createUser", "1.1 ± 0.1 getUser", "1 ± 0 existUser"
    };
    show(terminal(80), round("inproc", four), WARMING_UP);
    show(terminal(100), round("inproc", four), WARMING_UP);
    show(terminal(200), round("inproc", four), WARMING_UP);

    assertThat(lines())
        .contains(
            "round 3 of 12  about 1 h 04 min left  0.901 ± 0.202 listUser  inproc  existUser",
            "round 3 of 12  about 1 h 04 min left  0.901 ± 0.202 listUser  0.492 ± 0.102"
                + " createUser  inproc  exi",
            "round 3 of 12  about 1 h 04 min left  0.901 ± 0.202 listUser  0.492 ± 0.102"
                + " createUser  1.1 ± 0.1 getUser  1 ± 0 existUser  inproc  existUser Sampling"
                + "  warm-up 2/3");
  }

  @Test
  void aLongNameNeverHidesAnInterval() {
    show(
        terminal(80),
        round(LONG_LABEL, "0.492 (0.0012-0.45) createUser " + LONG_LABEL, "1 ± 0 existUser"),
        WARMING_UP);

    assertThat(lines())
        .containsOnly(
            "round 3 of 12  about 1 h 04 min left  0.492 (0.0012-0.45) createUser dubbo-hess");
  }

  @Test
  void aFileSeesALineForEveryOperationWithTheTimeLeft() {
    show(
        new StatusLine(new PrintStream(out, true, StandardCharsets.UTF_8), false, 80),
        ProgressContext.of("", "inproc", 0),
        Position.of("getUser", "Sampling", "", 0, 0, 30),
        Position.of("getUser", "Sampling", "warm-up", 2, 3, 30),
        Position.of("listUser", "Sampling", "", 0, 0, 15));
    show(
        new StatusLine(new PrintStream(out, true, StandardCharsets.UTF_8), false, 80),
        round(LONG_LABEL, "0.901 ± 0.202 listUser", "0.492 ± 0.102 createUser"));

    assertThat(printed())
        .isEqualToNormalizingNewlines(
            """
            inproc  starting
            about 30 s left  inproc  getUser Sampling
            about 15 s left  inproc  listUser Sampling
            round 3 of 12  about 1 h 04 min left  0.901 ± 0.202 listUser  0.492 ± 0.102 createUser  %s  starting
            """
                .formatted(LONG_LABEL));
  }

  /** Operations measured in turn change every second; the file sees where the run is. */
  @Test
  void aFileSeesALineForEveryPhaseOfOperationsByTurns() {
    String[] operations = {"existUser", "createUser", "getUser", "listUser"};
    var positions = new ArrayList<Position>();
    for (String phase : List.of("warm-up", "measuring")) {
      for (int cycle = 1; cycle <= 5; cycle++) {
        for (String operation : operations) {
          positions.add(Position.ofSlice(operation, phase, cycle, 5, 60 - positions.size()));
        }
      }
    }
    show(
        new StatusLine(new PrintStream(out, true, StandardCharsets.UTF_8), false, 80),
        ProgressContext.of("pair 3 of 3", "dubbo-kryo", 0),
        positions.toArray(Position[]::new));

    assertThat(printed())
        .isEqualToNormalizingNewlines(
            """
            pair 3 of 3  dubbo-kryo  starting
            pair 3 of 3  about 1 min 00 s left  dubbo-kryo  warm-up
            pair 3 of 3  about 40 s left  dubbo-kryo  measuring
            """);
  }

  @Test
  void aTerminalSeesTheOperationByTurns() {
    show(
        terminal(80),
        ProgressContext.of("", "inproc", 0),
        Position.ofSlice("getUser", "measuring", 2, 5, 30));

    assertThat(lines()).contains("about 30 s left  inproc  getUser Slices  measuring 2/5");
  }

  @Test
  void whereNobodyKnowsHowManyStepsFollowNoneIsSaidToBeTheLast() {
    show(
        terminal(80),
        ProgressContext.of("", "inproc", 0),
        Position.ofSlice("getUser", "warm-up", 3, 0, 30),
        Position.ofSlice("getUser", "recording", 0, 0, 20));

    assertThat(lines())
        .contains(
            "about 30 s left  inproc  getUser Slices  warm-up 3",
            "about 20 s left  inproc  getUser Slices  recording");
  }

  private StatusLine terminal(int columns) {
    return new StatusLine(new PrintStream(out, true, StandardCharsets.UTF_8), true, columns);
  }

  /** The third of twelve rounds of 299 s: it and twelve more are left. */
  private static ProgressContext round(String name, String... intervals) {
    return new ProgressContext(
        "round 3 of 12", List.of(intervals), name, 12, "", Optional.of(Duration.ofSeconds(299)));
  }

  /** Time stands still; but a tick may come in between, on a slow machine. */
  private static void show(StatusLine status, ProgressContext stage, Position... positions) {
    try (var progress = new Progress(status, stage, () -> 0)) {
      for (Position position : positions) {
        progress.at(position);
      }
    }
  }

  private String printed() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private List<String> lines() {
    return Arrays.stream(printed().split("\r\033\\[K")).filter(line -> !line.isEmpty()).toList();
  }
}
