// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.project.Framework;
import benchmark.cli.results.Metric;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Margin;
import java.util.List;

/**
 * What is searched for.
 *
 * @param variant without a version of its framework
 * @param versions in their order, the first of which is compared with the others
 * @param run how JVMs are run, and where results go
 * @param operation by name
 * @param blocks how many a step begins with, at least 2
 */
public record BisectSettings(
    Variant variant,
    Framework framework,
    List<String> versions,
    RunSettings run,
    String operation,
    Metric metric,
    Margin margin,
    MeasuringTime time,
    int callers,
    int blocks) {

  /** Copies the versions. */
  public BisectSettings {
    versions = List.copyOf(versions);
  }

  /** What a user would write for the variant on a version. */
  String on(String version) {
    return "%s%s%s=%s"
        .formatted(
            variant.label(), variant.overrides().isEmpty() ? "@" : ",", framework.key(), version);
  }
}
