// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Paragraph;
import java.util.ArrayList;

/**
 * What a run says besides JMH's own table: what calls cost, its JVMs, the running conditions, and
 * warnings.
 */
public final class RunReport {

  private RunReport() {}

  /** Makes the report; it is empty if there is nothing to say. */
  public static Document of(StoredRun run) {
    var blocks = new ArrayList<Block>();
    if (!run.costs().isEmpty()) {
      blocks.add(CostTable.of(run.costs()));
    }
    run.shares()
        .ifPresent(shares -> blocks.add(ShareTable.of(shares, run.record().machine().cpus())));
    String jvms = JvmSentence.of(run.record().jvms());
    if (!jvms.isEmpty()) {
      blocks.add(new Paragraph(jvms));
    }
    if (run.isMixed() && run.record().mixture().repeatedSlices() > 0) {
      blocks.add(new Paragraph(repeated(run.record().mixture().repeatedSlices())));
    }
    RunningConditions.of(run).toBlock().ifPresent(blocks::add);
    var warnings = new WarningList();
    ValidityChecks.of(
            run, run.isMixed() ? MixedReport.HIGHEST_PERCENTILE : ValidityChecks.HIGHEST_OF_JMH)
        .forEach(warnings::add);
    warnings.toBlock().ifPresent(blocks::add);
    return new Document(blocks);
  }

  private static String repeated(int slices) {
    return "Measured again because a compiler was at work: %d slice%s."
        .formatted(slices, slices == 1 ? "" : "s");
  }
}
