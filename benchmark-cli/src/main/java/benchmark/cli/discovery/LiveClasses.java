// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.discovery.DiscoveryRecord.LiveClass;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the first consumer of each system keeps of the framework's classes, in a table. */
final class LiveClasses {

  private static final int MOST = 5;
  private static final double MEGA = 1 << 20;

  private LiveClasses() {}

  /** The largest classes of each system, side by side; nothing if none is known. */
  static Document of(DiscoveryRecord record) {
    var rows = new LinkedHashMap<String, Map<String, LiveClass>>();
    for (String variant : record.variants()) {
      classes(record, variant).stream()
          .limit(MOST)
          .forEach(it -> rows.put(it.simpleName(), new LinkedHashMap<>()));
    }
    for (String variant : record.variants()) {
      classes(record, variant).stream()
          .filter(it -> rows.containsKey(it.simpleName()))
          .forEach(it -> rows.get(it.simpleName()).putIfAbsent(variant, it));
    }
    if (rows.isEmpty()) {
      return Document.of();
    }
    var headings = new ArrayList<>(List.of("class"));
    record.variants().forEach(it -> headings.add(record.letter(it)));
    return Document.of(
        new Details(
            "The framework's largest classes after the steady phase",
            Document.of(
                new Table(
                    headings,
                    rows.entrySet().stream()
                        .map(row -> row(record, row.getKey(), row.getValue()))
                        .toList()))));
  }

  private static List<LiveClass> classes(DiscoveryRecord record, String variant) {
    return record.of(variant).stream().limit(1).flatMap(it -> it.classes().stream()).toList();
  }

  private static List<String> row(
      DiscoveryRecord record, String name, Map<String, LiveClass> ofVariants) {
    var row = new ArrayList<>(List.of(name));
    for (String variant : record.variants()) {
      LiveClass it = ofVariants.get(variant);
      row.add(
          it == null
              ? Numbers.NONE
              : "%d (%s MB)".formatted(it.objects(), Numbers.rounded(it.bytes() / MEGA, 2)));
    }
    return row;
  }
}
