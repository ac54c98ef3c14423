// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.compare.FabricatedComparison;
import benchmark.cli.compare.FabricatedReplicates;
import benchmark.cli.error.UserError;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.reproduce.FabricatedReproduction;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.soak.SimulatedSoak;
import benchmark.cli.text.Golden;
import benchmark.cli.verify.VerifyRecord;
import benchmark.cli.verify.VerifyResult;
import benchmark.cli.verify.VersionMatrix;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("a page of results")
class PageTest {

  @TempDir Path folder;

  @Test
  void beginsWithTheVerdicts() {
    FabricatedResults.comparison(folder);

    String page = page(List.of(folder));

    assertThat(page)
        .contains("<h1>dubbo-kryo: better in existUser (+30.0%)")
        .contains("existUser: better: +30.0%");
  }

  @Test
  void saysWhatAGateSaid() {
    FabricatedComparison.storeWithGate(
        folder.resolve("20261120-130000-compare"), FabricatedReplicates.of(6, 1.3, 0.02));

    assertThat(page(List.of(folder)))
        .contains("Gate: fails (exit status 3)", "✗ listUser throughput: −23.1%");
  }

  @Test
  void showsTimesWhereCallsCameAtARate() {
    FabricatedComparison.store(
        folder.resolve("20261120-130000-compare"),
        FabricatedReplicates.atRate(FabricatedReplicates.of(6, 1.3, 0.01)),
        false);

    assertThat(page(List.of(folder))).contains("existUser (100/s) over time", "p50 of a step, µs");
  }

  @Test
  void saysThatPercentilesOfAComparisonAreThoseOfItsFirstReplicate() {
    Path comparison = FabricatedResults.comparison(folder);
    FabricatedRun.mixed(
        comparison.resolve("round-001/0"),
        "dubbo-hessianlite",
        Map.of("existUser", List.of(1.0, 1.1, 0.9)));

    assertThat(page(List.of(comparison))).contains("existUser: percentiles of the first round");
  }

  @Test
  void judgesRunsByTheNoiseThatTheTerminalTakes() {
    FabricatedResults.runs(folder, List.of("dubbo-kryo", "dubbo-fst"));

    assertThat(page(List.of(folder)))
        .contains("existUser: dubbo-kryo is the fastest, 1.30 times as fast as dubbo-fst.")
        .doesNotContain("data-group");

    FabricatedComparison.rememberNoise(folder, 0.4);

    assertThat(page(List.of(folder)))
        .contains("existUser: no difference visible.")
        .contains("data-group=\"a\"");
  }

  @Test
  void separatesWhatTheTerminalSeparates() {
    String listUser = "benchmark.client.Client.listUser";
    for (String pair : List.of("dubbo-kryo", "dubbo-fst")) {
      double ratio = pair.equals("dubbo-kryo") ? 1 : 0.5;
      new FabricatedRun(folder.resolve(pair), pair)
          .measured(
              FabricatedRun.entry(listUser, Map.of(), "thrpt", 10 * ratio, "ops/ms")
                  .replace("\"scoreError\": \"NaN\"", "\"scoreError\": 3"));
    }

    assertThat(page(List.of(folder)))
        .contains("listUser: dubbo-kryo is the fastest, 2.00 times as fast as dubbo-fst.")
        .contains("The same as tables", "10k±30%*");
  }

  @Test
  void saysWhichJvmsWereStillCompiling() {
    FabricatedRun.mixed(
        folder.resolve("one"), "dubbo-fst", Map.of("existUser", List.of(1.0, 1.1, 0.9)), false);

    assertThat(page(List.of(folder))).contains("Still compiling while measured: dubbo-fst.");
  }

  @Test
  void putsPublishedTablesBesideWhatWasMeasured() {
    FabricatedReproduction.store(folder, "dubbo2");

    assertThat(page(List.of(folder)))
        .contains("Published and measured", "published rankings", "systems by throughput")
        .contains("dubbo2, hessian2 + netty", "string (200K)", "1031.28", "reversed");
  }

  @Test
  void saysWhereEveryKindOfResultsIsFrom() throws IOException {
    FabricatedResults.runs(folder, List.of("dubbo-kryo"));
    FabricatedResults.comparison(folder);
    FabricatedResults.codecComparison(folder, "dubbo-hessianlite", "dubbo-kryo");
    FabricatedResults.verification(folder, List.of("dubbo-kryo"));
    FabricatedReproduction.store(folder, "dubbo2");
    Path codec = Files.createDirectory(folder.resolve("20261120-160000-codec"));
    Files.writeString(codec.resolve("codec.json"), Golden.read("codec/codec.json"));

    String page = page(List.of(folder));

    assertThat(page).contains("<p>Measured until 2026-11-20 14:05 UTC on Xeon, 2 CPUs.</p>");
    assertThat(page.substring(page.indexOf("id=\"provenance\"")))
        .contains("<summary>Run: dubbo-kryo</summary>")
        .contains("<summary>Comparison: dubbo-hessianlite, dubbo-kryo</summary>")
        .contains("<summary>Codecs compared: dubbo-hessianlite, dubbo-kryo</summary>")
        .contains("<dd>Dubbo 3.3.6 in dubbo-hessianlite, Dubbo 3.3.6 in dubbo-kryo</dd>")
        .contains("<summary>verify</summary>", "<summary>codec</summary>")
        .contains("<summary>Reproduction: dubbo2</summary>", "./benchmark.sh reproduce dubbo2")
        .contains("<dt>Machine</dt><dd>Xeon, 2 CPUs, Debian 12, kernel 6.18</dd>")
        .contains("<dt>Commit</dt><dd>0123456789abcdef0123456789abcdef01234567 with local changes");
  }

  @Test
  void saysWhichCodecIsBetter() {
    FabricatedResults.codecComparison(folder, "dubbo-hessianlite", FabricatedResults.SCRIPT);

    String page = page(List.of(folder));

    assertThat(page)
        .contains("getUser (response)", "better: −40.0%\u202f±\u202f0.7%")
        .contains("href=\"#codecs-compared\"", "id=\"codecs-compared\"")
        .contains("getUser (response)", "./benchmark.sh compare --codec dubbo-hessianlite")
        .doesNotContain("href=\"#answer\"", FabricatedResults.SCRIPT);
    assertThatThrownBy(() -> page(List.of(oldCodecComparison())))
        .isInstanceOf(UserError.class)
        .hasMessageContaining(
            "a comparison of codecs in a format that was last read by commit 609d6aa");
  }

  private Path oldCodecComparison() throws IOException {
    Path damaged = Files.createDirectory(folder.resolve("damaged"));
    Files.writeString(damaged.resolve("codec-comparison.json"), "{\"command\": []}");
    return damaged;
  }

  @Test
  void showsWhatVerifyFoundAndWhatRemainsDangerous() {
    var pairs = List.of("dubbo-kryo", "dubbo-java");
    FabricatedResults.verification(folder, pairs);

    String page = page(List.of(folder));

    assertThat(page)
        .contains("<td class=\"words is-bad\"><span>no</span></td>")
        .contains("Remaining risks");
    assertThat(page).contains("Dubbo&#x27;s extension registers some thirty JDK classes");
  }

  @Test
  void hasWhatPomsSayForFilters() {
    FabricatedResults.runs(folder, List.of("dubbo-kryo", "dubbo-avro"));

    assertThat(page(List.of(folder)))
        .contains(
            "<tr data-protocol=\"dubbo\" data-languages=\"java\" data-schema=\"none\""
                + " data-refuses=\"yes\" data-opens=\"yes\" data-jdk=\"17.0.15\"><th scope=\"row\">dubbo-kryo</th>")
        .contains("data-languages=\"any\" data-schema=\"first\"");
  }

  @Test
  void drawsTheLimitsOfAGate() {
    FabricatedComparison.storeWithGate(
        folder.resolve("20261120-130000-compare"), FabricatedReplicates.of(6, 1.3, 0.02));

    assertThat(page(List.of(folder)))
        .contains("<h1>Gate fails. ", "Dashed: the gate&#x27;s limit.", "class=\"limit\"");
  }

  /** Sections that would have nothing to say. */
  @Test
  void hasNoEmptySections() {
    FabricatedResults.comparison(folder);

    assertThat(page(List.of(folder)))
        .doesNotContain("href=\"#latency\"", ">None.<", "href=\"#codecs-compared\"");
  }

  @Test
  void showsHostileNamesAsText() {
    FabricatedResults.runs(
        folder,
        List.of(
            FabricatedResults.SCRIPT,
            FabricatedResults.QUOTES,
            FabricatedResults.LONG,
            FabricatedResults.RIGHT_TO_LEFT));

    String page = page(List.of(folder));

    assertThat(page)
        .doesNotContain(FabricatedResults.SCRIPT)
        .doesNotContain(FabricatedResults.QUOTES)
        .contains("&lt;script&gt;window.hacked")
        .contains(FabricatedResults.RIGHT_TO_LEFT);
  }

  @Test
  void asksTheNetworkForNothing() {
    FabricatedResults.runs(folder, List.of("dubbo-kryo", "dubbo-fst"));

    assertThat(page(List.of(folder)).replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain("http:", "https:", "src=", "<link", "url(", "@import");
  }

  /** With all that is followed of client and server: 18,000 intervals of 10 s. */
  @Test
  void ofFiftyHoursIsSmall() {
    new SimulatedSoak(1, 18_000, 10).write(folder);

    assertThat(page(List.of(folder)).getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(1_000_000);
  }

  @Test
  void ofAllPairsIsSmall() {
    var pairs = new ArrayList<String>();
    ProjectRoot.project().pairs().forEach(pair -> pairs.add(pair.name()));
    FabricatedResults.runs(folder, pairs);
    FabricatedResults.verification(folder, pairs);

    assertThat(page(List.of(folder)).getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(600_000);
  }

  @Test
  void leavesItsPicturesAsFilesWithATitle() throws Exception {
    FabricatedResults.runs(folder, List.of(FabricatedResults.SCRIPT, FabricatedResults.QUOTES));
    Path page = folder.resolve("some.html");

    PageFiles.write(Sources.read(List.of(folder)), ProjectRoot.project(), page);

    try (var files = Files.list(folder.resolve("some-charts"))) {
      List<Path> charts = files.sorted().toList();
      assertThat(charts).hasSizeGreaterThan(10);
      for (Path chart : charts) {
        var svg = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(chart.toFile());
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isNotBlank();
        assertThat(svg.getElementsByTagName("script").getLength()).isZero();
      }
    }
  }

  @Test
  void leavesOutFoldersThatHoldNoResults() throws IOException {
    Path run = FabricatedResults.runs(folder, List.of("a")).get(0);
    Path charts = Files.createDirectories(folder.resolve("x-charts"));
    Path failed = Files.createDirectories(folder.resolve("x.failed"));
    var skipped = new ArrayList<String>();

    assertThat(
            Sources.readAny(
                    List.of(charts, failed, run), reason -> skipped.add(reason.getMessage()))
                .runs())
        .hasSize(1);
    assertThat(skipped).hasSize(2);
    assertThat(skipped.get(0)).startsWith(charts + " holds no results");
    assertThat(skipped.get(1)).startsWith(failed + " is a failed run");
    assertThatThrownBy(() -> Sources.readAny(List.of(charts, failed), reason -> {}))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(charts + " holds no results");
  }

  @Test
  void holdsWhatAComparisonHadMeasuredBeforeItWasKilled() throws IOException {
    Path killed = folder.resolve("20261120-130000-compare.partial");
    FabricatedComparison.store(killed, FabricatedReplicates.of(6, 1.3, 0.01), true);
    Path atOnce = Files.createDirectory(folder.resolve("20261120-140000-compare.partial"));
    Files.writeString(atOnce.resolve("compare.json"), "{}");
    var skipped = new ArrayList<String>();

    assertThat(
            Sources.readAny(List.of(killed, atOnce), reason -> skipped.add(reason.getMessage()))
                .callComparisons())
        .hasSize(1);
    assertThat(skipped)
        .singleElement()
        .asString()
        .startsWith(atOnce + " belongs to a run that is still running or was killed");
    assertThat(page(List.of(killed))).contains("no verdict");
  }

  @Test
  void holdsTheLatestMatrixOfVersionsBesideWhatPairsCanCarry() throws IOException {
    FabricatedResults.runs(folder, List.of("dubbo-kryo"));
    FabricatedResults.verification(folder, List.of("dubbo-kryo"));
    FabricatedResults.versions(folder, "20261120-150000-verify", "2.7.23");
    FabricatedResults.versions(folder, "20261120-160000-verify", "3.0.15");

    Sources latest = Sources.latest(folder);
    assertThat(latest.verifiedPairs())
        .extracting(VerifyRecord.VerifiedPair::variant)
        .containsExactly("dubbo-kryo");
    assertThat(latest.of(VerifyResult.KIND))
        .hasSize(2)
        .flatExtracting(it -> it.record().versions())
        .flatExtracting(VersionMatrix::versions)
        .containsExactly("3.0.15");
    assertThat(page(List.of(folder)))
        .contains("dubbo-a, contract user", "server 3.0.15", "As verify found over the real wire.");
  }

  /** Only the newest is read. */
  @Test
  void isMadeThoughAnOlderMatrixIsDamaged() throws IOException {
    FabricatedResults.runs(folder, List.of("dubbo-kryo"));
    FabricatedResults.verification(folder, List.of("dubbo-kryo"));
    FabricatedResults.versions(folder, "20261120-160000-verify", "3.0.15");
    Path damaged = Files.createDirectory(folder.resolve("20200101-120000-verify"));
    Files.writeString(damaged.resolve("verify.json"), "{");

    assertThat(Sources.latest(folder).of(VerifyResult.KIND)).hasSize(2);
  }

  @Test
  void holdsTheLatestRunsOfOneCommandOnly() throws IOException {
    List<Path> runs = FabricatedResults.runs(folder, List.of("older", "a", "b"));
    for (int run : new int[] {1, 2}) {
      Path record = runs.get(run).resolve("run.json");
      Files.writeString(
          record,
          Files.readString(record)
              .replaceFirst("\"command\" : \\[[^]]*]", "\"command\" : [ \"a\", \"b\" ]"));
    }

    assertThat(Sources.latest(folder).runs())
        .extracting(run -> run.record().variant())
        .containsExactly("a", "b");
  }

  @Test
  void needsResults() throws IOException {
    assertThatThrownBy(() -> Sources.read(List.of(folder)))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "%s holds no results that can be reported. Folders of results are under results/.",
            folder);
    assertThatThrownBy(() -> Sources.read(List.of(folder.resolve("none"))))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "There is no folder %s. Folders of results are under results/.",
            folder.resolve("none"));
    Path file = Files.createFile(folder.resolve("run.json"));
    assertThatThrownBy(() -> Sources.read(List.of(file)))
        .isInstanceOf(UserError.class)
        .hasMessage("%s is a file. Give the folder of the results instead.", file);
    assertThatThrownBy(() -> Sources.latest(folder))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "There are no results in %s yet. Measure some: ./benchmark.sh --quick dubbo-kryo",
            folder);
  }

  private String page(List<Path> folders) {
    return Page.of(Sources.read(folders), ProjectRoot.project(), folder.resolve("page.html"))
        .text();
  }
}
