// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.export.JUnitReport;
import benchmark.cli.export.Trend;
import benchmark.cli.project.ProjectRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code pip install prometheus_client junitparser}; skipped without them. */
@DisplayName("exports are read by the parsers of other projects")
class PublishedParsersTest {

  @TempDir Path folder;

  @Test
  void openMetricsByThatOfPrometheus() throws Exception {
    FabricatedResults.runs(folder, List.of("pair-a", "pair-\"b\""));
    Path file = folder.resolve("export");
    new Trend(Exports.of(Sources.read(List.of(folder)), ProjectRoot.project()), "Commit abc")
        .openMetrics(file);

    String read =
        python(
            "prometheus_client.openmetrics.parser",
            """
            from prometheus_client.openmetrics.parser import text_string_to_metric_families
            for family in text_string_to_metric_families(open(sys.argv[1], encoding='utf-8').read()):
                for sample in family.samples:
                    print(family.type, sample.labels['variant'], sample.labels['operation'])
            """,
            file);

    assertThat(read).contains("gauge pair-a existUser\n", "gauge pair-\"b\" listUser\n");
  }

  @Test
  void junitsXmlByOneOfPython() throws Exception {
    Path file = folder.resolve("gate.xml");
    JUnitReport.write(
        file,
        "gate",
        List.of(
            new ExpectationCheck(
                "dubbo-kryo", "getUser p99", ExpectationVerdict.NO, "1.12 ± 0.03 > 5% & \"more\""),
            new ExpectationCheck(
                "dubbo-kryo", "getUser cpu", ExpectationVerdict.UNDECIDED, "1.03 ± 0.04")));

    String read =
        python(
            "junitparser",
            """
            from junitparser import JUnitXml
            for suite in JUnitXml.fromfile(sys.argv[1]):
                for case in suite:
                    print(case.classname, case.name, type(case.result[0]).__name__, case.result[0].message)
            """,
            file);

    assertThat(read)
        .isEqualTo(
            "dubbo-kryo getUser p99 Failure 1.12 ± 0.03 > 5% & \"more\"\n"
                + "dubbo-kryo getUser cpu Skipped 1.03 ± 0.04\n");
  }

  private static String python(String module, String program, Path file)
      throws IOException, InterruptedException {
    assumeTrue(
        succeeds("python3", "-c", "import " + module),
        () -> "python3 cannot import " + module + ": pip install it to run this test");
    Process python =
        start(
            List.of("python3", "-X", "utf8", "-c", "import sys\n" + program, file.toString()),
            ProcessBuilder.Redirect.PIPE);
    String output = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(python.waitFor()).as(output).isZero();
    return output;
  }

  private static boolean succeeds(String... command) throws InterruptedException {
    try {
      return start(List.of(command), ProcessBuilder.Redirect.DISCARD).waitFor() == 0;
    } catch (IOException noPython) {
      return false;
    }
  }

  private static Process start(List<String> command, ProcessBuilder.Redirect output)
      throws IOException {
    return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output).start();
  }
}
