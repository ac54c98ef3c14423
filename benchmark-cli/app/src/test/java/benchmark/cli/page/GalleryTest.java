// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.project.Pair;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.StoredRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What an earlier version has stored is read by this one. */
@DisplayName("the gallery in docs/results")
class GalleryTest {

  private static final Path GALLERY = ProjectRoot.PATH.resolve("docs/results");

  @Test
  void hasARunOfEveryPairThatCanBeRead() {
    for (Pair pair : ProjectRoot.project().pairs()) {
      StoredRun run = StoredRun.read(GALLERY.resolve("all").resolve(pair.name()));

      assertThat(run.record().pair()).isEqualTo(pair.name());
      assertThat(run.operations()).as(pair.name()).isNotEmpty();
      assertThat(run.costs().keySet()).containsAll(run.operations().keySet());
    }
  }

  @Test
  void hasAComparisonThatCanBeRead() {
    var comparison = ComparisonSummary.KIND.read(GALLERY.resolve("hessianlite-fastjson2"));

    assertThat(comparison.replicates().number()).isEqualTo(4);
    assertThat(comparison.grid().rows()).isNotEmpty();
  }

  @Test
  void saysNothingOfTheFoldersOfTheMachine() throws IOException {
    try (Stream<Path> files = Files.walk(GALLERY)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(List.of("/.m2/", "/target/")).as(file.toString()).noneMatch(text::contains);
      }
    }
  }
}
