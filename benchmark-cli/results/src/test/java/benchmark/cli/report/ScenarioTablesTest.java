// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Golden;
import benchmark.cli.text.TextRenderer;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What several pairs' quick runs of every scenario print. */
class ScenarioTablesTest {

  private static final List<Double> NOISE = List.of(1.01, 0.99, 1.0, 1.02, 0.98);

  @TempDir Path folder;

  private final QuickReport report =
      new QuickReport(OptionalDouble.of(0.02), RememberedSetups.NONE);

  static Stream<Scenario> scenarios() {
    return Scenarios.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void isThatOfTheGoldenFile(Scenario scenario) {
    add("dubbo-slow", scenario, 1.5);
    add("dubbo-fast", scenario, 0.8);

    Golden.assertMatches(
        "scenario-" + scenario + ".txt",
        TextRenderer.render(report.tables().and(report.next()).and(report.answers())));
  }

  /** The n-th operation takes n times as long as the first. */
  private void add(String label, Scenario scenario, double millis) {
    var slices = new LinkedHashMap<String, List<Double>>();
    int place = 1;
    for (Operation<?> operation : scenario.operations()) {
      double mean = millis * place++;
      slices.put(operation.key().toString(), NOISE.stream().map(noise -> noise * mean).toList());
    }
    FabricatedRun.mixed(folder.resolve(label), label, slices);
    report.add(label, StoredRun.read(folder.resolve(label)), PairKind.ORDINARY);
  }
}
