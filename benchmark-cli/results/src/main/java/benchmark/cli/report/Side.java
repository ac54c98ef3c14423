// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.OperationCost;
import benchmark.cli.results.StoredRun;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.JvmFacts;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One of the two sides of calls. Its JVMs report what they use, together if they are several. */
enum Side {
  CLIENT(Part.CLIENT, CostColumns.CLIENT),
  SERVER(Part.SERVER, CostColumns.SERVER);

  /** The kind of its parts. */
  final String part;

  /** Where iterations have what it used. */
  final CostColumns.Side columns;

  Side(String part, CostColumns.Side columns) {
    this.part = part;
    this.columns = columns;
  }

  static Stream<Side> each() {
    return Stream.of(values());
  }

  Side other() {
    return this == CLIENT ? SERVER : CLIENT;
  }

  /** What it used of an operation's cost. */
  OperationCost.Side of(OperationCost cost) {
    return this == CLIENT ? cost.client() : cost.server();
  }

  /** The names of the places of its parts; none if all ran where the command did. */
  Set<String> places(StoredRun run) {
    return run.record().origin().placeNames().entrySet().stream()
        .filter(place -> Part.isOf(part, place.getKey()))
        .map(Map.Entry::getValue)
        .collect(Collectors.toSet());
  }

  /** The JVMs of its parts that have reported. */
  Stream<JvmFacts> jvms(StoredRun run) {
    return run.record().processes().jvms().entrySet().stream()
        .filter(jvm -> Part.isOf(part, jvm.getKey()))
        .map(Map.Entry::getValue);
  }
}
