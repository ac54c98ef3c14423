// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.LocalRepository;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** A repository whose one module takes the place of Dubbo's extension for Kryo. */
@DisplayName("commits of a library")
class CommitsIT {

  private static final String MODULE = "serialization/kryo/";
  private static final String SOURCE =
      MODULE + "src/main/java/org/apache/dubbo/common/serialize/kryo/KryoSerialization.java";

  /** So many nanoseconds of CPU time each message takes more; a call has two messages. */
  private static final String NOTHING = "0;";

  private static final String SLOWER = "20_000;";

  private static final String SLOWER_BY_FAR = "2_000_000;";

  /** A search takes a quarter of an hour, and longer on a busy machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(45);

  /** Other processes take none of it away. */
  private static final String CPU_TIME =
      "java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()";

  private static final String BROKEN = "this is no number;";

  private static final String MODULES = "<modules><module>serialization/kryo</module></modules>";

  /** What a pair runs on, in a version that nobody has. */
  private static final String LIBRARY =
      """
      <dependencyManagement><dependencies><dependency>
        <groupId>io.netty</groupId><artifactId>netty-handler</artifactId><version>9.9</version>
      </dependency></dependencies></dependencyManagement>
      """;

  @TempDir Path dir;

  private LocalRepository repository;
  private Path results;

  @BeforeEach
  void begin() throws IOException {
    BuiltProject.project();
    results = dir.resolve("results");
    repository = LocalRepository.in(dir.resolve("clone"));
    writeRoot(MODULES);
    repository.write(
        MODULE + "pom.xml",
        StandIn.pom(
            "org.apache.dubbo.extensions:dubbo-serialization-kryo:3.2.1-SNAPSHOT",
            "jar",
            StandIn.dependencies()));
    commit("Begin", NOTHING);
  }

  private void writeRoot(String rest) throws IOException {
    repository.write(
        "pom.xml",
        StandIn.pom("org.apache.dubbo.extensions:extensions-parent:3.2.1-SNAPSHOT", "pom", rest));
  }

  private void commit(String subject, String nanos) throws IOException {
    repository.write(
        SOURCE,
        PatchedClassIT.patch()
            .replace(PatchedClassIT.DOCUMENTED, nanos)
            .replace("System.nanoTime()", CPU_TIME));
    repository.write("README", subject);
    repository.commit(subject);
  }

  private String id(String ref) throws IOException {
    return repository.git("rev-parse", "--short=10", ref);
  }

  private CommandResult run(List<String> first, String... words) {
    var command = new ArrayList<>(first);
    command.addAll(List.of("--checkout", repository.dir().toString()));
    command.addAll(List.of(words));
    try (Run run = Script.ofProject().start(command)) {
      return run.awaitEnd(PATIENCE);
    }
  }

  @Tag("every-pair")
  @Test
  void areBuiltOnceEachAndCompared() throws IOException {
    writeRoot(MODULES + LIBRARY);
    commit("Spin", SLOWER_BY_FAR);
    List<String> before = repository.files();

    CommandResult outcome =
        run(ShortRun.inBlocks(results, "--blocks", "2"), "--refs", "HEAD~1", "HEAD", "dubbo-kryo");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .contains(
            "HEAD~1 is %s: Begin".formatted(id("HEAD~1")),
            "HEAD is %s: Spin".formatted(id("HEAD")));
    assertThat(outcome.stdout())
        .as("the second one takes far more CPU time")
        .containsPattern("(?m)^CPU µs +[0-9.]+k? +[0-9.]+k? +\\+\\d{3,}%");
    assertThat(outcome.stderr())
        .containsOnlyOnce(
            "Not measured: %s declares io.netty:netty-handler:9.9. Every commit runs on the libraries of dubbo-kryo instead."
                .formatted(id("HEAD")));
    assertThat(repository.files()).isEqualTo(before);
    JsonNode variants = Tools.json(Tools.onlyFolder(results).resolve("compare.json"));
    assertThat(variants.toString())
        .contains(
            "target/refs/%s-".formatted(id("HEAD~1")), "target/refs/%s-".formatted(id("HEAD")));

    CommandResult again =
        run(
            List.of("compare", "--gate", "2%", "--export-junit", "/dev/null/gate.xml"),
            "--refs=HEAD~1..HEAD",
            "dubbo-kryo");

    assertThat(again.status()).as(again.toString()).isNotZero();
    assertThat(again.stdout()).as("refused before anything is built").isEmpty();
    assertThat(again.stderr()).contains("/dev/null/gate.xml");

    CommandResult reused =
        run(List.of("compare", "-o", "/dev/null/results"), "--refs=HEAD~1..HEAD", "dubbo-kryo");

    assertThat(reused.status()).as(reused.toString()).isNotZero();
    assertThat(reused.stdout()).contains("HEAD is %s: Spin".formatted(id("HEAD")));
    assertThat(reused.stderr()).contains("/dev/null/results").doesNotContain("Building");
  }

  /** A jar of one class takes the place of Dubbo's, or rather comes before it, in two versions. */
  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void ofTwoReleaseLinesAreComparedInAVariantEach() throws IOException {
    String projects = BuiltProject.project().pom().property("dubbo.version");
    repository.write("src/main/java/added/Added.java", "package added; class Added {}");
    for (String version : List.of("3.2.19", projects)) {
      String library = version.equals(projects) ? LIBRARY : "";
      repository.write("pom.xml", StandIn.pom("org.apache.dubbo:dubbo:" + version, "jar", library));
      repository.commit("Release " + version);
    }

    CommandResult inOne =
        run(ShortRun.inBlocks(results, "--blocks", "2"), "--refs", "HEAD~1", "HEAD", "dubbo-kryo");

    assertThat(inOne.status()).as(inOne.toString()).isEqualTo(2);
    assertThat(inOne.stderr())
        .contains(
            "--checkout %s: %s is dubbo 3.2.19, but dubbo-kryo runs on %s. Name a variant with dubbo=3.2.19 for this commit"
                .formatted(repository.dir(), id("HEAD~1"), projects));

    CommandResult inTwo =
        run(
            ShortRun.inBlocks(results, "--blocks", "2"),
            "--refs",
            "HEAD~1",
            "HEAD",
            "dubbo-kryo@dubbo=3.2.19",
            "dubbo-kryo");

    assertThat(inTwo.status()).as(inTwo.toString()).isZero();
    assertThat(inTwo.stderr()).as("each has its own libraries").doesNotContain("Not measured");
    assertThat(Tools.json(Tools.onlyFolder(results).resolve("compare.json")).toString())
        .containsPattern(
            "dubbo-kryo@dubbo=3\\.2\\.19,classpath=[^\",]*target/refs/%s-".formatted(id("HEAD~1")))
        .containsPattern("dubbo-kryo@classpath=[^\",]*target/refs/%s-".formatted(id("HEAD")));
  }

  /** Only the ends are built and compared, so that it does not matter what is between them. */
  @Tag("every-pair")
  @Test
  void aSearchSaysThatARangeHasNoChange() throws IOException {
    commit("Break it", BROKEN);
    commit("Repair it", NOTHING);

    CommandResult outcome = searchShortly("-o", results.toString());

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains(
            "There is nothing to find: allocation per call of existUser on %s is not worse than on %s by more than 20%%: "
                .formatted(id("HEAD"), id("HEAD~2")));
    assertThat(outcome.stderr())
        .contains("Building " + id("HEAD"))
        .doesNotContain("Building " + id("HEAD~1"));
    Path folder = Tools.onlyFolder(results);
    JsonNode record = Tools.json(folder.resolve("bisect.json"));
    assertThat(record.get("steps")).hasSize(1);
    assertThat(record.has("change") || record.has("explanation")).isFalse();

    CommandResult again = searchShortly("--continue", folder.toString());

    assertThat(again.status()).as(again.toString()).isZero();
    assertThat(again.stderr()).doesNotContain("Building").doesNotContain("block");
    assertThat(Tools.json(folder.resolve("bisect.json")).get("steps"))
        .isEqualTo(record.get("steps"));
  }

  /** On JVMs that remove no allocation while they warm up, so that busy CPUs decide nothing. */
  private CommandResult searchShortly(String... more) {
    var words = new ArrayList<>(List.of("bisect", "--ops", "existUser", "--metric", "alloc"));
    words.addAll(List.of("--margin", "20%", "--blocks", "2", "-t", "2"));
    words.addAll(List.of("--time", "1s", "--warmup", "3s", "--refs", "HEAD~2..HEAD", "dubbo-kryo"));
    words.addAll(ShortRun.quickly(more));
    return run(words);
  }

  @Tag("every-pair")
  @Test
  void whatCannotBeBuiltIsReportedInMavensWords() throws IOException {
    commit("Break it", BROKEN);

    CommandResult outcome = run(List.of("compare"), "--refs", "HEAD", "HEAD~1", "dubbo-kryo");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains(
            "%s of %s cannot be built. The build failed (".formatted(id("HEAD"), repository.dir()),
            "[ERROR] COMPILATION ERROR",
            "KryoSerialization.java:[")
        .containsPattern("Full log: .+/target/refs/%s-[0-9a-f]+\\.log".formatted(id("HEAD")));
    String building = id("HEAD") + "-building";
    assertThat(Tools.names(BuiltProject.project().root().resolve("target/refs")))
        .noneMatch(it -> it.startsWith(building));
  }

  @Tag("exhaustive")
  @ResourceLock(Tools.BUSY_CPUS)
  @Test
  void aSearchFindsTheOneThatIsSlowerAndExplainsIt() throws IOException {
    for (int i = 1; i < 16; i++) {
      commit("Change " + i, i == 7 ? BROKEN : i < 11 ? NOTHING : SLOWER);
    }
    String slower = id("HEAD~4");

    CommandResult outcome = bisect("-o", results.toString());

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .contains(
            "16 commits of " + repository.dir(),
            "%s (Change 7): skipped: cannot be built: ".formatted(id("HEAD~8")),
            "%s (Change 11): worse, CPU per call +".formatted(slower),
            "KryoSerialization.serialize");
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .containsPattern(
            "CPU per call of existUser has been worse since %1$s \\(Change 11\\): \\+.* against %2$s; %3$s is not worse\\. The change by itself, %1$s against %3$s, is \\+"
                .formatted(slower, id("HEAD~15"), id("HEAD~5")));
    Path folder = Tools.onlyFolder(results);
    JsonNode record = Tools.json(folder.resolve("bisect.json"));
    int steps = record.get("steps").size();
    assertThat(steps).isBetween(4, 7);
    assertThat(record.at("/change/finding").asText()).isEqualTo("WORSE");
    assertThat(folder.resolve(record.get("explanation").asText()).resolve("explain.md"))
        .as("its method is the first row, and certain to differ")
        .content()
        .containsPattern(
            "CPU µs of existUser, by frame\\s+\\|[^\n]*\n\\|[^\n]*\n"
                + "\\| KryoSerialization.serialize +\\| (dubbo|kernel) +\\| \\S+ +\\| +\\+\\S+ ± \\S+\\* \\|");
    assertThat(folder.resolve("bisect.md")).content().contains("KryoSerialization.serialize");
  }

  private CommandResult bisect(String... more) {
    var words = new ArrayList<>(List.of("bisect", "--ops", "existUser"));
    words.addAll(List.of("--time", "4s", "--warmup", "5s", "--margin", "15%"));
    words.addAll(List.of("dubbo-kryo", "--refs", "HEAD~15..HEAD"));
    words.addAll(List.of(more));
    return run(words);
  }
}
