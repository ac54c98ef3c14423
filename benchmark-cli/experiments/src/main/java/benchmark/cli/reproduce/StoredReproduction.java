// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.results.Provenance;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Figure;
import java.nio.file.Path;

/** Published tables beside what was measured of them, as a folder has it. */
public record StoredReproduction(Path folder, Reproduction record) implements StoredResult {

  /** Its runs are results of their own: a comparison in the same folder, or the runs inside. */
  public static final ResultKind<StoredReproduction> KIND =
      ResultKind.of(
          Nature.COMPLETE,
          Reproduction.FILE,
          StoredReproduction::new,
          Section.of("reproduced", "Published and measured", (it, page) -> it.document()));

  @Override
  public String title() {
    return "Reproduction: " + record.name();
  }

  @Override
  public String headline() {
    return new ReproductionReport(record).headline();
  }

  @Override
  public Provenance provenance() {
    return record.provenance();
  }

  private Document document() {
    var report = new ReproductionReport(record);
    return new Document(report.picture().<Document.Block>map(Figure::new).stream().toList())
        .and(report.answer())
        .and(Document.folded("Published and measured, side by side", report.tables()));
  }
}
