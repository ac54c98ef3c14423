// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.export.ExportRow;
import benchmark.cli.results.Provenance;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.Document;
import java.nio.file.Path;
import java.util.List;

/** What consumers of many addresses cost, as a folder has it. */
public record DiscoveryResult(Path folder, DiscoveryReport report) implements StoredResult {

  public static final ResultKind<DiscoveryResult> KIND =
      new ResultKind<>(
          Nature.COMPLETE,
          DiscoveryRecord.FILE::isIn,
          folder -> new DiscoveryResult(folder, DiscoveryReport.read(folder)),
          Section.of("discovery", "Service discovery", (it, page) -> it.report.page()));

  @Override
  public List<String> variants() {
    return report.record().variants();
  }

  @Override
  public String title() {
    return "Service discovery: " + String.join(", ", variants());
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
    return report.brief();
  }

  @Override
  public List<ExportRow> exported() {
    return report.exported();
  }
}
