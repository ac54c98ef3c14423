// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import benchmark.cli.compare.GateRule;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.Precision;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

class ConvertersTest {

  @Test
  void readPercentages() {
    assertThat(Percentage.margin("2%")).isEqualTo(new Margin(0.02));
    assertThat(Percentage.margin("0%")).isEqualTo(new Margin(0));
    assertThat(Percentage.precision("12.5%")).isEqualTo(new Precision(0.125));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "0.02", "100%", "-1%", "%", "two", ""})
  void refuseWhatIsNotAPercentage(String text) {
    assertRefused(
        Percentage::margin,
        text,
        "'%s' is not a percentage from 0%% to below 100%%; write for example 2%%");
  }

  @Test
  void refuseAPrecisionOfZero() {
    assertRefused(Percentage::precision, "0%", "'%s' can never be reached; write for example 1%%");
  }

  @Test
  void readDurations() {
    var converter = new DurationConverter();
    assertThat(converter.convert("10m")).isEqualTo(Duration.ofMinutes(10));
    assertThat(converter.convert("90s")).isEqualTo(Duration.ofSeconds(90));
    assertThat(converter.convert("500ms")).isEqualTo(Duration.ofMillis(500));
    assertThat(converter.convert("2h")).isEqualTo(Duration.ofHours(2));
    assertThat(converter.convert("5m30s")).isEqualTo(Duration.ofSeconds(330));
    assertThat(converter.convert("1h1m1s1ms")).isEqualTo(Duration.ofMillis(3_661_001));
  }

  @ParameterizedTest
  @ValueSource(strings = {"10", "m", "0s", "-1s", "1d", "1 m", "", "30s5m", "5m30", "0m0s"})
  void refuseWhatIsNotADuration(String text) {
    assertRefused(
        new DurationConverter(),
        text,
        "'%s' is not a duration; write numbers and h, m, s or ms, such as 90s, 10m or 5m30s");
  }

  @Test
  void readGates() {
    var converter = new GateConverter();
    assertThat(converter.convert("5%")).isEqualTo(GateRule.ofEveryMetric(new Margin(0.05)));
    assertThat(converter.convert("alloc:2%,throughput:5%"))
        .isEqualTo(
            GateRule.of(
                Map.of(Metric.THROUGHPUT, new Margin(0.05), Metric.ALLOC, new Margin(0.02))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          much             | 'much' is not a percentage from 0% to below 100%; write for example 2%
          p99:             | '' is not a percentage from 0% to below 100%; write for example 2%
          p99:5            | '5' is not a percentage from 0% to below 100%; write for example 2%
          p98:5%           | there is no metric 'p98'; there are throughput, mean, p50, p90, p99, p999, max, cpu, alloc, sent, encoded
          p99:5%,p99:2%    | 'p99' is given twice; give it once
          5%,alloc:2%      | '5%' has no metric; write one percentage for all, such as 5%, or one for each metric, such as throughput:5%,alloc:2%
          """)
  void refuseWhatIsNotAGate(String text, String sentence) {
    assertThatExceptionOfType(TypeConversionException.class)
        .isThrownBy(() -> new GateConverter().convert(text))
        .withMessage(sentence);
  }

  @Test
  void readPositiveIntegers() {
    assertThat(NumberConverters.positive("1")).isEqualTo(1);
    assertThat(NumberConverters.positive("08")).isEqualTo(8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "many", "1.5", "1000000000", ""})
  void refuseWhatIsNotAPositiveInteger(String text) {
    assertRefused(NumberConverters::positive, text, "'%s' is not a positive integer");
  }

  @Test
  void readPorts() {
    assertThat(new NumberConverters.Port().convert("65535")).isEqualTo(65_535);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "65536", "99999", "-1", "http", ""})
  void refuseWhatIsNotAPort(String text) {
    assertRefused(
        new NumberConverters.Port(), text, "'%s' is not a port; that is a number from 1 to 65535");
  }

  private static void assertRefused(ITypeConverter<?> converter, String text, String sentence) {
    assertThatExceptionOfType(TypeConversionException.class)
        .isThrownBy(() -> converter.convert(text))
        .withMessage(sentence.formatted(text));
  }
}
