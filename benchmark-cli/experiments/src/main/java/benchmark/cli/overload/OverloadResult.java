// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import benchmark.cli.export.ExportRow;
import benchmark.cli.results.Provenance;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.Document;
import java.nio.file.Path;
import java.util.List;

/** What calls beyond capacity have come to, as a folder has it. */
public record OverloadResult(Path folder, OverloadReport report) implements StoredResult {

  public static final ResultKind<OverloadResult> KIND =
      new ResultKind<>(
          Nature.INCREMENTAL,
          OverloadRecord.FILE::isIn,
          folder -> new OverloadResult(folder, OverloadReport.read(folder)),
          Section.of("overload", "Calls beyond capacity", (it, page) -> it.report.page()));

  @Override
  public List<String> variants() {
    return report.record().variants();
  }

  @Override
  public String title() {
    return "Calls beyond capacity: " + String.join(", ", variants());
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
}
