// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.FabricatedProject;
import benchmark.cli.project.Project;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.Precision;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForecastTest {

  private static final MeasuringTime TIME =
      new MeasuringTime(Duration.ofSeconds(15), Duration.ofSeconds(5));

  private static final NoiseFloor FLOOR =
      new NoiseFloor(
          "cpu", 2, "rpc-codec", 12, TIME, Instant.EPOCH, Map.of(OperationKey.of("getUser"), 0.02));

  @TempDir Path root;

  private Project project;

  @BeforeEach
  void fabricate() {
    project = new FabricatedProject(root).pair("rpc-codec", "A row.", "rpc").project();
  }

  @Test
  void saysHowLongItTakesAndHowSmallADifferenceItTells() {
    assertThat(forecast(rule(12, null, null), FLOOR, "rpc-codec", "rpc-codec@threads=8"))
        .isEqualTo(
            """
            This takes about 12 min: 12 rounds of about 58 s.
            From this machine's noise (rpc-codec against itself, 12 rounds), 12 rounds can
            be expected to detect differences of 3.83% or more.
            """);
  }

  @Test
  void saysWhenTheNoiseIsOfAnotherTime() {
    var other = new MeasuringTime(Duration.ofMillis(1500), Duration.ofSeconds(15));
    var floor =
        new NoiseFloor(
            "cpu",
            2,
            "rpc-codec",
            12,
            other,
            Instant.EPOCH,
            Map.of(OperationKey.of("getUser"), 0.02));

    assertThat(forecast(rule(12, null, null), floor, "rpc-codec", "rpc-codec@threads=8"))
        .endsWith(
            """
            From this machine's noise (rpc-codec against itself, 12 rounds), 12 rounds can
            be expected to detect differences of 3.83% or more. That noise is of 15 s after
            1500 ms of warm-up for each operation, this measures 5 s after 15 s of warm-up,
            so take it with caution.
            """);
  }

  @Test
  void saysWhichOperationsItRestsOnIfTheNoiseOfOthersIsNotKnown() {
    assertThat(
            forecast(
                rule(12, null, null),
                FLOOR,
                List.of("getUser", "listUser"),
                "rpc-codec",
                "rpc-codec@threads=8"))
        .endsWith(
            """
            From this machine's noise (rpc-codec against itself in getUser, 12 rounds), 12
            rounds can be expected to detect differences of 3.83% or more. The noise of
            listUser is not known.
            """);
  }

  @Test
  void saysThatOneRoundTellsNothing() {
    String sentence =
        """
        One round cannot detect any difference, however large: it takes a second one to
        estimate the noise.
        """;

    assertThat(forecast(rule(1, null, null), FLOOR, "rpc-codec", "rpc-codec@threads=8"))
        .isEqualTo("This takes about 58 s: 1 round of about 58 s.\n" + sentence);
    assertThat(forecast(rule(null, null, "1m"), FLOOR, "rpc-codec", "rpc-codec@threads=8"))
        .endsWith(sentence);
  }

  @Test
  void saysHowToFindOutTheNoise() {
    assertThat(forecast(rule(1, null, null), null, "rpc-codec", "rpc-codec@threads=8"))
        .isEqualTo(
            """
            This takes about 58 s: 1 round of about 58 s.
            The noise of this machine is not known yet, so the smallest difference that can
            be detected cannot be predicted. To measure the noise: benchmark.sh compare
            rpc-codec rpc-codec
            """);
  }

  @Test
  void ofTheNoiseItselfOnlyTheTimeIsSaid() {
    assertThat(forecast(rule(4, null, null), null, "rpc-codec", "rpc-codec"))
        .isEqualTo("This takes about 4 min: 4 rounds of about 58 s.\n");
  }

  @Test
  void aPrecisionIsForecastFromTheNoise() {
    assertThat(forecast(rule(null, 0.01, null), FLOOR, "rpc-codec", "rpc-codec@threads=8"))
        .startsWith("This takes about 17 min: 18 rounds of about 58 s.\n");
    assertThat(forecast(rule(null, 0.5, null), FLOOR, "rpc-codec", "rpc-codec@threads=8"))
        .startsWith("This takes about 10 min: 10 rounds of about 58 s.\n");
    assertThat(forecast(rule(null, 0.01, null), null, "rpc-codec", "rpc-codec"))
        .isEqualTo(
            "A round takes about 58 s; there will be as many as the precision takes, 10 at"
                + " least.\n");
  }

  @Test
  void whateverComesFirstIsForecast() {
    assertThat(forecast(rule(null, 0.01, "5m"), FLOOR, "rpc-codec", "rpc-codec@threads=8"))
        .startsWith("This takes about 5 min: 5 rounds of about 58 s.\n");
    assertThat(forecast(rule(30, 0.01, null), FLOOR, "rpc-codec", "rpc-codec@threads=8"))
        .startsWith("This takes about 17 min: 18 rounds of about 58 s.\n");
  }

  private static StoppingRule rule(Integer rounds, Double precision, String budget) {
    return new StoppingRule(
        rounds == null ? OptionalInt.empty() : OptionalInt.of(rounds),
        Optional.ofNullable(precision).map(Precision::new),
        Optional.ofNullable(budget).map(minutes -> Duration.parse("PT" + minutes)));
  }

  private String forecast(StoppingRule rule, NoiseFloor floor, String... variants) {
    return forecast(rule, floor, List.of("getUser"), variants);
  }

  private String forecast(
      StoppingRule rule, NoiseFloor floor, List<String> operations, String... variants) {
    var settings =
        new CompareSettings(
            Stream.of(variants).map(name -> Variant.parse(name, project)).toList(),
            null,
            operations,
            TIME,
            rule,
            new Margin(0.02),
            Optional.empty());
    return new Forecast(settings, Optional.ofNullable(floor)).toText();
  }
}
