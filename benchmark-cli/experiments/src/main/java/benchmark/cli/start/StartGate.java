// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectationTable;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.start.StartRecord.Sample;
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.GateLook;
import benchmark.cli.statistics.GateResult;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.text.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a variant may take more than the first one.
 *
 * @param allowed by metric
 */
public record StartGate(Map<StartMetric, Margin> allowed) {

  private static final Pattern FORM =
      Pattern.compile("(?:([a-z0-9]+):)?(\\d{1,2}(?:\\.\\d{1,4})?)%");

  /**
   * Reads {@code 10%}, which is for times and memory until warm, or {@code warm:20%}, each for one
   * metric.
   *
   * @throws UserError if one has another form, or there is no such metric: exit status 2
   */
  public static StartGate parse(List<String> words) {
    var allowed = new EnumMap<StartMetric, Margin>(StartMetric.class);
    for (String word : words) {
      Matcher form = FORM.matcher(word);
      if (!form.matches()) {
        throw UserError.badInput(
            "--gate %s: this is no percentage below 100%%. Write 10%%, or warm:10%% for one"
                + " metric.",
            word);
      }
      var margin = new Margin(Double.parseDouble(form.group(2)) / 100);
      metrics(word, form.group(1)).forEach(it -> allowed.put(it, margin));
    }
    return new StartGate(allowed);
  }

  private static List<StartMetric> metrics(String word, String name) {
    if (name == null) {
      return List.of(
          StartMetric.READY,
          StartMetric.FIRST,
          StartMetric.WARM,
          StartMetric.CPU,
          StartMetric.MEMORY);
    }
    return List.of(
        StartMetric.named(name)
            .filter(StartMetric::hasRatio)
            .orElseThrow(
                () ->
                    UserError.badInput(
                        "--gate %s: '%s' is none of %s. Shares of calls have limits of their own:"
                            + " --expect 'start.failed<=1%%'",
                        word,
                        name,
                        Arrays.stream(StartMetric.values())
                            .filter(StartMetric::hasRatio)
                            .map(StartMetric::word)
                            .collect(Collectors.joining(", ")))));
  }

  /** Holds all variants against the first one; adds a line for each look. */
  void hold(StartRecord record, ExpectationTable table) {
    var looks = new ArrayList<GateLook>();
    for (Sample candidate : record.samples()) {
      for (StartMetric metric : allowed.keySet()) {
        String name = metric.word() + " of " + candidate.words(", ");
        ComparedStart.ratio(record, candidate, metric)
            .map(it -> new Comparison(name, BetterWhen.LOWER, it))
            .ifPresent(it -> looks.add(new GateLook(it, allowed.get(metric))));
      }
    }
    if (!looks.isEmpty()) {
      GateResult result = GateResult.of(looks, 1);
      result.passes().forEach(it -> add(table, it, ExpectationVerdict.YES));
      result.failures().forEach(it -> add(table, it, ExpectationVerdict.NO));
      result.inconclusive().forEach(it -> add(table, it, ExpectationVerdict.UNDECIDED));
    }
  }

  private static void add(ExpectationTable table, GateLook look, ExpectationVerdict met) {
    PairedRatio ratio = look.comparison().ratio();
    table.add(
        "gate",
        List.of(look.comparison().name()),
        look.comparison().name(),
        "<= " + Numbers.rounded(1 + look.allowed().delta(), 3) + " x the first",
        Numbers.rounded(ratio.estimate(), 3) + " x",
        met);
  }
}
