// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.chart.Forest;
import benchmark.cli.chart.RowChart;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import java.util.ArrayList;
import java.util.List;

/** The part of a page that tells which of several codecs is better, message by message. */
final class CodecComparisonSection {

  private CodecComparisonSection() {}

  /** The ratios, and what a terminal shows of every comparison. */
  static Document of(List<ComparisonSummary> comparisons) {
    var blocks = new ArrayList<Block>();
    for (ComparisonSummary comparison : comparisons) {
      for (Forest forest : CodecCharts.forests(comparison)) {
        blocks.add(new Figure(RowChart.forest(forest)));
      }
      blocks.add(Items.of(comparison.sentences()));
      blocks.addAll(comparison.document().blocks());
      blocks.add(new Paragraph(comparison.conditions()));
    }
    return new Document(blocks);
  }
}
