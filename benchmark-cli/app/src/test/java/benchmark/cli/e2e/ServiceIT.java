// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.ProjectRoot;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
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

  /** Those with messages that are generated. */
  private static final List<String> GENERATED =
      List.of("grpc-protobuf", "armeria-protobuf", "triple-protobuf", "dubbo-protobuf");

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
  void isCalledThroughEachProtocolAndCheckedFieldByField() throws IOException {
    Files.writeString(
        file,
        """
        { "interface": "benchmark.contract.EchoService",
          "calls": [
            { "method": "string", "arguments": [ "tea" ], "answer": "tea" },
            { "method": "string", "arguments": [ "" ], "answer": "" },
            { "method": "ping" } ] }
        """);
    CommandResult outcome = run("verify", ONE_OF_EACH);

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().lines().filter(it -> it.endsWith(" right")))
        .hasSameSizeAs(ONE_OF_EACH);
    assertThat(answers()).hasSameSizeAs(ONE_OF_EACH).containsOnly("yes");
    CommandResult classic =
        run("--ops", List.of("ping", "inproc"), ShortRun.jmh("100ms", "-t", "2", "-bm", "thrpt"));
    assertThat(classic.status()).as(classic.toString()).isZero();
    assertThat(classic.stdout())
        .as("its method has the name of one of this project's")
        .contains("Service.operation")
        .doesNotContain("Client.ping", "calls failed");
  }

  @Test
  void oneFileComparesPairsWithGeneratedMessages() throws IOException {
    file = dir.resolve("users.json");
    CommandResult described =
        Script.ofProject()
            .run(
                "service",
                "benchmark.proto.UserRpcGrpc",
                "--api",
                ProjectRoot.PATH.resolve("protocols/stubs-base/target/stubs-base.jar").toString(),
                "--file",
                file.toString());
    assertThat(described.status()).as(described.toString()).isZero();
    assertThat(described.stdout())
        .contains("has 4 methods with a sample call each")
        .contains("4 of ")
        .contains("dubbo-kryo does not carry UserRpcGrpc-")
        .contains("the file has no \"interface\"");
    CommandResult outcome = run("verify", GENERATED);

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(answers()).hasSameSizeAs(GENERATED).containsOnly("yes");

    bringsAnotherProtobuf();
    CommandResult none = run("--quick", List.of("all"));
    assertThat(none.status()).as(none.toString()).isEqualTo(2);
    assertThat(none.stderr())
        .contains("protobuf-java 0.1, but grpc-protobuf runs on ")
        .contains("protobuf-java 0.1, but triple-protobuf runs on ");
    assertThat(none.sentence())
        .contains("No pair carries the service, for the reasons above.")
        .endsWith("Give other jars or another interface: docs/your-service.md.");
  }

  private void bringsAnotherProtobuf() throws IOException {
    JsonNode description = Tools.json(file);
    Path folder = Files.createDirectories(dir.resolve("protobuf-java/0.1"));
    Path stubs = ProjectRoot.PATH.resolve("protocols/stubs-base/target/stubs-base.jar");
    Path jar = Files.copy(stubs, folder.resolve("protobuf-java-0.1.jar"));
    ((ArrayNode) description.get("classpath")).add(jar.toString());
    Files.writeString(file, description.toString());
  }

  @Test
  void whatDoesNotArriveIsSaidOfEachPair() {
    CommandResult outcome = run("verify", List.of("dubbo-kryo", "dubbo26-fst", "http-json"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("dubbo-kryo right")
        .contains("dubbo26-fst fails: RemotingException: ")
        .contains("arguments[0].lines[0].price: 4.50 arrives as 4.5");
    assertThat(outcome.sentence()).contains("2 of 3 pairs do not carry OrderService-");
    assertThat(answers()).containsExactly("yes", "no", "no");
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

  @Tag("every-pair")
  @Test
  void itsMessagesAreMeasuredWithoutANetwork() {
    List<String> pairs = List.of("dubbo-kryo", "triple-hessianlite", "dubbo26-kryo", "spring-json");
    var words = new ArrayList<String>(List.of("codec"));
    words.addAll(pairs);
    words.addAll(List.of("--service", file.toString(), "-o", dir.resolve("results").toString()));
    CommandResult outcome = Script.ofProject().withShortCodecRuns().run(words);

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    JsonNode record = Tools.json(Tools.onlyFolder(dir.resolve("results")).resolve("codec.json"));
    assertThat(record.get("pairs"))
        .hasSize(pairs.size())
        .allSatisfy(pair -> assertThat(pair.get("messages")).hasSize(4));
  }

  @Test
  void aComparisonIsContinuedWithTheServiceItHas() throws IOException {
    CommandResult first =
        run(
            "compare",
            List.of("inproc", "inproc@threads=1", "--ops", "place", "--blocks", "1"),
            List.of("--warmup", "100ms", "--time", "500ms"));
    assertThat(first.status()).as(first.toString()).isZero();
    String folder = Tools.onlyFolder(dir.resolve("results")).toString();
    JsonNode stored = Tools.json(Path.of(folder, "compare.json")).findValue("service");
    assertThat(stored.get("file").asText()).isEqualTo(file.toString());
    assertThat(stored.get("hashes").size()).as("the file and its jar").isEqualTo(2);

    CommandResult more = Script.ofProject().run("compare", "--continue", folder, "--blocks", "1");
    assertThat(more.status()).as(more.toString()).isZero();
    assertThat(more.stdout()).contains("Stopped after 2 blocks, as asked.");

    Files.writeString(file, Files.readString(file).replace("tea", "coffee"));
    CommandResult changed = Script.ofProject().run("compare", "--continue", folder);
    assertThat(changed.status()).as(changed.toString()).isEqualTo(2);
    assertThat(changed.sentence())
        .contains("--continue " + folder + ": what it measured is not what " + file)
        .endsWith(
            "describes now (changed: orders.json). Restore it, or begin anew without --continue.");
  }

  @Test
  void whatCannotBeThereIsSaidBeforeAnythingStarts() throws IOException {
    String text = Files.readString(file);
    Path old = Files.createDirectories(dir.resolve("kryo/0.1")).resolve("kryo-0.1.jar");
    Files.copy(file.resolveSibling("orders-api.jar"), old);

    refused(
        text.replace("\"orders-api.jar\"", "\"orders-api.jar\", \"../none.jar\""),
        "\"classpath\" has ../none.jar, but there is no " + dir.resolve("none.jar"));
    refused(
        text.replace("\"orders-api.jar\"", "\"orders-api.jar\", \"../kryo/0.1/kryo-0.1.jar\""),
        "brings kryo 0.1, but dubbo-kryo runs on ");
    refused(text + " ".repeat(30 << 20), "the file has 30 MB, but may have 20.");
    file = dir.resolve("missing.json");
    assertThat(run("--quick", List.of("dubbo-kryo")).sentence())
        .endsWith("there is no such file. Make one: ./benchmark.sh service INTERFACE --api JAR");
  }

  private void refused(String text, String sentence) throws IOException {
    Files.writeString(file, text);
    CommandResult outcome = run("--quick", List.of("dubbo-kryo"));
    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence()).contains(sentence);
    assertThat(dir.resolve("results")).doesNotExist();
  }

  @Test
  void whatDoesNotFitIsSaidBeforeAnythingStarts() throws IOException {
    Files.writeString(file, Files.readString(file).replace("4.50", "\"cheap\""));
    CommandResult outcome = run("--quick", List.of("inproc"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence())
        .contains("orders.json, line 5: calls[1].arguments[0].lines[0].price does not fit")
        .contains("Cannot deserialize value of type `java.math.BigDecimal` from String \"cheap\"");
    assertThat(dir.resolve("results")).doesNotExist();
  }

  @Test
  void aPairThatCannotCarryItSaysWhy() {
    CommandResult outcome = run("--quick", List.of("grpc-protobuf"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence())
        .contains("grpc-protobuf does not carry OrderService-")
        .contains("its messages are generated, and the file has no \"grpc\". Name another pair.");
  }

  @Tag("every-pair")
  @Test
  void everyPairCarriesItOrSaysWhyNot() {
    CommandResult outcome = run("verify", List.of("all"));

    assertThat(outcome.stdout()).contains("dubbo-gson", "dubbo-fory", "dubbo26-fst");
    assertThat(answers()).hasSizeGreaterThan(18).contains("yes", "no");
  }

  /** The first column of what was verified. */
  private List<String> answers() {
    var answers = new ArrayList<String>();
    JsonNode record = Tools.json(Tools.onlyFolder(dir.resolve("results")).resolve("verify.json"));
    record.get("pairs").forEach(it -> answers.add(it.get("capabilities").get("answer").asText()));
    return answers;
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
