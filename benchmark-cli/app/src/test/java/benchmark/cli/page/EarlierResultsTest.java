// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.bisect.BisectReport;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.RunFolder;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.TextRenderer;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Folders as commit 5c82a851 has written them, one of each kind, without the files that nobody
 * reads again; those of quick runs, comparisons and codecs are in the gallery.
 */
@DisplayName("results of an earlier version")
class EarlierResultsTest {

  private static final Path GALLERY = ProjectRoot.PATH.resolve("docs/results");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          classic    | Run: inproc                                  | inproc
          codecs     | Codecs compared: dubbo-kryo, dubbo-fst       | Change against dubbo-kryo
          bisect     | Search: dubbo-kryo                           | Shaded: what is not worse
          density    | Smallest heaps: netty-bytes@heap=48m,jvm=-XX:+UseSerialGC, netty-bytes@heap=160m,jvm=-XX:+UseSerialGC,jvm=-XX:NewSize=4m,jvm=-XX:MaxNewSize=4m,D.benchmark.keeps=100MiB | Every fresh server
          discovery  | Service discovery: dubbo-hessianlite         | Service discovery
          explain    | Explanation: netty-bytes                     | Where the time goes
          load       | Calls at given rates: netty-bytes            | sustains at least 2.00k calls/s
          overload   | Calls beyond capacity: netty-bytes@D.benchmark.sleep=1ms | sustains 1.00k calls/s
          start      | Fresh JVMs: netty-bytes, netty-bytes@D.benchmark.cold=2s:40ms | Fresh JVMs
          soak       | Long run: netty-bytes                        | Long runs
          verify     | verify                                       | As verify found over the real wire.
          versions   | verify                                       | server 3.2.11
          """)
  void areShown(String kind, String title, String shown) {
    Sources sources = Sources.read(List.of(folder(kind)));

    assertThat(sources.all()).extracting(StoredResult::title).containsExactly(title);
    assertThat(PageFiles.text(sources, ProjectRoot.project()))
        .contains("<summary>" + title + "</summary>")
        .contains(shown);
  }

  @Test
  void ofAReproductionAreItsTablesAndItsRuns() {
    Sources sources = Sources.read(List.of(folder("reproduce")));

    assertThat(sources.all())
        .extracting(StoredResult::title)
        .containsExactly(
            "Reproduction: triple", "Run: triple-protobuf@dubbo=3.0.15", "Run: grpc-protobuf");
    assertThat(PageFiles.text(sources, ProjectRoot.project())).contains("Published and measured");
  }

  @Test
  void ofASearchAreItsSteps() {
    assertThat(TextRenderer.render(BisectReport.KIND.read(folder("bisect")).steps()))
        .contains("3.3.5", "3.3.6");
  }

  @ParameterizedTest
  @CsvSource({"classic,1", "codecs,2", "density,2", "discovery,6", "load,2", "soak,40", "start,6"})
  void areExported(String kind, int fewest) {
    assertThat(Exports.of(Sources.read(List.of(folder(kind))), ProjectRoot.project()))
        .hasSizeGreaterThanOrEqualTo(fewest);
  }

  /** So that a new kind gets a folder here. */
  @Test
  void areOfEveryKind() {
    List<Path> folders =
        Stream.of(
                Stream.of(folder("reproduce")),
                Stream.of(
                        "bisect",
                        "classic",
                        "codecs",
                        "density",
                        "discovery",
                        "explain",
                        "load",
                        "overload",
                        "soak",
                        "start",
                        "verify")
                    .map(EarlierResultsTest::folder),
                Stream.of(folder("versions"), GALLERY.resolve("codec")))
            .flatMap(it -> it)
            .toList();

    Set<ResultKind<?>> kinds = new HashSet<>(Sources.read(folders).results().keySet());
    assertThat(kinds).containsExactlyInAnyOrderElementsOf(ResultKinds.ALL);
  }

  static Path folder(String kind) {
    try {
      Path kept = Path.of(EarlierResultsTest.class.getResource("/stored/" + kind).toURI());
      return RunFolder.inside(kept).get(0);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
