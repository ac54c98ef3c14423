// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.project.GitState;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunRecord;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * Reproductions that are made up, for tests: systems are 10, 20, 30 ... calls a millisecond fast.
 */
public final class FabricatedReproduction {

  private FabricatedReproduction() {}

  static Reproduction of(String name, double error, boolean byHand) {
    Publication publication = Publication.named(name);
    var measurements = new FabricatedMeasurements(error);
    double throughput = 0;
    for (PublishedSystem system : publication.systems()) {
      throughput += 10;
      double its = throughput;
      system.runs().ifPresent(variant -> measurements.with(variant, its));
    }
    RunRecord run = FabricatedRun.record("inproc", "17.0.15", 2, false);
    return new Reproduction(
        name,
        List.of(List.of("reproduce", name)),
        run.measured()
            .of(
                new GitState("0123456789abcdef0123456789abcdef01234567", true),
                null,
                Instant.parse("2026-11-20T12:05:00Z")),
        "8 blocks (made up).",
        byHand,
        Reproduction.tables(publication, measurements, !byHand));
  }

  /** Stores one, and returns its folder. */
  public static Path store(Path results, String name) {
    RunFolder folder = RunFolder.create(results, "reproduce-" + name);
    of(name, 0.02, false).store(folder);
    return folder.succeed();
  }
}
