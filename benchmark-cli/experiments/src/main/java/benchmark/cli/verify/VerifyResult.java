// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.results.Provenance;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Paragraph;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What verify has found, as a folder has it. */
public record VerifyResult(Path folder, VerifyRecord record) implements StoredResult {

  /** What pairs can carry and withstand, and which versions understand each other. */
  public static final ResultKind<VerifyResult> KIND =
      new ResultKind<>(
          Nature.REFERENCE,
          VerifyRecord.FILE::isIn,
          folder -> new VerifyResult(folder, VerifyRecord.FILE.read(folder)),
          Section.of("capabilities", "Capabilities", (it, page) -> it.document()));

  @Override
  public List<String> variants() {
    return List.of();
  }

  @Override
  public String title() {
    return "verify";
  }

  @Override
  public Provenance provenance() {
    return record.provenance();
  }

  private Document document() {
    var blocks = new ArrayList<Block>();
    if (!record.versions().isEmpty()) {
      blocks.addAll(new VersionReport(record.versions()).document().blocks());
    }
    if (!record.pairs().isEmpty()) {
      var matrix = new CapabilityMatrix(record.pairs());
      blocks.add(new Paragraph("As verify found over the real wire."));
      for (Block block : matrix.document().blocks()) {
        blocks.add(
            block instanceof Definitions
                ? new Details("What the columns mean", Document.of(block))
                : block);
      }
      blocks.add(new Details("The reasons for whatever is not a plain yes", matrix.reasons()));
    }
    return new Document(blocks);
  }
}
