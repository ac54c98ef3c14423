// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.FabricatedComparison;
import benchmark.cli.compare.FabricatedReplicates;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.reproduce.FabricatedReproduction;
import benchmark.cli.results.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("a page of results in a browser")
class PageInBrowserTest {

  private static final Optional<Path> BROWSER =
      Stream.of("chromium", "chromium-browser", "google-chrome")
          .flatMap(
              name ->
                  Stream.of(System.getenv("PATH").split(File.pathSeparator))
                      .map(folder -> Path.of(folder, name)))
          .filter(Files::isExecutable)
          .findFirst();

  private static final String OUTER =
      """
      <!DOCTYPE html><meta charset="utf-8">
      <body><iframe src="probed.html" style="width: %dpx; height: 3000px; border: 0"></iframe>
      <script>addEventListener('message', it => { document.body.textContent = it.data; });</script>
      """;

  @TempDir Path folder;

  @BeforeEach
  void needsABrowser() {
    assumeTrue(
        BROWSER.isPresent(), "There is no Chromium to open pages in. Debian: apt install chromium");
  }

  @ParameterizedTest
  @CsvSource({"380, false", "380, true", "1600, false", "1600, true"})
  void isWholeInEveryWidthAndColourScheme(int width, boolean dark) throws Exception {
    List<String> variants =
        List.of(
            "dubbo-kryo",
            "dubbo-avro",
            "netty-bytes",
            FabricatedResults.SCRIPT,
            FabricatedResults.QUOTES,
            FabricatedResults.LONG,
            FabricatedResults.RIGHT_TO_LEFT);
    FabricatedResults.runs(folder, variants);
    FabricatedResults.verification(folder, variants);
    FabricatedResults.comparison(folder);
    FabricatedResults.codecComparison(folder, FabricatedResults.LONG, FabricatedResults.SCRIPT);

    JsonNode seen = open(width, dark);

    assertThat(seen.get("problems")).isEmpty();
    assertThat(seen.get("errors")).as("errors in the console, and requests").isEmpty();
    assertThat(seen.get("dark").asBoolean()).isEqualTo(dark);
    assertThat(seen.get("hacked").asBoolean()).isFalse();
    assertThat(seen.get("charts").asInt()).isGreaterThan(30);
  }

  @Test
  void showsTheNumbersOfTheFiles() throws Exception {
    Path comparison = FabricatedResults.comparison(folder);
    FabricatedResults.runs(folder, List.of("dubbo-fst"));

    JsonNode seen = open(1000, false);

    JsonNode replicates =
        Json.read(comparison.resolve(CompareRecord.FILE.name()), JsonNode.class).get("replicates");
    double logs = 0;
    for (JsonNode replicate : replicates) {
      logs +=
          Math.log(
              replicate
                  .get("variants")
                  .get(1)
                  .get("values")
                  .get("existUser")
                  .get("throughput")
                  .asDouble());
    }
    assertThat(value(seen, "dubbo-kryo", "existUser", "throughput"))
        .isCloseTo(1e3 * Math.exp(logs / replicates.size()), within(1e-6));
    assertThat(value(seen, "dubbo-kryo", "existUser", "client"))
        .isEqualTo(
            replicates
                .get(0)
                .get("variants")
                .get(1)
                .get("costs")
                .get("existUser")
                .get("client")
                .get("cpuMicros")
                .asDouble());
    double mean = 32e3 / 0.7 / Math.pow(1.01 * 0.99 * 1.02, 0.2);
    assertThat(value(seen, "dubbo-fst", "listUser", "throughput")).isCloseTo(mean, within(1e-6));
    assertThat(value(seen, "dubbo-fst", "listUser", "client")).isEqualTo(500);
  }

  /** Forty pairs with long names, intervals of ± 300%, missing values; and one pair. */
  @ParameterizedTest
  @CsvSource({"1, 360", "1, 2560", "40, 360", "40, 1280"})
  void fitsFewAndMany(int pairs, int width) throws Exception {
    List<String> variants =
        IntStream.range(0, pairs)
            .mapToObj(it -> "dubbo-kryo@threads=" + it + ",filters=none,payload=10K")
            .toList();
    FabricatedResults.runs(folder, variants);
    FabricatedComparison.store(
        folder.resolve("20261120-130000-compare"), FabricatedReplicates.of(3, 1.3, 0.9), false);

    assertThat(open(width, false).get("problems")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {360, 1280})
  void fitsResultsOfEveryKind(int width) throws Exception {
    Stream<Path> earlier =
        Stream.of(
                "reproduce",
                "load",
                "overload",
                "start",
                "density",
                "explain",
                "soak",
                "bisect",
                "discovery",
                "classic",
                "codecs",
                "verify",
                "versions")
            .map(EarlierResultsTest::folder);
    Path reproduction = FabricatedReproduction.store(folder, "userservice");
    List<Path> all = Stream.concat(earlier, Stream.of(reproduction)).toList();

    JsonNode seen = open(all, width, false, page -> page, "probe.js");

    assertThat(seen.get("problems")).isEmpty();
    assertThat(seen.get("errors")).isEmpty();
  }

  @Test
  void doesWhatItIsAskedFor() throws Exception {
    List<Path> runs =
        FabricatedResults.runs(folder, List.of("dubbo-kryo", "dubbo-avro", "netty-bytes"));
    FabricatedResults.expectations(runs.get(0));
    FabricatedResults.comparison(folder);
    Path other = runs.get(1).resolve("run.json");
    Files.writeString(other, Files.readString(other).replace("17.0.15", "21.0.5"));

    JsonNode seen = open(1280, false, page -> page, "actions.js");

    assertThat(seen.get("failed")).isEmpty();
    assertThat(seen.get("done").asInt()).isGreaterThan(8);
  }

  /** By axe-core, in both colour schemes. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void isAccessible(boolean dark) throws Exception {
    FabricatedResults.runs(folder, List.of("dubbo-kryo", "dubbo-avro", "netty-bytes"));
    FabricatedResults.comparison(folder);
    FabricatedResults.verification(folder, List.of("dubbo-kryo"));
    String axe;
    try (var in =
        PageInBrowserTest.class.getResourceAsStream(
            "/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js")) {
      axe = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }

    JsonNode seen =
        open(
            1000,
            dark,
            page -> page.replace("</body>", "<script>" + axe + "</script></body>"),
            "axe.js");

    assertThat(seen.get("failed")).isEmpty();
    assertThat(seen.get("passes").asInt()).isGreaterThan(10);
  }

  @Test
  void isCompleteWithoutAScriptAndOnPaper() throws Exception {
    FabricatedResults.runs(folder, List.of("dubbo-kryo", "dubbo-avro"));
    Path page = folder.resolve("plain.html");
    PageFiles.write(Sources.read(List.of(folder)), ProjectRoot.project(), page);

    Path still = folder.resolve("still.html");
    Files.writeString(
        still,
        Files.readString(page).replace("script-src &#x27;unsafe-inline", "script-src &#x27;none"));

    String plain = browse(still, "--dump-dom");
    browse(still, "--no-pdf-header-footer", "--print-to-pdf=" + folder.resolve("page.pdf"));

    assertThat(plain)
        .contains("<svg", "class=\"grid\"", "dubbo-avro")
        .doesNotContain("class=\"tools\"", "class=\"hide\"");
    String pdf = Files.readString(folder.resolve("page.pdf"), StandardCharsets.ISO_8859_1);
    assertThat(pdf.split("/Type /Page\\b", -1))
        .as("what is folded is printed")
        .hasSizeGreaterThan(3);
  }

  /** Otherwise the tests above could not fail. */
  @Test
  void aBrokenPageIsSeen() throws Exception {
    FabricatedResults.runs(folder, List.of("dubbo-fst", "dubbo-kryo"));
    String broken =
        "<p style='color: #999'>faint</p><div style='width: 2000px'>wide</div>"
            + "<svg class='chart' viewBox='0 0 360 20' aria-label='bad'>"
            + "<text x='300' y='15'>far too long for it</text>"
            + "<text x='310' y='15'>over it</text></svg><script>fetch('https://127.0.0.1:1/')</script></main>";

    JsonNode seen = open(380, false, page -> page.replace("</main>", broken));

    assertThat(seen.get("problems").toString())
        .contains("the page is 2016 px wide, of 380")
        .contains("low contrast: P")
        .contains("cut off: text")
        .contains("overlap: text");
    assertThat(seen.get("errors").toString()).contains("request: https://127.0.0.1:1");
  }

  private static double value(JsonNode seen, String subject, String operation, String value) {
    return StreamSupport.stream(seen.get("values").spliterator(), false)
        .filter(row -> row.get("subject").asText().equals(subject))
        .filter(row -> row.get("operation").asText().equals(operation))
        .findFirst()
        .orElseThrow()
        .get(value)
        .asDouble();
  }

  /** Opens a page of everything in the folder, and returns what its probe has seen. */
  private JsonNode open(int width, boolean dark) throws Exception {
    return open(width, dark, page -> page);
  }

  private JsonNode open(int width, boolean dark, UnaryOperator<String> change) throws Exception {
    return open(width, dark, change, "probe.js");
  }

  private JsonNode open(int width, boolean dark, UnaryOperator<String> change, String probe)
      throws Exception {
    return open(List.of(folder), width, dark, change, probe);
  }

  private JsonNode open(
      List<Path> results, int width, boolean dark, UnaryOperator<String> change, String probe)
      throws Exception {
    Path pages = Files.createDirectories(folder.resolve("pages"));
    Path page = pages.resolve("page.html");
    PageFiles.write(Sources.read(results), ProjectRoot.project(), page);
    Files.writeString(
        pages.resolve("probed.html"),
        change
            .apply(Files.readString(page))
            .replaceFirst(
                "<title>",
                Matcher.quoteReplacement("<script>" + script("errors.js") + "</script><title>"))
            .replace("</body>", "<script>" + script(probe) + "</script></body>"));
    Path outer = Files.writeString(pages.resolve("outer.html"), OUTER.formatted(width));
    String text =
        browse(
            outer,
            "--blink-settings=preferredColorScheme=" + (dark ? 0 : 1),
            "--window-size=" + (width + 100) + ",3000",
            "--virtual-time-budget=20000",
            "--dump-dom");
    return Json.MAPPER.readTree(
        text.substring(text.indexOf("<body>") + 6, text.lastIndexOf("</body>"))
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&nbsp;", " ")
            .replace("&amp;", "&"));
  }

  /** Opens a file, and returns what the browser prints. */
  private String browse(Path file, String... options) throws Exception {
    Path printed = folder.resolve("printed");
    var command =
        new ArrayList<>(
            List.of(
                BROWSER.orElseThrow().toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--user-data-dir=" + folder.resolve("profile")));
    command.addAll(List.of(options));
    command.add(file.toUri().toString());
    Process browser =
        new ProcessBuilder(command)
            .redirectOutput(printed.toFile())
            .redirectError(folder.resolve("browser.log").toFile())
            .start();
    try {
      assertThat(browser.waitFor(2, TimeUnit.MINUTES)).as("the browser ends").isTrue();
    } finally {
      browser.destroyForcibly();
    }
    return Files.readString(printed);
  }

  private static String script(String name) throws IOException {
    try (var in = PageInBrowserTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
