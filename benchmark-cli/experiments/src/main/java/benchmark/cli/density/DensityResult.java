// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.export.ExportRow;
import benchmark.cli.results.Provenance;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.Document;
import java.nio.file.Path;
import java.util.List;

/** The smallest heaps of variants, as a folder has them. */
public record DensityResult(Path folder, DensityReport report) implements StoredResult {

  public static final ResultKind<DensityResult> KIND =
      new ResultKind<>(
          Nature.INCREMENTAL,
          DensityRecord.FILE::isIn,
          folder -> new DensityResult(folder, DensityReport.read(folder)),
          Section.of("density", "Smallest heaps", (it, page) -> it.report.page()));

  @Override
  public List<String> variants() {
    return report.variants();
  }

  @Override
  public String title() {
    return "Smallest heaps: " + String.join(", ", variants());
  }

  @Override
  public String headline() {
    return report.headline();
  }

  @Override
  public Provenance provenance() {
    return report.record().provenance();
  }

  @Override
  public Document printed() {
    return report.document().and(report.answers());
  }

  @Override
  public List<ExportRow> exported() {
    return report.exported();
  }

  @Override
  public List<ExpectationCheck> checks() {
    return report.expected().checks();
  }
}
