// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Metric;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What response times are to keep within (a service level objective).
 *
 * @param text as the user wrote it
 * @param millis the limit, in milliseconds, above 0
 */
public record Objective(String text, Indicator indicator, double millis) {

  private static final Pattern FORM =
      Pattern.compile("\\s*([a-z0-9.]+)\\s*<=\\s*([0-9]+(?:\\.[0-9]+)?)(us|µs|ms|s)\\s*");

  private static final double NANOS_PER_MILLI = 1e6;

  /** What can be kept within a limit. */
  enum Indicator {
    P50(Metric.P50, CostColumns.P50_NANOS),
    P90(Metric.P90, CostColumns.P90_NANOS),
    P99(Metric.P99, CostColumns.P99_NANOS),
    P999(Metric.P999, CostColumns.P999_NANOS),
    MAX(Metric.MAX, CostColumns.MAX_NANOS);

    private final Metric metric;
    private final CostColumn<Long> column;

    Indicator(Metric metric, CostColumn<Long> column) {
      this.metric = metric;
      this.column = column;
    }

    Metric metric() {
      return metric;
    }

    private boolean isCalled(String word) {
      return word.replace("p99.9", "p999").equals(metric.label());
    }
  }

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
    Optional<Indicator> indicator =
        Arrays.stream(Indicator.values()).filter(it -> it.isCalled(form.group(1))).findFirst();
    if (indicator.isEmpty()) {
      List<String> all = Arrays.stream(Indicator.values()).map(it -> it.metric().label()).toList();
      throw UserError.badInput(
          "--slo '%s': there is no indicator '%s'. Take one of %s.",
          text, form.group(1), String.join(", ", all));
    }
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
    return new Objective(text.strip(), indicator.get(), millis);
  }

  /** What is limited. */
  Metric metric() {
    return indicator.metric();
  }

  /** Whether a step keeps it; false if no call was answered. */
  boolean isKept(CostLine step) {
    return step.get(indicator.column).map(it -> it <= millis * NANOS_PER_MILLI).orElse(false);
  }

  /** For a sentence: {@code p99 <= 5ms}. */
  String words() {
    return metric().words() + " <= " + text.replaceFirst(".*<=\\s*", "");
  }
}
