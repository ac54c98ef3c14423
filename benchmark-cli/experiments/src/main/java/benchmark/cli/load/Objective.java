// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Metric;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What response times are to keep within (a service level objective).
 *
 * @param text as the user wrote it
 * @param metric what is limited
 * @param millis the limit, in milliseconds, above 0
 */
public record Objective(String text, Metric metric, double millis) {

  private static final Pattern FORM =
      Pattern.compile("\\s*([a-z0-9.]+)\\s*<=\\s*([0-9]+(?:\\.[0-9]+)?)(us|µs|ms|s)\\s*");

  private static final double NANOS_PER_MILLI = 1e6;

  /** Where a step has what can be kept within a limit. */
  private static final Map<Metric, CostColumn<Long>> COLUMNS =
      new EnumMap<>(
          Map.of(
              Metric.P50, CostColumns.P50_NANOS,
              Metric.P90, CostColumns.P90_NANOS,
              Metric.P99, CostColumns.P99_NANOS,
              Metric.P999, CostColumns.P999_NANOS,
              Metric.MAX, CostColumns.MAX_NANOS));

  /**
   * Reads one, such as {@code p99<=5ms}.
   *
   * @throws UserError if it has another form, or there is no such indicator: exit status 2
   */
  public static Objective parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw UserError.badInput(
          "--slo '%s': this is not an indicator with a limit. Write it as 'p99<=5ms', with us,"
              + " ms or s.",
          text);
    }
    Metric metric =
        Metric.named(form.group(1).replace("p99.9", "p999"))
            .filter(COLUMNS::containsKey)
            .orElseThrow(
                () ->
                    UserError.badInput(
                        "--slo '%s': there is no indicator '%s'. Use one of %s.",
                        text,
                        form.group(1),
                        COLUMNS.keySet().stream()
                            .map(Metric::label)
                            .collect(Collectors.joining(", "))));
    double millis =
        Double.parseDouble(form.group(2))
            * switch (form.group(3)) {
              case "us", "µs" -> 1e-3;
              case "ms" -> 1;
              default -> 1e3;
            };
    if (millis == 0) {
      throw UserError.badInput(
          "--slo '%s': no call can be that fast. Give a limit above 0, such as 'p99<=5ms'.", text);
    }
    return new Objective(text.strip(), metric, millis);
  }

  /** Whether a step keeps it; false if no call was answered. */
  boolean isKept(CostLine step) {
    return millisOf(step) <= millis;
  }

  /** What it limits, of a step, in milliseconds; NaN if no call was answered. */
  public double millisOf(CostLine step) {
    return step.number(COLUMNS.get(metric)) / NANOS_PER_MILLI;
  }

  /** For a sentence: {@code p99 <= 5ms}. */
  public String words() {
    return metric.words() + " <= " + text.replaceFirst(".*<=\\s*", "");
  }
}
