// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.bisect.BisectReport;
import benchmark.cli.codec.CodecResult;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.density.DensityReport;
import benchmark.cli.discovery.DiscoveryReport;
import benchmark.cli.explain.ExplainReport;
import benchmark.cli.load.LoadReport;
import benchmark.cli.overload.OverloadReport;
import benchmark.cli.pairs.MeasuredRun;
import benchmark.cli.reproduce.StoredReproduction;
import benchmark.cli.soak.SoakReport;
import benchmark.cli.start.StartReport;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.verify.VerifyResult;
import java.util.List;
import java.util.stream.Stream;

/** All kinds of results, in the order of a page's sections: the only list of them. */
final class ResultKinds {

  static final List<ResultKind<?>> BEFORE_CHARTS =
      List.of(
          StoredReproduction.KIND,
          LoadReport.KIND,
          OverloadReport.KIND,
          StartReport.KIND,
          DensityReport.KIND,
          ExplainReport.KIND,
          BisectReport.KIND,
          SoakReport.KIND,
          DiscoveryReport.KIND);

  static final List<ResultKind<?>> AFTER_CHARTS =
      List.of(MeasuredRun.KIND, CodecResult.KIND, ComparisonSummary.KIND, VerifyResult.KIND);

  static final List<ResultKind<?>> ALL =
      Stream.of(BEFORE_CHARTS, AFTER_CHARTS).<ResultKind<?>>flatMap(List::stream).toList();

  private ResultKinds() {}
}
