// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.codec.CodecComparison;
import benchmark.cli.codec.CodecComparisonRecord;
import benchmark.cli.codec.CodecComparisonReport;
import benchmark.cli.page.Sources.ComparedCodecs;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Items;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The part of a page that tells which of several codecs is better, message by message. */
final class CodecComparisonSection {

  private CodecComparisonSection() {}

  /** The sentences, the ratios and the tables of every comparison. */
  static Document of(List<ComparedCodecs> comparisons) {
    var blocks = new ArrayList<Block>();
    for (ComparedCodecs compared : comparisons) {
      CodecComparisonRecord record = compared.record();
      CodecComparison comparison = record.comparison();
      var margin = new Margin(record.margin());
      var report = new CodecComparisonReport(comparison, margin);
      blocks.add(
          Items.of(IntStream.range(1, report.names().size()).mapToObj(report::sentence).toList()));
      blocks.add(new Figure(CodecCharts.ratios("codecs-compared", comparison, margin)));
      blocks.addAll(report.document().blocks());
    }
    return new Document(blocks);
  }
}
