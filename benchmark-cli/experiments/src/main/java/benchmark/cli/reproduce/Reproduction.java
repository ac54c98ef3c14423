// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import benchmark.cli.results.RunFolder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Published tables beside what was measured of them, as they are stored.
 *
 * @param name of the publication
 * @param commands the words that the user gave, of every time that something was measured
 * @param method how it was measured, as a sentence
 * @param byHand whether it was stopped by hand, so that no ranking has a verdict
 */
public record Reproduction(
    String name,
    List<List<String>> commands,
    @JsonUnwrapped Origin origin,
    String method,
    boolean byHand,
    List<ReproducedTable> tables) {

  /** Where it is stored. */
  public static final RecordFile<Reproduction> FILE =
      new RecordFile<>(
          "reproduce.json",
          Reproduction.class,
          Reproduction::isComplete,
          "the tables of a reproduction");

  /** Puts all tables of a publication beside what was measured. */
  static List<ReproducedTable> tables(
      Publication publication, Measurements measurements, boolean judged) {
    return publication.tables().stream()
        .map(table -> ReproducedTable.of(table, measurements, judged))
        .flatMap(Optional::stream)
        .toList();
  }

  /** Where it is from. */
  public Provenance provenance() {
    return origin.provenance(commands);
  }

  private boolean isComplete() {
    return Stream.of(name, commands, origin.machine(), origin.jdk(), method, tables)
            .allMatch(part -> part != null)
        && tables.stream()
            .allMatch(it -> it.published() != null && it.cells() != null && it.rankings() != null);
  }

  /** Stores it, for people and for programs. */
  void store(RunFolder folder) {
    FILE.write(folder.path(), this);
    folder.write(ReproductionReport.FILE, new ReproductionReport(this).markdown());
  }
}
