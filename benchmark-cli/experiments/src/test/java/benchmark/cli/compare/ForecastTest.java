// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.Place;
import benchmark.cli.process.Places;
import benchmark.cli.project.FabricatedProject;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Project;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.Placement;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.Precision;
import benchmark.cli.text.ShellWords;
import benchmark.cli.topology.CpuPinning;
import benchmark.contract.Scenarios;
import benchmark.launch.Load;
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
              ./benchmark.sh compare rpc-codec rpc-codec --design rounds --ops getUser --time 5s
            """);
  }

  @Test
  void theNoiseIsToBeMeasuredUnderTheSameConditions() {
    RunSettings pinned =
        RunSettings.of(Jdk.ofThisProcess(), root)
            .pinnedTo(new CpuPinning(Map.of("server", "0", "client", "1")));

    assertThat(words(Design.BLOCKS, pinned, MeasuringTime.usualAtRate(), 8, atRate()))
        .isEqualTo(
            "-t 8 --rate 2000,2500.5 --arrivals constant --in-flight 50 --cpus client=1,server=0");
    Place there = Places.parse("--server", "exec:env", new ChildProcesses()).get(0);
    RunSettings apart =
        unpinned()
            .withPlaces(
                Placement.of(
                    there, List.of(Place.LOCAL), Optional.of("10.0.0.1"), Optional.empty()));
    assertThat(words(Design.BLOCKS, apart, usualInBlock(), 32, null))
        .isEqualTo("--server exec:env --client local --address 10.0.0.1");
    assertThat(words(Design.CODEC, unpinned(), MeasuringTime.usual(Design.CODEC, 1), 1, null))
        .isEqualTo("--codec");
    assertThat(words(Design.BLOCKS, unpinned(), usualInBlock(), 32, null)).isEmpty();
    assertThat(
            words(
                Design.BLOCKS,
                unpinned().withScenario(Scenarios.ECHO),
                new MeasuringTime(Duration.ofMillis(1500), Duration.ofSeconds(9)),
                Scenarios.ECHO.callers(),
                null))
        .startsWith("--scenario echo --ops ")
        .endsWith(" --warmup 1500ms --time 9s");
  }

  private RunSettings unpinned() {
    return RunSettings.of(Jdk.ofThisProcess(), root);
  }

  private static MeasuringTime usualInBlock() {
    return MeasuringTime.usual(Design.BLOCKS, Scenarios.USER.operationNames().size());
  }

  private static RateLoad atRate() {
    return new RateLoad(List.of(2000.0, 2500.5), Load.Arrivals.CONSTANT, 50, 1);
  }

  private static String words(
      Design design, RunSettings run, MeasuringTime time, int threads, RateLoad load) {
    return ShellWords.of(
        new ConditionWords(
                new CompareSettings(
                    design,
                    List.of(),
                    run,
                    new CompareLoad(
                        Scenarios.USER.operationNames(),
                        time,
                        false,
                        threads,
                        Optional.ofNullable(load)),
                    rule(4, null, null),
                    Margin.DEFAULT,
                    Optional.empty(),
                    Optional.empty()))
            .toList());
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
            RunSettings.of(Jdk.ofThisProcess(), root),
            new CompareLoad(List.of("getUser"), TIME, false, 32, Optional.empty()),
            rule,
            new Margin(0.02),
            Optional.empty(),
            Optional.empty());
    return new Forecast(settings, earlier, Optional.ofNullable(floor)).toText();
  }
}
