// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.results.Provenance;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.stored.StoredResult;
import java.nio.file.Path;
import java.util.List;

/** What a search has found, as a folder has it. */
public record BisectResult(Path folder, BisectReport report) implements StoredResult {

  /** Its steps are comparisons in the same folder, which are results of their own. */
  public static final ResultKind<BisectResult> KIND =
      new ResultKind<>(
          Nature.INCREMENTAL,
          BisectRecord.FILE::isIn,
          folder -> new BisectResult(folder, BisectReport.read(folder)),
          Section.of("bisected", "What made it worse", (it, page) -> it.report.page(it.folder)));

  @Override
  public List<String> variants() {
    return List.of(report.record().question().variant());
  }

  @Override
  public String title() {
    return "Search: " + report.record().question().variant();
  }

  @Override
  public String headline() {
    return report.headline();
  }

  @Override
  public Provenance provenance() {
    return report.record().provenance();
  }
}
