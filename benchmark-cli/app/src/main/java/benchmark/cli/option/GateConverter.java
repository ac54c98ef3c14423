// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.compare.GateRule;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Margin;
import java.util.EnumMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads what a gate allows: one percentage for every metric, as 5%, or some for metrics by name, as
 * throughput:5%,alloc:2%.
 */
public final class GateConverter implements ITypeConverter<GateRule> {

  private static final String METRICS =
      Stream.of(Metric.values()).map(Metric::label).collect(Collectors.joining(", "));

  @Override
  public GateRule convert(String text) {
    if (!text.contains(":") && !text.contains(",")) {
      return GateRule.ofEveryMetric(Percentage.margin(text));
    }
    var allowed = new EnumMap<Metric, Margin>(Metric.class);
    for (String part : text.split(",", -1)) {
      int colon = part.indexOf(':');
      if (colon < 0) {
        throw new TypeConversionException(
            "'%s' has no metric; write one percentage for all, such as 5%%, or one for each metric,"
                    .formatted(part)
                + " such as throughput:5%,alloc:2%");
      }
      Margin margin = Percentage.margin(part.substring(colon + 1));
      String name = part.substring(0, colon);
      Metric metric =
          Metric.named(name)
              .orElseThrow(
                  () ->
                      new TypeConversionException(
                          "there is no metric '%s'; there are %s".formatted(name, METRICS)));
      if (allowed.put(metric, margin) != null) {
        throw new TypeConversionException("'%s' is given twice; give it once".formatted(name));
      }
    }
    return GateRule.of(allowed);
  }
}
