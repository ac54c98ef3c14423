// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("the workflows in docs/")
class WorkflowIT {

  private static final String SHORT = "-t 2 --ops existUser --warmup 300ms --time 500ms";

  /** Long enough that code which is still being compiled does not decide, however busy the CPUs. */
  private static final String WARM = "-t 2 --ops existUser --warmup 3s --time 1s";

  @TempDir Path folder;

  private String options;

  @BeforeEach
  void checkOutTheBenchmark() throws IOException {
    BuiltProject.project();
    // no space in its name, which an unquoted variable would divide
    Path jdk = Files.createSymbolicLink(folder.resolve("jdk"), quickStartingJdk());
    options = "--jdk %s -o results ".formatted(jdk);
  }

  @Tag("every-pair")
  @Test
  void aPullRequestThatIsSlowerFailsAndKeepsItsPage() throws Exception {
    Files.createSymbolicLink(
        folder.resolve("benchmark.sh"), ProjectRoot.PATH.resolve("benchmark.sh"));
    String slow = "rmi-java@D.benchmark.delay=100ms";
    var workflow = comparison("throughput:10%", "--blocks 3", slow);

    Map<String, CommandResult> results = workflow.run();

    assertThat(results.get("Compare").status()).as(results.toString()).isEqualTo(3);
    assertThat(results.get("Show the gate's table").status()).isZero();
    assertThat(folder.resolve("gate.xml"))
        .content()
        .contains("failures=\"1\"", "existUser throughput");
    assertThat(folder.resolve("summary")).content().contains(slow, "✗", "worse");
    Path comparison = Tools.onlyFolder(folder.resolve("results"));
    assertThat(comparison.resolve("report.html"))
        .content()
        .contains("delay=100ms", "existUser: worse: −");
    assertThat(Tools.names(comparison.resolve("report-charts"))).isNotEmpty();
    assertThat(folder.resolve("results/latest").toRealPath()).isEqualTo(comparison.toRealPath());
  }

  /** What a gate says cannot be foreseen where it is undecided, so that a stand-in says it. */
  @Test
  void anUndecidedGateIsANotice() throws Exception {
    Path standIn = folder.resolve("benchmark.sh");
    Files.writeString(
        standIn,
        "#!/bin/sh\nmkdir -p results/1-compare\necho '? undecided' > results/1-compare/compare.md\nexit 4\n");
    assertThat(standIn.toFile().setExecutable(true)).isTrue();

    Map<String, CommandResult> results =
        comparison("throughput:5%", "--blocks 2", "rmi-java").run();

    assertThat(results.get("Compare").status()).as(results.toString()).isZero();
    assertThat(results.get("Compare").stdout()).startsWith("::notice::The gate is undecided.");
    assertThat(folder.resolve("summary")).content().isEqualTo("? undecided\n");
  }

  @Tag("every-pair")
  @Test
  void aPullRequestOfDubboIsBuiltAndCompared() throws Exception {
    checkOutDubbo("base", "20;");
    checkOutDubbo("head", "100_000_000;");
    Path benchmark = Files.createDirectories(folder.resolve("benchmark"));
    Files.createSymbolicLink(
        benchmark.resolve("benchmark.sh"), ProjectRoot.PATH.resolve("benchmark.sh"));

    Map<String, CommandResult> results =
        new Workflow(
                "dubbo-pull-request.yml",
                folder,
                Map.of(
                    "PAIR", "dubbo-kryo",
                    "GATE", "throughput:10%",
                    "OPTIONS", "--blocks 3 " + options + WARM))
            .run();

    assertThat(results.get("Build the base and the head").status()).as(results.toString()).isZero();
    assertThat(results.get("Compare").status()).as(results.toString()).isEqualTo(3);
    assertThat(results.get("Show the gate's table").status()).isZero();
    assertThat(folder.resolve("summary"))
        .content()
        .contains("classpath=../base.jar", "classpath=../head.jar", "✗");
    assertThat(benchmark.resolve("gate.xml")).content().contains("failures=\"1\"");
  }

  @Tag("every-pair")
  @Test
  void aNightLeavesWhatItsTrendIsMadeOf() throws Exception {
    Files.createSymbolicLink(
        folder.resolve("benchmark.sh"), ProjectRoot.PATH.resolve("benchmark.sh"));
    var workflow =
        new Workflow(
            "nightly.yml",
            folder,
            Map.of("VARIANTS", "inproc rmi-java", "OPTIONS", "--quick " + options + SHORT));

    Map<String, CommandResult> results = workflow.run();

    assertThat(results.get("Measure").status()).as(results.toString()).isZero();
    assertThat(workflow.inputs("benchmark-action/", "output-file-path"))
        .hasSize(2)
        .allSatisfy(
            file -> assertThat(Tools.json(folder.resolve(file)).findValues("value")).isNotEmpty());
    assertThat(folder.resolve("trend.bencher.json")).isNotEmptyFile();
    assertThat(folder.resolve("trend.prom")).content().endsWith("# EOF\n");
  }

  private Workflow comparison(String gate, String blocks, String candidate) throws Exception {
    return new Workflow(
        "compare.yml",
        folder,
        Map.of(
            "BASELINE",
            "rmi-java",
            "CANDIDATE",
            candidate,
            "GATE",
            gate,
            "OPTIONS",
            blocks + " " + options + SHORT));
  }

  private static Path quickStartingJdk() {
    return Path.of(QuickStartingJdk.option().get(1));
  }

  /** A checkout whose one jar holds the class of docs/patched-class.md. */
  private void checkOutDubbo(String name, String slowerNanos) throws IOException {
    Path checkout = folder.resolve(name);
    Path module = checkout.resolve("dubbo-distribution/dubbo-all");
    Path source = module.resolve("src/main/java/org/apache/dubbo/common/serialize/kryo");
    Files.createDirectories(source);
    Files.writeString(
        source.resolve("KryoSerialization.java"),
        PatchedClassIT.patch().replace(PatchedClassIT.DOCUMENTED, slowerNanos));
    Files.writeString(
        checkout.resolve("pom.xml"),
        StandIn.pom(
            "org.apache.dubbo:dubbo-parent:9-SNAPSHOT",
            "pom",
            "<modules><module>dubbo-distribution/dubbo-all</module></modules>"));
    Files.writeString(
        module.resolve("pom.xml"),
        StandIn.pom("org.apache.dubbo:dubbo:9-SNAPSHOT", "jar", StandIn.dependencies()));
  }
}
