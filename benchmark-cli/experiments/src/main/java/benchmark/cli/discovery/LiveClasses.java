// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.discovery.DiscoveryRecord.LiveClass;
import benchmark.cli.text.Document;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.util.List;
import java.util.stream.Stream;

/** What the first consumer of each system keeps of the framework's classes, in a table. */
final class LiveClasses {

  private static final int MOST = 5;

  private LiveClasses() {}

  /** The largest classes of each system, side by side; nothing if none is known. */
  static Document of(DiscoveryRecord record) {
    List<List<String>> rows =
        record.variants().stream()
            .flatMap(it -> classes(record, it).limit(MOST))
            .map(LiveClass::simpleName)
            .distinct()
            .map(it -> row(record, it))
            .toList();
    return rows.isEmpty()
        ? Document.of()
        : Document.folded(
            "The framework's largest classes after the steady phase",
            Document.of(new Table(record.headings("class"), rows)));
  }

  private static Stream<LiveClass> classes(DiscoveryRecord record, String variant) {
    return record.of(variant).stream().limit(1).flatMap(it -> it.classes().stream());
  }

  private static List<String> row(DiscoveryRecord record, String name) {
    Stream<String> cells =
        record.variants().stream()
            .map(
                variant ->
                    classes(record, variant)
                        .filter(it -> it.simpleName().equals(name))
                        .findFirst()
                        .map(LiveClasses::cell)
                        .orElse(Numbers.NONE));
    return Table.row(name, cells);
  }

  private static String cell(LiveClass of) {
    return "%d (%s MB)".formatted(of.objects(), Numbers.rounded(of.bytes() / Numbers.MEBI, 2));
  }
}
