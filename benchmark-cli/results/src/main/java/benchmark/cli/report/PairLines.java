// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationResult;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.util.List;

/**
 * A table of several pairs that grows by a line whenever one of them has been measured: the
 * throughput of each operation of the first. For one thread.
 */
public final class PairLines {

  private static final String GAP = "  ";
  private static final int NARROWEST = 6;

  /** A longer label makes all of them letters. */
  private static final int LONGEST_NAME = 30;

  private final int ofAll;
  private final ShortNames names;
  private final int nameWidth;
  private List<OperationKey> operations = List.of();
  private int lines;

  /** A table to come of pairs with these labels. */
  public PairLines(List<String> labels) {
    ofAll = labels.size();
    names = ShortNames.of(labels, LONGEST_NAME);
    nameWidth = labels.stream().mapToInt(it -> names.inTable(it).length()).max().orElse(0);
  }

  /** The next line, ended; the first has the headings before it, and what letters mean. */
  public String line(String label, StoredRun run) {
    var text = new StringBuilder();
    if (lines++ == 0) {
      operations = List.copyOf(run.operations().keySet());
      names.legend().forEach(it -> text.append(it).append('\n'));
      text.append(begin("", Metric.THROUGHPUT.title()));
      operations.forEach(it -> text.append(GAP).append(cell(it, it.label())));
      text.append('\n');
    }
    return text.append(cells(lines + "/" + ofAll, label, run)).toString();
  }

  /** A line for a pair that has one already and was measured again. */
  public String again(String label, StoredRun run) {
    return cells("again", label, run);
  }

  private String cells(String place, String label, StoredRun run) {
    var text = new StringBuilder(begin(place, names.inTable(label)));
    for (OperationKey operation : operations) {
      OperationResult result = run.operations().get(operation);
      double throughput = result == null ? Double.NaN : result.throughput();
      text.append(GAP).append(cell(operation, Metric.THROUGHPUT.text(throughput)));
    }
    long warnings = RunReport.warningsOf(run);
    if (warnings > 0) {
      text.append(GAP).append(Words.count(warnings, "warning"));
    }
    return text.append('\n').toString();
  }

  private String begin(String place, String name) {
    int width = 2 * String.valueOf(ofAll).length() + 1;
    return ("%" + width + "s%s%-" + nameWidth + "s").formatted(place, GAP, name);
  }

  private static String cell(OperationKey operation, String text) {
    return ("%" + Math.max(NARROWEST, operation.label().length()) + "s").formatted(text);
  }
}
