// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.discovery.DiscoveryRecord.LiveClass;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Numbers;
import java.util.List;
import java.util.stream.Stream;

/** What the first consumer of each system keeps of the framework's classes, in a table. */
final class LiveClasses {

  private static final int MOST = 5;

  private LiveClasses() {}

  /** The largest classes of each system, side by side; nothing if none is known. */
  static Document of(DiscoveryRecord record) {
    List<String> names =
        record.variants().stream()
            .flatMap(it -> classes(record, it).limit(MOST))
            .map(LiveClass::simpleName)
            .distinct()
            .toList();
    var columns = new Columns<String>().and("class", name -> name);
    for (String variant : record.variants()) {
      columns.and(
          record.letter(variant),
          name ->
              classes(record, variant)
                  .filter(it -> it.simpleName().equals(name))
                  .findFirst()
                  .map(LiveClasses::cell)
                  .orElse(Numbers.NONE));
    }
    return names.isEmpty()
        ? Document.of()
        : Document.folded(
            "The framework's largest classes after the steady phase",
            Document.of(columns.table(names)));
  }

  private static Stream<LiveClass> classes(DiscoveryRecord record, String variant) {
    return record.of(variant).stream().limit(1).flatMap(it -> it.classes().stream());
  }

  private static String cell(LiveClass of) {
    return "%d (%s MB)".formatted(of.objects(), Numbers.rounded(of.bytes() / Numbers.MEBI, 2));
  }
}
