// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.run.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("benchmark.sh verify")
class VerifyIT {

  private static final String MARK = "BENCHMARK_TEST_RUN=";

  @TempDir Path results;

  private record Ended(int status, String stdout, String stderr) {}

  @Test
  void printsTheMatrixOfTheRowsAndTheProofThatTheyDoTheSameWork()
      throws IOException, InterruptedException {
    Ended ended = verify("dubbo-hessianlite", "dubbo-kryo", "dubbo-fst", "inproc");

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(ended.stdout())
        .containsPattern("SHA-256 of all answers .* for every row:\n[0-9a-f]{64}\n")
        .contains("verify.md and verify.json are in " + results);
    assertThat(ended.stdout().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThan(200));

    JsonNode rows = Json.read(onlyFolder().resolve("verify.json"), JsonNode.class).get("rows");
    assertThat(rows).allSatisfy(row -> assertThat(row.get("right").asBoolean()).isTrue());
    for (String capability :
        List.of("null", "empty", "10k", "number", "date", "cjk", "emoji", "surrog", "1MiB")) {
      assertThat(cells(rows, capability)).as(capability).containsExactly("yes", "yes", "yes", "-");
    }
    assertThat(cells(rows, "cycle")).containsExactly("yes", "yes", "yes", "-");
    assertThat(cells(rows, "subcl")).containsExactly("yes", "no", "no", "-");
    assertThat(cells(rows, "alien")).containsExactly("yes", "yes", "yes", "-");
    assertThat(cells(rows, "throws")).containsExactly("yes", "lossy", "lossy", "-");
    assertThat(cells(rows, "trunc")).containsExactly("yes", "yes", "yes", "-");
    assertThat(cells(rows, "field+")).containsExactly("yes", "no", "no", "-");
    assertThat(onlyFolder().resolve("verify.md"))
        .content()
        .contains("# What the rows can carry and withstand");
  }

  @Test
  void aRowWithWrongAnswersIsNamedAndFails() throws IOException, InterruptedException {
    Ended ended = verify("--why", "dubbo-hessianlite@D.benchmark.fault=wrong-answer");

    assertThat(ended.status()).as(ended.toString()).isEqualTo(1);
    assertThat(ended.stderr())
        .contains("1 of 1 rows is wrong for the contract.")
        .contains(
            "dubbo-hessianlite@D.benchmark.fault=wrong-answer: existUser(user0.name0@mail0.example.com)"
                + " answers false, expected true.");
  }

  @Test
  void aRowThatCannotBeRunIsNamedAndFails() throws IOException, InterruptedException {
    Ended ended = verify("dubbo-hessianlite@D.benchmark.fault=unheard-of");

    assertThat(ended.status()).as(ended.toString()).isEqualTo(1);
    assertThat(ended.stderr()).contains("the only fault there is is 'wrong-answer'");
  }

  @Test
  void anUnknownPairIsAWrongCommandLine() throws IOException, InterruptedException {
    Ended ended = verify("dubbo-krio");

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.stderr()).contains("dubbo-kryo");
  }

  private static List<String> cells(JsonNode rows, String capability) {
    return rows.findValues("capabilities").stream()
        .map(capabilities -> capabilities.get(capability).asText())
        .toList();
  }

  private Path onlyFolder() throws IOException {
    try (var folders = Files.list(results)) {
      return folders
          .filter(folder -> folder.toString().endsWith("-verify"))
          .findFirst()
          .orElseThrow();
    }
  }

  /** Runs it as a user would, and makes sure that nothing is left running. */
  private Ended verify(String... words) throws IOException, InterruptedException {
    Path root = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    while (!Files.exists(root.resolve("benchmark.sh"))) {
      root = root.getParent();
    }
    Path out = results.resolve("stdout");
    Path err = results.resolve("stderr");
    var command = new ArrayList<>(List.of(root.resolve("benchmark.sh").toString(), "verify"));
    command.addAll(List.of(words));
    command.addAll(List.of("-o", results.toString()));
    var builder = new ProcessBuilder(command);
    String mark = UUID.randomUUID().toString();
    builder.environment().put(MARK.replace("=", ""), mark);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    try {
      assertThat(process.waitFor(10, TimeUnit.MINUTES)).as("benchmark.sh ends").isTrue();
      assertThat(left(mark)).as("processes that are left").isEmpty();
      return new Ended(process.exitValue(), Files.readString(out), Files.readString(err));
    } finally {
      process.destroy();
    }
  }

  private static List<Long> left(String mark) {
    return ProcessHandle.allProcesses()
        .filter(process -> environment(process.pid()).contains(MARK + mark))
        .map(ProcessHandle::pid)
        .toList();
  }

  private static String environment(long pid) {
    try {
      return Files.readString(
          Path.of("/proc", Long.toString(pid), "environ"), StandardCharsets.ISO_8859_1);
    } catch (IOException notOursOrGone) {
      return "";
    }
  }
}
