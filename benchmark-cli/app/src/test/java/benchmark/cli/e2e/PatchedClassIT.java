// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.Sha256;
import benchmark.cli.project.ProjectRoot;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Follows docs/patched-class.md to the letter, but for what makes it short. */
@DisplayName("is my patched class faster?")
class PatchedClassIT {

  private static final String LOADED = "KryoSerialization source: file:";

  /** Thousands of times as slow as documented, since it is measured for far less time. */
  static final String DOCUMENTED = "20_000;";

  private static final String SLOWER = "100_000_000;";

  @TempDir Path dir;

  private List<String> commands;

  @BeforeEach
  void compileThePatch() throws Exception {
    String text = text();
    String source = patch();
    Files.createDirectories(dir.resolve("patch"));
    Files.writeString(
        dir.resolve("patch/KryoSerialization.java"), source.replace(DOCUMENTED, SLOWER));
    commands = block(text, "sh").replace("patch/", dir.resolve("patch") + "/").lines().toList();
    assertThat(commands).hasSize(2);
    shell(commands.get(0));
  }

  @Tag("every-pair")
  @Test
  void theRecipeTellsThatItIsSlower() {
    List<String> recipe = new ArrayList<>(Arrays.asList(commands.get(1).split(" ")));
    assertThat(recipe).startsWith("./benchmark.sh", "compare");
    List<String> variants = recipe.subList(2, recipe.size());
    Path results = dir.resolve("results");
    List<String> words = new ArrayList<>(List.of("--blocks", "3"));
    words.addAll(variants);
    words.addAll(List.of("-t", "2", "--warmup", "3s", "--time", "1s"));
    CommandResult outcome =
        Script.ofProject().run(ShortRun.existUser(results, words.toArray(String[]::new)));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " ")).containsPattern("existUser worse: -");
    Path classes = dir.resolve("patch/classes");
    for (Path run : Tools.folders(Tools.onlyFolder(results).resolve("block-001"))) {
      JsonNode hashes = Tools.json(run.resolve("run.json")).get("hashes");
      if (variant(run).equals("dubbo-kryo")) {
        assertThat(hashes).isEmpty();
      } else {
        assertThat(hashes.get(classes.toString()).asText()).isEqualTo(Sha256.of(classes));
      }
    }
  }

  @Tag("every-pair")
  @Test
  void bothSidesLoadThePatchedClass() throws IOException {
    Path logs = Files.createDirectories(dir.resolve("logs"));
    String variant =
        "dubbo-kryo@classpath=%s,jvm=-Xlog:class+load:file=%s/%%p.txt"
            .formatted(dir.resolve("patch/classes"), logs);
    CommandResult outcome =
        Script.ofProject().run(ShortRun.of("-o", dir.resolve("results").toString(), variant));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    var loaded = new ArrayList<String>();
    try (Stream<Path> files = Files.list(logs)) {
      for (Path file : files.toList()) {
        try (Stream<String> lines = Files.lines(file)) {
          lines.filter(line -> line.contains(LOADED)).forEach(loaded::add);
        }
      }
    }
    assertThat(loaded)
        .hasSize(2)
        .allSatisfy(line -> assertThat(line).contains(dir.resolve("patch/classes").toString()));
  }

  private static String variant(Path run) {
    return Tools.json(run.resolve("run.json")).get("variant").asText();
  }

  /** The documented class. */
  static String patch() throws IOException {
    String source = block(text(), "java");
    assertThat(source).contains(DOCUMENTED);
    return source;
  }

  private static String text() throws IOException {
    return Files.readString(ProjectRoot.PATH.resolve("docs/patched-class.md"));
  }

  /** The first block of a language. */
  private static String block(String text, String language) {
    String begin = "```" + language + "\n";
    int start = text.indexOf(begin) + begin.length();
    return text.substring(start, text.indexOf("```", start));
  }

  private static void shell(String command) throws Exception {
    var builder =
        new ProcessBuilder("sh", "-ec", command)
            .directory(BuiltProject.project().root().toFile())
            .inheritIO();
    builder
        .environment()
        .merge(
            "PATH",
            Path.of(System.getProperty("java.home"), "bin").toString(),
            (path, bin) -> bin + ":" + path);
    assertThat(builder.start().waitFor()).isZero();
  }
}
