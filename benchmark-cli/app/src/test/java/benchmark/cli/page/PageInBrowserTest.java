// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /** Otherwise the tests above could not fail. */
  @Test
  void aBrokenPageIsSeen() throws Exception {
    FabricatedResults.runs(folder, List.of("dubbo-fst", "dubbo-kryo"));
    String broken =
        "<p style='color: #999'>faint</p><div style='width: 2000px'>wide</div>"
            + "<svg class='chart' viewBox='0 0 360 20' aria-label='bad'>"
            + "<text x='300' y='15'>far too long for it</text>"
            + "<text x='310' y='15'>over it</text></svg></main>";

    JsonNode seen = open(380, false, page -> page.replace("</main>", broken));

    assertThat(seen.get("problems").toString())
        .contains("the page is 2016 px wide, of 380")
        .contains("low contrast: P")
        .contains("cut off: text")
        .contains("overlap: text");
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
    Path pages = Files.createDirectories(folder.resolve("pages"));
    Path page = pages.resolve("page.html");
    PageFiles.write(Sources.read(List.of(folder)), ProjectRoot.project(), page);
    Files.writeString(
        pages.resolve("probed.html"),
        change
            .apply(Files.readString(page))
            .replace("</body>", "<script>" + probe() + "</script></body>"));
    Path outer = Files.writeString(pages.resolve("outer.html"), OUTER.formatted(width));
    Path dom = pages.resolve("dom.html");
    Process browser =
        new ProcessBuilder(
                BROWSER.orElseThrow().toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--user-data-dir=" + pages.resolve("profile"),
                "--blink-settings=preferredColorScheme=" + (dark ? 0 : 1),
                "--window-size=" + (width + 100) + ",3000",
                "--virtual-time-budget=20000",
                "--dump-dom",
                outer.toUri().toString())
            .redirectOutput(dom.toFile())
            .redirectError(pages.resolve("browser.log").toFile())
            .start();
    try {
      assertThat(browser.waitFor(2, TimeUnit.MINUTES)).as("the browser ends").isTrue();
    } finally {
      browser.destroyForcibly();
    }
    String text = Files.readString(dom);
    return Json.MAPPER.readTree(
        text.substring(text.indexOf("<body>") + 6, text.lastIndexOf("</body>"))
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&nbsp;", " ")
            .replace("&amp;", "&"));
  }

  private static String probe() throws IOException {
    try (var in = PageInBrowserTest.class.getResourceAsStream("probe.js")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
