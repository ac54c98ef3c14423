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
          FabricatedComparison.conditions(),
          "rpc-codec",
          12,
          Instant.EPOCH,
          Map.of(OperationKey.of("getUser"), 0.02),
          Map.of());

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
  void saysThatOneRoundTellsNothing() {
    String sentence =
        """
        One round cannot detect any difference, however large: at least two are needed
        to estimate the noise.
        """;

    assertThat(forecast(rule(1, null, null), FLOOR, "rpc-codec", "rpc-codec@threads=8"))
        .isEqualTo("This takes about 58 s: 1 round of about 58 s.\n" + sentence);
    assertThat(forecast(rule(null, null, "1m"), FLOOR, "rpc-codec", "rpc-codec@threads=8"))
        .endsWith(sentence);
  }

  @Test
  void saysHowToFindOutTheNoise() {
    assertThat(forecast(rule(4, null, null), null, "rpc-codec", "rpc-codec@threads=8"))
        .isEqualTo(
            """
            This takes about 4 min: 4 rounds of about 58 s.
            The noise of this machine under these conditions is not known yet, so the
            smallest difference that can be detected cannot be predicted. To measure the
            noise, give one variant twice:
              ./benchmark.sh compare rpc-codec rpc-codec
            """);
  }

  @Test
  void saysThatFewRoundsTellLittle() {
    assertThat(forecast(rule(3, null, null), FLOOR, "rpc-codec", "rpc-codec@threads=8"))
        .isEqualTo(
            """
            This takes about 3 min: 3 rounds of about 58 s.
            Fewer than 4 rounds give a verdict on large differences only.
            From this machine's noise (rpc-codec against itself, 12 rounds), 3 rounds can be
            expected to detect differences of 9.02% or more.
            """);
  }

  @Test
  void aContinuationCountsWhatThereIs() {
    assertThat(forecast(rule(2, null, null), FLOOR, 10, "rpc-codec", "rpc-codec@threads=8"))
        .isEqualTo(
            """
            This takes about 116 s: 2 rounds of about 58 s, on top of the 10 there are.
            From this machine's noise (rpc-codec against itself, 12 rounds), 12 rounds can
            be expected to detect differences of 3.83% or more.
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
            "A round takes about 58 s; as many will run as --precision needs, at least 10.\n");
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
            Optional.ofNullable(budget).map(minutes -> Duration.parse("PT" + minutes)))
        .or(Design.ROUNDS);
  }

  private String forecast(StoppingRule rule, NoiseFloor floor, String... variants) {
    return forecast(rule, floor, 0, variants);
  }

  private String forecast(StoppingRule rule, NoiseFloor floor, int earlier, String... variants) {
    var settings =
        new CompareSettings(
            Design.ROUNDS,
            Stream.of(variants).map(name -> Variant.parse(name, project)).toList(),
            null,
            List.of("getUser"),
            TIME,
            false,
            32,
            Optional.empty(),
            rule,
            new Margin(0.02),
            Optional.empty(),
            Optional.empty());
    return new Forecast(settings, earlier, Optional.ofNullable(floor)).toText();
  }
}
