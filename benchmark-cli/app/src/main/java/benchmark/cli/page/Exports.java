// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.export.ExportRow;
import benchmark.cli.pairs.MeasuredRun;
import benchmark.cli.project.Project;
import benchmark.cli.report.ResultRow;
import benchmark.cli.results.Provenance;
import benchmark.cli.stored.StoredResult;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Results for other programs: a line for everything that a page shows. */
public final class Exports {

  private Exports() {}

  /** All that is shown of results, each line under a name of its own. */
  public static List<ExportRow> of(Sources sources, Project project) {
    var all = new ArrayList<List<ExportRow>>();
    for (ResultGroup group : Page.groups(sources, project)) {
      var ofGroup = new ArrayList<ExportRow>();
      for (ResultRow shown : group.variants()) {
        shown
            .operations()
            .forEach(
                (operation, it) -> ofGroup.add(of(group.title(), shown.label(), operation, it)));
      }
      all.add(ofGroup);
    }
    sources.all().map(StoredResult::exported).forEach(all::add);
    return apart(all);
  }

  /** Of several results with lines of the same name, all but the first are numbered. */
  private static List<ExportRow> apart(List<List<ExportRow>> results) {
    var apart = new ArrayList<ExportRow>();
    var names = new HashSet<List<String>>();
    for (List<ExportRow> result : results) {
      List<ExportRow> renamed = result;
      for (int number = 2; !Collections.disjoint(names, names(renamed)); number++) {
        String suffix = ", result " + number;
        renamed = result.stream().map(it -> it.withEvidence(it.evidence() + suffix)).toList();
      }
      names.addAll(names(renamed));
      apart.addAll(renamed);
    }
    return apart;
  }

  private static List<List<String>> names(List<ExportRow> lines) {
    return lines.stream().map(it -> List.of(it.evidence(), it.variant(), it.operation())).toList();
  }

  /** Where the results are from, if they are from one place only; else nothing. */
  public static String provenance(Sources sources) {
    List<String> all =
        sources
            .all()
            .filter(it -> isCharted(it) || !it.exported().isEmpty())
            .map(StoredResult::provenance)
            .map(Exports::inWords)
            .distinct()
            .toList();
    return all.size() == 1 ? all.get(0) : "";
  }

  private static boolean isCharted(StoredResult result) {
    return result instanceof MeasuredRun || result instanceof ComparisonSummary;
  }

  private static String inWords(Provenance provenance) {
    return Stream.of("Commit", "Machine", "JDK")
        .filter(provenance.facts()::containsKey)
        .map(name -> name + " " + provenance.facts().get(name))
        .collect(Collectors.joining("; "));
  }

  private static ExportRow of(
      String evidence, String label, OperationKey operation, ResultRow.Values shown) {
    var numbers = new LinkedHashMap<String, Object>();
    for (NumberColumn column : NumberColumn.of(Stream.of(shown))) {
      numbers.put(column.name(), column.of(shown));
    }
    return new ExportRow(
        evidence, label, operation.label(), numbers, ExportRow.values(shown::estimate));
  }
}
