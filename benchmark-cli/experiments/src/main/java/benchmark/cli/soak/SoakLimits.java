// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.expect.ExpectationTable;
import benchmark.cli.expect.Subject;
import benchmark.cli.expect.SubjectLimit;
import benchmark.cli.expect.Subjects;
import benchmark.cli.soak.SoakSeries.Trend;
import benchmark.cli.text.Numbers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was expected of a long run against what it came to, for each process. */
final class SoakLimits {

  private static final String GROWTH = ".growth";
  private static final String FULL_GCS = "fullgc";
  private static final String ERRORS = "errors";

  /** What can be expected. */
  static final Subjects SUBJECTS = new Subjects("a long run", "heap.growth<=200MiB", subjects());

  private final String variant;
  private final ExpectationTable table = new ExpectationTable("indicator", "process");

  private SoakLimits(String variant) {
    this.variant = variant;
  }

  private static Map<String, Subject> subjects() {
    var subjects = new LinkedHashMap<String, Subject>();
    subjects.put(ERRORS, Subject.of(units(SoakIndicator.Unit.COUNT)));
    subjects.put(FULL_GCS, Subject.of(units(SoakIndicator.Unit.COUNT)));
    for (SoakIndicator indicator : SoakIndicator.values()) {
      subjects.put(indicator.word() + GROWTH, Subject.growth(units(indicator.unit())));
    }
    return subjects;
  }

  private static Map<String, Double> units(SoakIndicator.Unit unit) {
    var units = new LinkedHashMap<String, Double>();
    if (unit == SoakIndicator.Unit.MEBIBYTES) {
      units.put("MiB", (double) (1 << 20));
      units.put("KiB", 1024.0);
      units.put("GiB", (double) (1 << 30));
    } else {
      units.put(unit.symbol(), unit.size());
    }
    return units;
  }

  /** Holds a run against what is expected. */
  static ExpectationTable of(SoakRecord record, SoakSeries series, List<Trend> trends) {
    var held = new SoakLimits(record.variant());
    for (SubjectLimit limit : SUBJECTS.stored(record.plan().expected())) {
      if (limit.subject().equals(ERRORS)) {
        held.add(limit, "all", series.failed(), series.failed(), Long.toString(series.failed()));
      } else if (limit.subject().equals(FULL_GCS)) {
        held.fullGcs(limit, series);
      } else {
        held.growth(limit, trends);
      }
    }
    return held.table;
  }

  /** All clients together are no process: only those that tell are held against the limit. */
  private void fullGcs(SubjectLimit limit, SoakSeries series) {
    List<String> telling =
        series.processes().stream().filter(it -> !Double.isNaN(series.fullGcs(it))).toList();
    for (String process : telling) {
      double gcs = series.fullGcs(process);
      add(limit, process, gcs, gcs, "%.0f".formatted(gcs));
    }
    if (telling.isEmpty()) {
      add(limit, "all", Double.NaN, Double.NaN, Numbers.NONE);
    }
  }

  /**
   * What the heap is a part of grows in any program until the old generation has been collected:
   * until then nobody can tell that a limit is not met.
   */
  private void growth(SubjectLimit limit, List<Trend> trends) {
    List<Trend> of =
        trends.stream()
            .filter(it -> limit.subject().equals(it.indicator().word() + GROWTH))
            .toList();
    if (of.isEmpty()) {
      add(limit, "all", Double.NaN, Double.NaN, Numbers.NONE);
    }
    for (Trend trend : of) {
      double growth = trend.hourly().slope() * trend.hours();
      double low = trend.hourly().low() * trend.hours();
      double high = trend.hourly().high() * trend.hours();
      add(
          limit,
          trend.process(),
          trend.canGrow() ? low : Math.min(low, 0),
          high,
          SoakReport.range(trend.indicator().unit(), growth, low, high));
    }
  }

  private void add(SubjectLimit limit, String process, double low, double high, String actual) {
    table.add(
        variant,
        List.of(limit.subject(), process),
        limit.subject() + " of " + process,
        limit.limit().expected(),
        actual,
        limit.limit().verdict(low, high));
  }
}
