// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.export;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationVerdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

@DisplayName("a gate as JUnit's XML")
class JUnitReportTest {

  @TempDir Path folder;

  @Test
  void expectationsOfSeveralResultsAreTestsOfTheirOwn() throws Exception {
    Path file = folder.resolve("gate.xml");
    var check =
        new ExpectationCheck("dubbo-kryo", "getUser p99", ExpectationVerdict.YES, "1.00 ms");
    JUnitReport.write(file, "gate", List.of(check, check));

    assertThat(Files.readString(file))
        .contains("name=\"getUser p99\"", "name=\"getUser p99, result 2\"");
  }

  @Test
  void hasATestForEachLook() throws Exception {
    Path file = folder.resolve("gate.xml");
    JUnitReport.write(
        file,
        "gate",
        List.of(
            new ExpectationCheck(
                "dubbo-kryo", "getUser throughput", ExpectationVerdict.YES, "1.00 ± 0.01"),
            new ExpectationCheck(
                "dubbo-kryo", "getUser p99", ExpectationVerdict.NO, "1.12 ± 0.03 > 5% & \"more\""),
            new ExpectationCheck(
                "dubbo-kryo", "getUser cpu", ExpectationVerdict.UNDECIDED, "1.03 ± 0.04")));

    Element root =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(file.toFile())
            .getDocumentElement();
    Element suite = (Element) root.getElementsByTagName("testsuite").item(0);
    assertThat(suite.getAttribute("tests")).isEqualTo("3");
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    assertThat(suite.getAttribute("skipped")).isEqualTo("1");
    var failed = (Element) suite.getElementsByTagName("failure").item(0);
    assertThat(failed.getAttribute("message")).isEqualTo("1.12 ± 0.03 > 5% & \"more\"");
    assertThat(((Element) failed.getParentNode()).getAttribute("name")).isEqualTo("getUser p99");
    var undecided = (Element) suite.getElementsByTagName("skipped").item(0);
    assertThat(undecided.getAttribute("message")).isEqualTo("1.03 ± 0.04");
  }
}
