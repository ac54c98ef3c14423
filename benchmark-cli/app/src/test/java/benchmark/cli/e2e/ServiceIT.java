// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.ProjectRoot;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Follows docs/your-service.md, with shorter measurements. */
@DisplayName("a service of one's own")
class ServiceIT {

  /** One pair of each protocol. */
  private static final List<String> ONE_OF_EACH =
      List.of(
          "inproc",
          "dubbo-hessianlite",
          "triple-hessianlite",
          "dubbo26-hessianlite",
          "rmi-java",
          "hessian-hessian",
          "http-json",
          "spring-json",
          "rest-json");

  @TempDir Path dir;

  private Path file;

  @BeforeEach
  void describeIt() throws Exception {
    String text = Files.readString(ProjectRoot.PATH.resolve("docs/your-service.md"));
    Path own = Files.createDirectories(dir.resolve("own"));
    Files.writeString(own.resolve("OrderService.java"), block(text, "```java\n", 0));
    List<String> commands = block(text, "```sh\n", 1).replace("own/", own + "/").lines().toList();
    for (String command : commands.subList(0, 3)) {
      shell(command);
    }
    CommandResult described =
        Script.ofProject().run(List.of(commands.get(3).replace("./benchmark.sh ", "").split(" ")));
    assertThat(described.status()).as(described.toString()).isZero();
    file = own.resolve("orders.json");
    assertThat(described.stdout())
        .contains(file + " has 2 methods with a sample call each (seed 1)")
        .contains("dubbo-hessianlite")
        .contains("dubbo-avro does not carry OrderService-");
    assertThat(Tools.json(file).get("calls")).hasSize(2);
    Files.writeString(file, block(text, "```json\n", 0));
  }

  @Test
  void isCalledThroughEachProtocolAndCheckedFieldByField() {
    CommandResult outcome = run("verify", ONE_OF_EACH);

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    JsonNode pairs = Tools.json(results().resolve("verify.json")).get("pairs");
    assertThat(pairs).hasSize(ONE_OF_EACH.size());
    assertThat(pairs)
        .allSatisfy(
            pair ->
                assertThat(pair.get("capabilities").get("answer").asText())
                    .as(pair.get("variant").asText())
                    .isEqualTo("yes"));
  }

  @Test
  void isMeasuredInSlicesAndByJmh() {
    CommandResult quick =
        run("--quick", List.of("dubbo-kryo", "inproc"), ShortRun.slices("100ms", "-t", "2"));
    assertThat(quick.status()).as(quick.toString()).isZero();
    assertThat(quick.stdout()).contains("find", "place");

    CommandResult classic =
        run("--ops", List.of("place", "inproc"), ShortRun.jmh("100ms", "-t", "2", "-bm", "thrpt"));
    assertThat(classic.status()).as(classic.toString()).isZero();
    assertThat(classic.stdout()).contains("Service.operation", "place").doesNotContain("find");
  }

  @Test
  void whatDoesNotFitIsSaidBeforeAnythingStarts() throws IOException {
    Files.writeString(file, Files.readString(file).replace("4.50", "\"cheap\""));
    CommandResult outcome = run("--quick", List.of("inproc"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence())
        .contains("orders.json, line 6: calls[1].arguments[0].lines[0].price does not fit")
        .contains("Cannot deserialize value of type `java.math.BigDecimal` from String \"cheap\"");
    assertThat(dir.resolve("results")).doesNotExist();
  }

  @Test
  void aPairThatCannotCarryItSaysWhy() {
    CommandResult outcome = run("--quick", List.of("grpc-protobuf"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence())
        .contains("grpc-protobuf does not carry OrderService-")
        .contains("its messages are generated from user_service.proto");
  }

  @Tag("every-pair")
  @Test
  void everyPairCarriesItOrSaysWhyNot() {
    CommandResult outcome = run("verify", List.of("all"));

    assertThat(outcome.stdout()).contains("dubbo-gson", "dubbo-fory", "dubbo26-fst");
    JsonNode pairs = Tools.json(results().resolve("verify.json")).get("pairs");
    assertThat(pairs).hasSizeGreaterThan(18);
  }

  private Path results() {
    return Tools.onlyFolder(dir.resolve("results"));
  }

  private CommandResult run(String command, List<String> words) {
    return run(command, words, List.of());
  }

  private CommandResult run(String command, List<String> words, List<String> jmh) {
    var all = new ArrayList<String>(List.of(command));
    all.addAll(words);
    all.addAll(List.of("--service", file.toString(), "-o", dir.resolve("results").toString()));
    all.addAll(jmh.isEmpty() ? QuickStartingJdk.option() : jmh);
    return Script.ofProject().run(all);
  }

  private static String block(String text, String begin, int number) {
    int start = text.indexOf(begin);
    for (int i = 0; i < number; i++) {
      start = text.indexOf(begin, start + 1);
    }
    start += begin.length();
    return text.substring(start, text.indexOf("```", start));
  }

  private void shell(String command) throws Exception {
    var builder = new ProcessBuilder("sh", "-ec", command).directory(dir.toFile()).inheritIO();
    builder
        .environment()
        .merge(
            "PATH",
            Path.of(System.getProperty("java.home"), "bin").toString(),
            (path, bin) -> bin + ":" + path);
    assertThat(builder.start().waitFor()).isZero();
  }
}
