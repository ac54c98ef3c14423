// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static benchmark.cli.text.Golden.assertMatches;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JmhTextTest {

  private static final Path RECORDED = Path.of("src/test/resources/recorded/jmh.txt");

  @Test
  void jmhsOwnTableIsFoundInItsText() throws IOException {
    assertMatches("jmh-table.txt", JmhText.table(RECORDED));
  }

  @Test
  void jmhsTableWithParametersIsFound(@TempDir Path folder) throws IOException {
    Path text = folder.resolve("jmh.txt");
    Files.writeString(text, "# x\n\nBenchmark   (size)  Mode  Cnt\nClient.echo   1K  thrpt\n\n\n");

    assertThat(JmhText.table(text))
        .isEqualTo("Benchmark   (size)  Mode  Cnt\nClient.echo   1K  thrpt\n");
  }

  @Test
  void textWithoutATableIsShownWhole(@TempDir Path folder) throws IOException {
    Path text = folder.resolve("jmh.txt");
    Files.writeString(text, "no\ntable\n");

    assertThat(JmhText.table(text)).isEqualTo("no\ntable\n");
  }

  @Test
  void operationsThatWereBegunAreFound() {
    assertThat(JmhText.attempted(RECORDED))
        .containsExactly(OperationKey.of("existUser"), OperationKey.of("getUser"));
  }

  @Test
  void anOperationOfOnesOwnServiceHasTheNameOfItsMethod(@TempDir Path folder) throws IOException {
    Path text = folder.resolve("jmh.txt");
    Files.writeString(
        text, "# Benchmark: benchmark.Service.operation\n# Parameters: (method = place)\n");

    assertThat(JmhText.attempted(text)).containsExactly(OperationKey.of("place"));
  }

  @Test
  void operationsAreFoundWithTheirParameters(@TempDir Path folder) throws IOException {
    Path text = folder.resolve("jmh.txt");
    Files.writeString(
        text,
        """
        # Benchmark: benchmark.Echo.string
        # Parameters: (depth = 2, size = 1K)

        # Benchmark: benchmark.Echo.string
        # Parameters: (depth = 2, size = 50K)
        # Benchmark: benchmark.Echo.nothing
        """);

    assertThat(JmhText.attempted(text))
        .containsExactly(
            new OperationKey("string", Map.of("depth", "2", "size", "1K")),
            new OperationKey("string", Map.of("depth", "2", "size", "50K")),
            OperationKey.of("nothing"));
  }

  @Test
  void aTextThatWasNotKeptNamesNoOperation(@TempDir Path folder) {
    assertThat(JmhText.attempted(folder.resolve("jmh.txt"))).isEmpty();
  }
}
