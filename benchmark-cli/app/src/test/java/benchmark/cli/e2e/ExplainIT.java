// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.project.Jdk;
import benchmark.cli.project.ProjectRoot;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("where a difference comes from")
@Tag("exhaustive")
@ResourceLock(Tools.BUSY_CPUS)
class ExplainIT {

  private static final double DELAY_NANOS = 2_000_000;

  /** Six blocks of 20 s take ten minutes. */
  private static final Duration PATIENCE = Duration.ofMinutes(20);

  /** The interval is that of the samples; a spin and an array are not exact either. */
  private static final double SLACK = 0.05;

  /** The first JDK that samples by CPU time, on Linux. */
  private static final int FIRST_WITH_CPU_TIME = 25;

  /** So many samples are not all of one of two variants that do the same. */
  private static final int MANY_SAMPLES = 20;

  /** A row of a table, by what it is of and the direction in which it differs for certain. */
  private static final Pattern WITH_STAR =
      Pattern.compile("(?m)^\\| ([^| ]+)[^|]*\\|.* ([+-])[0-9.]+ ± [0-9.]+\\\\?\\* *\\|$");

  private static final Pattern SAID_TO_DIFFER =
      Pattern.compile("(uses|allocates)\\s[0-9.]+\\s±\\s[0-9.]+\\s(?:µs|kB)\\s(more|less)");

  @TempDir Path results;

  @Test
  void aDelayIsFoundInTheMethodThatItIsIn() throws IOException {
    CommandResult outcome =
        explain(
            results,
            "--blocks",
            "2",
            "--rate",
            "200",
            "--time",
            "8s",
            "--warmup",
            "300ms",
            "rmi-java",
            "rmi-java@D.benchmark.delay=2ms");
    assertThat(outcome.stdout())
        .contains("Delay.spin", "CPU µs of existUser, by library", "Setup: 200 calls/s, 2 blocks");
    assertThat(outcome.stdout().lines()).allMatch(line -> line.length() <= 120);
    Path folder = folder();
    JsonNode row = Tools.json(folder.resolve("explain.json")).at("/profiles/1/rows/0");
    assertDelay(row);
    JsonNode compiling = Tools.json(folder.resolve("explain.json")).at("/profiles/1/compiling");
    assertThat(compiling.get("base")).as("of the server, block by block").hasSize(2);
    assertThat(mean(compiling.get("candidate"))).isBetween(0.0, 4.0);
    assertThat(folder.resolve("server-cpu-b.html")).content().contains("server CPU ns of 1000");
    assertThat(folder.resolve("report.html")).content().contains("href=\"server-cpu-b.html\"");
    assertThat(folder.resolve("explain.md")).content().contains("Delay.spin");

    CommandResult again =
        Script.ofProject().run("report", "-o", results + "/again.html", folder.toString());

    assertThat(again.status()).as(again.toString()).isZero();
    assertThat(again.stdout()).contains("Delay.spin");
  }

  @Test
  void theTimeOfOneVariantIsInTheMethodThatTakesIt() throws IOException {
    CommandResult outcome =
        explain(
            results,
            "--blocks",
            "2",
            "--rate",
            "200",
            "--time",
            "4s",
            "--warmup",
            "3s",
            "rmi-java@D.benchmark.delay=2ms");

    assertThat(outcome.stdout())
        .contains("rmi-java@D.benchmark.delay=2ms uses ", "Setup: 200 calls/s, 2 blocks")
        .containsPattern("by frame\\s+frame .*per call +share\\s+Delay\\.spin +harness +server ");
    Path folder = folder();
    JsonNode profile = Tools.json(folder.resolve("explain.json")).at("/profiles/1");
    assertThat(profile.get("rows"))
        .filteredOn(row -> row.get("frame").asText().equals("benchmark.server.Delay.spin"))
        .singleElement()
        .extracting(row -> mean(row.at("/values/base")), as(InstanceOfAssertFactories.DOUBLE))
        .isBetween(0.3 * DELAY_NANOS, 3 * DELAY_NANOS);
    assertThat(profile.at("/measured/candidate").isMissingNode()).isTrue();
    assertThat(folder.resolve("server-cpu.html")).content().contains("Delay.spin");
    assertThat(folder.resolve("report.html"))
        .content()
        .contains("Where the time goes", "href=\"server-cpu.html\"");

    CommandResult again =
        Script.ofProject().run("report", "-o", results + "/again.html", folder.toString());

    assertThat(again.status()).as(again.toString()).isZero();
    assertThat(again.stdout()).contains("Delay.spin");
  }

  private static CommandResult explain(Path place, String... words) {
    var command = new ArrayList<>(List.of("explain", "-o", place.toString()));
    command.addAll(List.of(words));
    try (Run run = Script.ofProject().start(command)) {
      CommandResult outcome = run.awaitEnd(PATIENCE);
      assertThat(outcome.status()).as(outcome.toString()).isZero();
      return outcome;
    }
  }

  private static void assertDelay(JsonNode row) {
    assertThat(row.get("frame").asText()).isEqualTo("benchmark.server.Delay.spin");
    assertThat(row.get("library").asText()).isEqualTo("harness");
    assertThat(mean(row.at("/values/base"))).isZero();
    assertThat(mean(row.at("/values/candidate"))).isBetween(0.3 * DELAY_NANOS, 3 * DELAY_NANOS);
  }

  static Stream<Path> jdks() {
    return Stream.concat(
        Stream.of(Path.of(System.getProperty("java.home"))), Tools.secondJdk().stream());
  }

  /** What JDK 25 has recorded is read by the JDK that runs the command, which may be older. */
  @ParameterizedTest
  @MethodSource("jdks")
  void theRecorderOfTheJdkFindsADelay(Path jdk) throws IOException {
    explain(
        results,
        "--profiler",
        "jfr",
        "--jdk",
        jdk.toString(),
        "--blocks",
        "2",
        "--rate",
        "250",
        "--time",
        "4s",
        "--warmup",
        "300ms",
        "dubbo-kryo",
        "dubbo-kryo@D.benchmark.delay=2ms");
    JsonNode found = Tools.json(folder().resolve("explain.json"));
    boolean byCpuTime =
        OS.LINUX.isCurrentOs()
            && Runtime.Version.parse(Jdk.at(jdk).version()).feature() >= FIRST_WITH_CPU_TIME;
    assertThat(found.get("sampler").asText()).isEqualTo(byCpuTime ? "CPU_TIME" : "EXECUTION");
    assertDelay(found.at("/profiles/1/rows/0"));
  }

  /**
   * Each of the four tables has a star by chance in one of 20 runs at most, and so has each of the
   * two sentences a difference; but not the same one again in the next run.
   */
  @Test
  void aVariantDoesNotDifferFromItselfTwice() throws IOException {
    Set<String> named = namedOfTheSame("first");
    if (!named.isEmpty()) {
      named.retainAll(namedOfTheSame("second"));
    }

    assertThat(named).isEmpty();
  }

  private Set<String> namedOfTheSame(String run) throws IOException {
    Path place = results.resolve(run);
    explain(
        place,
        "--ops",
        "getUser",
        "--rate",
        "1k",
        "--time",
        "4s",
        "--warmup",
        "3s",
        "dubbo-fastjson2",
        "dubbo-fastjson2");
    Path folder = Tools.onlyFolder(place);
    for (JsonNode profile : Tools.json(folder.resolve("explain.json")).get("profiles")) {
      double many = MANY_SAMPLES * profile.get("sample").asDouble();
      for (JsonNode row : profile.get("rows")) {
        assertInBoth(row, "base", "candidate", many);
        assertInBoth(row, "candidate", "base", many);
      }
    }
    String text = Files.readString(folder.resolve("explain.md"));
    return Stream.of(WITH_STAR, SAID_TO_DIFFER)
        .flatMap(it -> it.matcher(text).results())
        .map(it -> it.group(1) + " " + it.group(2))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** What has many samples of one, in all blocks, has some of the other: it has the same name. */
  private static void assertInBoth(JsonNode row, String one, String other, double many) {
    JsonNode ofOne = row.at("/values/" + one);
    if (numbers(ofOne).sum() >= many && numbers(ofOne).allMatch(it -> it > 0)) {
      assertThat(numbers(row.at("/values/" + other)).sum()).as(row.toString()).isPositive();
    }
  }

  /** The class of docs/patched-class.md: 20 us for each message, and here 1 KiB, too. */
  @Test
  void aPatchIsTheFirstRowAndWithinItsInterval() throws Exception {
    Path source =
        Files.createDirectories(results.resolve("patch")).resolve("KryoSerialization.java");
    Files.writeString(
        source,
        PatchedClassIT.patch()
            .replace("    long end", "    kept = new byte[1024 - 16];\n    long end")
            .replace(
                "  @Override\n  public byte",
                "  static volatile byte[] kept;\n\n  @Override\n  public byte"));
    Path classes = results.resolve("patch/classes");
    BuiltProject.project();
    Tools.require(
        Path.of(System.getProperty("java.home"), "bin/javac").toString(),
        "-cp",
        Files.readString(ProjectRoot.PATH.resolve("dubbo-kryo-client/target/classpath")).strip(),
        "-d",
        classes.toString(),
        source.toString());

    explain(
        results, "--blocks", "6", "--time", "20s", "dubbo-kryo", "dubbo-kryo@classpath=" + classes);
    String tables = Files.readString(folder().resolve("explain.md"));
    assertFirst(tables, "CPU µs", 20);
    assertFirst(tables, "Allocated kB", 1.024);
  }

  /** The first row of a table of frames is that of the patch, and its change what it should be. */
  private static void assertFirst(String tables, String unit, double change) {
    Matcher row =
        Pattern.compile(
                unit
                    + " of existUser, by frame\\s+\\|[^\n]*\n\\|[^\n]*\n"
                    + "\\| KryoSerialization.serialize +\\| dubbo +\\| \\S+ +\\| +\\+([0-9.]+) ± ([0-9.]+)\\\\?\\*")
            .matcher(tables);
    assertThat(row.find()).as(tables).isTrue();
    double error = Double.parseDouble(row.group(2));
    assertThat(Double.parseDouble(row.group(1)))
        .as(row.group())
        .isCloseTo(change, within(Math.max(error, SLACK * change)));
  }

  private static double mean(JsonNode values) {
    return numbers(values).average().orElse(Double.NaN);
  }

  private static DoubleStream numbers(JsonNode values) {
    return StreamSupport.stream(values.spliterator(), false).mapToDouble(JsonNode::asDouble);
  }

  private Path folder() throws IOException {
    try (Stream<Path> all = Files.list(results)) {
      return all.filter(it -> it.getFileName().toString().endsWith("-explain"))
          .findFirst()
          .orElseThrow();
    }
  }
}
