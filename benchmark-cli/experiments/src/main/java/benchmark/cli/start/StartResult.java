// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

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

/** What callers saw of fresh JVMs, as a folder has it. */
public record StartResult(Path folder, StartReport report) implements StoredResult {

  public static final ResultKind<StartResult> KIND =
      new ResultKind<>(
          Nature.INCREMENTAL,
          StartRecord.FILE::isIn,
          folder -> new StartResult(folder, StartReport.read(folder)),
          Section.of("start", "Fresh JVMs", (it, page) -> it.report.page()));

  @Override
  public List<String> variants() {
    return report.variants();
  }

  @Override
  public String title() {
    return "Fresh JVMs: " + String.join(", ", variants());
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
