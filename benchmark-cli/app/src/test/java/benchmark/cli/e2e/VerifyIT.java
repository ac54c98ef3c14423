// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.process.Place;
import benchmark.cli.project.Pair;
import benchmark.cli.project.ProjectRoot;
import benchmark.contract.conformance.Capability;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("benchmark.sh verify")
@ResourceLock(Tools.BUSY_CPUS)
class VerifyIT {

  /**
   * What every pair can carry and withstand. A cell that changes is news for the pair's
   * description: a library has fixed something, or broken it. The hash behind the first column says
   * that all pairs give the contract's answers.
   */
  private static final Map<String, Map<String, String>> MATRIX =
      matrix(
          """
          pair                answer null  empty 10k number date cjk emoji surrog 1MiB same  cycle tree  coll  subcl gadget throws trunc garble field+
          inproc              yes    -     -     -   -      -    -   -     -      -    -     -     yes   -     -     -     -      -     -      -
          netty-bytes         yes    -     -     -   -      -    -   -     -      -    -     -     -     -     -     -     -      yes   yes    no
          dubbo-hessianlite   yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          dubbo-fst           yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   yes    no
          dubbo-kryo          yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   no     no
          dubbo-fastjson2     yes    yes   yes   yes yes    no   yes yes   yes    yes  yes   yes   yes   lossy yes   yes   yes    yes   no     yes
          dubbo-gson          yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    yes   lossy lossy yes   lossy  yes   yes    yes
          dubbo-protostuff    yes    yes   yes   yes yes    yes  yes yes   lossy  yes  yes   lossy yes   lossy no    yes   lossy  yes   yes    yes
          dubbo-avro          yes    yes   yes   yes yes    no   yes yes   lossy  yes  lossy no    -     lossy lossy yes   lossy  yes   yes    yes
          dubbo-nativehessian yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          dubbo-java          yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          dubbo-msgpack       yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    yes   lossy lossy yes   lossy  yes   yes    yes
          dubbo-fory          yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   yes    no
          dubbo-protobuf      yes    lossy yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   lossy  yes   yes    yes
          rest-json           yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    lossy lossy lossy yes   lossy  yes   yes    yes
          spring-json         yes    yes   yes   yes yes    yes  yes yes   yes    yes  lossy lossy yes   lossy lossy yes   lossy  yes   yes    yes
          triple-hessianlite  yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          triple-protobuf     yes    lossy yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   no     yes   yes    yes
          dubbo25-dubbo       part   -     -     -   -      -    -   -     -      -    -     -     -     -     -     no     -      yes   yes    yes
          dubbo26-hessianlite yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   lossy yes   yes   yes    yes   yes    yes
          dubbo26-kryo        yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   no     no
          dubbo26-fst         yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   yes    no
          rmi-java            yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          hessian-hessian     yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          http-json           yes    yes   yes   yes yes    yes  yes yes   yes    yes  lossy no    yes   lossy lossy yes   lossy  yes   yes    no
          grpc-protobuf       yes    lossy yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   no     yes   yes    yes
          gogrpc-protobuf     yes    -     -     -   -      -    -   -     -      -    -     -     -     -     -     -     -      yes   yes    yes
          armeria-protobuf    yes    lossy yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   no     yes   yes    yes
          feign-json          yes    yes   yes   yes yes    yes  yes yes   yes    yes  lossy lossy yes   lossy lossy yes   lossy  yes   yes    yes
          webflux-json        yes    yes   yes   yes yes    yes  yes yes   yes    yes  lossy no    yes   lossy lossy yes   no     yes   yes    yes
          thrift-binary       yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   no     yes   no     yes
          thrift-compact      yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   no     yes   no     yes
          sofa-hessian        yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   no     yes
          rsocket-cbor        yes    yes   yes   yes yes    yes  yes yes   no     yes  lossy no    yes   lossy lossy yes   lossy  yes   yes    yes
          """);

  /**
   * One pair of each way to refuse a class: Dubbo's check, registered classes, names read ahead,
   * and a stream that names no classes; and one pair of each way to call: over one connection, over
   * a pool of HTTP/1.1, over a pool of JRMP with two ports, with operations that are left out, and
   * with ready bytes.
   */
  private static final Set<String> REPRESENTATIVE =
      Set.of(
          "netty-bytes",
          "dubbo-hessianlite",
          "dubbo-kryo",
          "dubbo-protostuff",
          "spring-json",
          "dubbo25-dubbo",
          "rmi-java");

  private static final Set<String> STREAMS =
      Set.of(
          "triple-hessianlite",
          "triple-protobuf",
          "grpc-protobuf",
          "gogrpc-protobuf",
          "armeria-protobuf",
          "rsocket-cbor",
          "netty-bytes");

  private static final Set<String> DEADLINES =
      Set.of("grpc-protobuf", "gogrpc-protobuf", "armeria-protobuf");

  /**
   * Whether calls through nginx are answered, and whether none is lost when a connection ends: in
   * HTTP/2 it takes calls with it that have been sent, in HTTP/1.1 none.
   */
  private static final Map<String, List<String>> BEHIND_NGINX =
      Map.of("triple-protobuf", List.of("with", "no"), "rest-json", List.of("yes", "yes"));

  private static final String UNLISTED_CLASS = Capability.GADGET.head();

  @TempDir Path results;

  static Stream<String> representative() {
    return MATRIX.keySet().stream().filter(REPRESENTATIVE::contains);
  }

  static Stream<String> others() {
    return MATRIX.keySet().stream().filter(pair -> !REPRESENTATIVE.contains(pair));
  }

  @Test
  void theMatrixHasEveryPair() {
    assertThat(ProjectRoot.project().pairs())
        .extracting(Pair::name)
        .containsExactlyInAnyOrderElementsOf(MATRIX.keySet());
    assertThat(MATRIX).containsKeys(REPRESENTATIVE.toArray(String[]::new));
  }

  @Test
  void everyPairDeclaresWhetherItRefusesClasses() {
    assertThat(ProjectRoot.project().pairs())
        .allSatisfy(
            pair ->
                assertThat(pair.facts().refuses())
                    .as(pair.name())
                    .isEqualTo(MATRIX.get(pair.name()).get(UNLISTED_CLASS)));
  }

  @Tag("every-pair")
  @ParameterizedTest
  @MethodSource("representative")
  void aPairCarriesAndWithstandsWhatItDid(String pair) {
    assertCells(pair);
  }

  @Tag("every-pair")
  @ParameterizedTest
  @MethodSource("others")
  void everyOtherPairDoes(String pair) {
    assertCells(pair);
  }

  @Tag("exhaustive")
  @ParameterizedTest
  @MethodSource("every")
  void aPairWithstandsTenThousandRandomFrames(String pair) {
    CommandResult ended = verify("--frames", "10000", pair);

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(verified(pair).get("right").asBoolean()).isTrue();
    String garbled = Capability.GARBLED.head();
    assertThat(cells(verified(pair)).get(garbled)).isIn(MATRIX.get(pair).get(garbled), "yes");
  }

  static Stream<String> every() {
    return MATRIX.keySet().stream();
  }

  private static boolean hasNginx() {
    return Place.LOCAL.find("nginx").isPresent() || Place.LOCAL.isExecutable("/usr/sbin/nginx");
  }

  private void assertCells(String pair) {
    Optional<String> missing = ProjectRoot.project().pair(pair).missing();
    assumeTrue(missing.isEmpty(), () -> missing.orElseThrow());
    CommandResult ended = verify(pair);

    assertThat(ended.status()).as(ended.toString()).isZero();
    JsonNode verified = verified(pair);
    assertThat(verified.get("right").asBoolean()).isTrue();
    var expected = new LinkedHashMap<>(MATRIX.get(pair));
    var found = cells(verified);
    // how much memory a broken request takes depends on the machine, too: no worse will do
    String garbled = Capability.GARBLED.head();
    assertThat(found.remove(garbled)).as(garbled).isIn(expected.remove(garbled), "yes");
    assertThat(found.remove(Capability.CODEC.head()))
        .as(reasons(verified, Capability.CODEC).toString())
        .isEqualTo(codec(pair));
    String behind = found.remove(Capability.BEHIND.head());
    String goaway = found.remove(Capability.GOAWAY.head());
    if (hasNginx() && BEHIND_NGINX.containsKey(pair)) {
      assertThat(List.of(behind, goaway)).isEqualTo(BEHIND_NGINX.get(pair));
    }
    String streams = STREAMS.contains(pair) ? "yes" : "-";
    assertThat(found.remove(Capability.STREAM.head())).isEqualTo(streams);
    assertThat(found.remove(Capability.CANCEL.head())).isEqualTo(streams);
    assertThat(found.remove(Capability.KILLED.head())).isEqualTo(streams);
    assertThat(found.remove(Capability.DEADLINE.head()))
        .as("Dubbo's and RSocket's timeouts are for calls, and Netty has none")
        .isEqualTo(DEADLINES.contains(pair) || streams.equals("-") ? streams : "no");
    assertThat(found.remove(Capability.BACKPRESSURE.head()))
        .as("Dubbo up to 3.3.6 tells no sender to wait")
        .isEqualTo(pair.startsWith("triple-") ? "no" : streams);
    assertThat(found).isEqualTo(expected);
  }

  @Test
  void printsOneMatrixAndTheProofThatAllPairsDoTheSameWork() {
    CommandResult ended = verify("inproc", "inproc@D.any=thing");

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(ended.stdout())
        .containsPattern("\ninproc +yes")
        .containsPattern("\ninproc@D.any=thing +yes")
        .containsPattern("SHA-256 .*\n[0-9a-f]{64}  user\n[0-9a-f]{64}  echo\n")
        .contains(results.toString());
    assertThat(ended.stdout().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThan(200));
    assertThat(Tools.onlyFolder(results).resolve("verify.md"))
        .content()
        .contains("| inproc ", "| inproc@D.any=thing ");
  }

  @Test
  void aScenarioLimitsItToItsContracts() {
    CommandResult ended = verify("--scenario", "echo", "inproc");

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(ended.stdout())
        .containsPattern("\ninproc +yes")
        .containsPattern("SHA-256 .*\n[0-9a-f]{64}\n");
    JsonNode record = Tools.json(Tools.onlyFolder(results).resolve("verify.json"));
    assertThat(record.get("expectedHashes").properties()).hasSize(1);
    assertThat(record.get("pairs").get(0).get("hashes").get("echo"))
        .isEqualTo(record.get("expectedHashes").get("echo"));
  }

  /** The control: what protects a pair is taken away, and the class is seen to be created. */
  @Tag("every-pair")
  @Test
  void aPairWithoutItsAllowListCreatesTheUnlistedClass() {
    String open = "dubbo-hessianlite@D.dubbo.application.serialize-check-status=DISABLE";
    CommandResult ended = verify(open);

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(cells(verified(open))).containsEntry(UNLISTED_CLASS, "no");
  }

  @Tag("every-pair")
  @Test
  void aPairWithWrongAnswersIsNamedAndFails() {
    String wrong = "netty-bytes@D.benchmark.fault=wrong-answer";
    CommandResult ended = verify("--why", "--scenario", "user", wrong);

    assertThat(ended.status()).as(ended.toString()).isEqualTo(1);
    assertThat(ended.sentence())
        .contains(wrong, "existUser(user0.name0@mail0.example.com)", "false", "true");
  }

  /** Set up wrongly on purpose: the extension looks a class up for every object that it writes. */
  @Tag("every-pair")
  @Test
  void aCodecWithASlowLookUpIsNamedAndTheAnswersAreRight() {
    String slow = "dubbo-nativehessian@setup=shipped";
    CommandResult ended = verify("--why", "--scenario", "user", slow);

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(cells(verified(slow))).containsEntry(Capability.CODEC.head(), "no");
    assertThat(reasons(verified(slow), Capability.CODEC))
        .singleElement()
        .asString()
        .matches(
            "a page takes [0-9]+ ns to write and [0-9]+ ns to read \\(at most 3 times is expected\\);"
                + " \\./benchmark\\.sh explain dubbo-nativehessian@setup=shipped --ops listUser");
  }

  /** Set up wrongly on purpose: attachments twice, and a buffer for each of their values. */
  @Tag("every-pair")
  @Test
  void aCodecThatDoesTooMuchForEachMessageIsNamed() {
    String wordy = "dubbo-protobuf@setup=shipped";
    CommandResult ended = verify("--scenario", "user", wordy);

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(cells(verified(wordy))).containsEntry(Capability.CODEC.head(), "no");
    assertThat(reasons(verified(wordy), Capability.CODEC))
        .singleElement()
        .asString()
        .matches(
            "a request with a number has 1\\d{3} B, .*; a request with a number takes \\d+ ns, .*;"
                + " \\./benchmark\\.sh explain dubbo-protobuf@setup=shipped --ops getUser");
  }

  @Test
  void aPairThatCannotBeRunIsNamedAndFails() {
    CommandResult ended = verify("--scenario", "user", "netty-bytes@D.benchmark.fault=unheard-of");

    assertThat(ended.status()).as(ended.toString()).isEqualTo(1);
    assertThat(ended.stderr()).contains("'unheard-of'", "'wrong-answer'");
  }

  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void versionsThatUnderstandEachOtherAreRight() {
    CommandResult ended =
        verify("--versions", "2.7.23,3.3.6", "--scenario", "user", "dubbo-hessianlite");

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(ended.stdout())
        .contains("dubbo-hessianlite, contract user\n")
        .containsPattern("\nDubbo client +server 2\\.7\\.23 +server 3\\.3\\.6\n")
        .containsPattern("\n2\\.7\\.23 +right +right\n")
        .containsPattern("\n3\\.3\\.6 +right +right\n");
    Path folder = Tools.onlyFolder(results);
    assertThat(folder.resolve("verify.md")).content().contains("| 3.3.6 ");
    JsonNode matrix = Tools.json(folder.resolve("verify.json")).get("versions").get(0);
    assertThat(matrix.get("variant").asText()).isEqualTo("dubbo-hessianlite");
    assertThat(matrix.get("cells")).hasSize(4);
    for (String version : List.of("2.7.23", "3.3.6")) {
      assertThat(matrix.get("modules").get(version).get("dubbo").asText()).isEqualTo(version);
    }
    assertThat(folder.resolve("dubbo-hessianlite/client-2.7.23-server-3.3.6/client.tsv"))
        .content()
        .contains("user");
  }

  /** From 3.2 on the pair runs on generated stubs, before that on their interfaces. */
  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void generatedStubsUnderstandVersionsThatCannotRunThem() {
    CommandResult ended =
        verify("--versions", "3.0.15,3.3.6", "--scenario", "user", "triple-protobuf");

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(ended.stdout())
        .containsPattern("\n3\\.0\\.15 +right +right\n")
        .containsPattern("\n3\\.3\\.6 +right +right\n");
  }

  /** Dubbo 2.7 has no triple: the column and the row of it fail, and the reason is told. */
  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void versionsThatDoNotAreNamedWithTheReason() {
    CommandResult ended = verify("--versions", "2.7.23,3.3.6", "triple-hessianlite");

    assertThat(ended.status()).as(ended.toString()).isEqualTo(1);
    assertThat(ended.sentence())
        .contains(
            "triple-hessianlite: 3 of 4 combinations of versions do not understand each other");
    assertThat(ended.stdout())
        .containsPattern("\n2\\.7\\.23 +fails \\(\\d\\) +fails")
        .containsPattern("\n3\\.3\\.6 +fails \\(1\\) +right\n")
        .contains("(1)  the server on 2.7.23 does not start: ");
  }

  private JsonNode verified(String variant) {
    JsonNode rows = Tools.json(Tools.onlyFolder(results).resolve("verify.json")).get("pairs");
    assertThat(rows).hasSize(1);
    assertThat(rows.get(0).get("variant").asText()).isEqualTo(variant);
    return rows.get(0);
  }

  /**
   * Two pairs carry no codec and one no page; Dubbo 2.6 looks up classes and methods for each date
   * of java.time.
   */
  private static String codec(String pair) {
    return switch (pair) {
      case "inproc", "netty-bytes", "dubbo25-dubbo" -> "-";
      case "dubbo26-hessianlite", "sofa-hessian" -> "no";
      default -> "yes";
    };
  }

  private static List<String> reasons(JsonNode verified, Capability capability) {
    var reasons = new ArrayList<String>();
    for (JsonNode finding : verified.get("findings")) {
      if (finding.get("capability").asText().equals(capability.head())) {
        reasons.add(finding.get("reason").asText());
      }
    }
    return reasons;
  }

  private static Map<String, String> cells(JsonNode verified) {
    var cells = new LinkedHashMap<String, String>();
    verified
        .get("capabilities")
        .properties()
        .forEach(cell -> cells.put(cell.getKey(), cell.getValue().asText()));
    return cells;
  }

  /** The cells by pair and capability. */
  private static Map<String, Map<String, String>> matrix(String text) {
    List<String[]> lines = text.lines().map(line -> line.split(" +")).toList();
    var matrix = new LinkedHashMap<String, Map<String, String>>();
    for (String[] line : lines.subList(1, lines.size())) {
      var cells = new LinkedHashMap<String, String>();
      for (int column = 1; column < line.length; column++) {
        cells.put(lines.get(0)[column], line[column]);
      }
      matrix.put(line[0], cells);
    }
    return matrix;
  }

  private CommandResult verify(String... words) {
    var arguments = new ArrayList<>(List.of("verify", "-o", results.toString()));
    arguments.addAll(ShortRun.quickly(words));
    return Script.ofProject().run(arguments);
  }
}
