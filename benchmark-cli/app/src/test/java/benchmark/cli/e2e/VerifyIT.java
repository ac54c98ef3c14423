// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.parallel.ResourceAccessMode.READ;

import benchmark.cli.project.Pair;
import benchmark.cli.project.ProjectRoot;
import benchmark.contract.conformance.Capability;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
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
@ResourceLock(value = Tools.BUSY_CPUS, mode = READ)
class VerifyIT {

  /**
   * One pair of each way to refuse a class: Dubbo's check, registered classes, names read ahead,
   * and a stream that names no classes; and one pair of each way to call: over one connection, over
   * a pool of HTTP/1.1, over a pool of JRMP with two ports, with operations that are left out, and
   * with ready bytes.
   */
  static final Set<String> REPRESENTATIVE =
      Set.of(
          "netty-bytes",
          "dubbo-hessianlite",
          "dubbo-kryo",
          "dubbo-protostuff",
          "spring-json",
          "dubbo25-dubbo",
          "rmi-java");

  private static final String UNLISTED_CLASS = Capability.GADGET.head();

  @TempDir Path results;

  static Stream<String> representative() {
    return KnownMatrix.MATRIX.keySet().stream().filter(REPRESENTATIVE::contains);
  }

  @Test
  void theMatrixHasEveryPair() {
    assertThat(ProjectRoot.project().pairs())
        .extracting(Pair::name)
        .containsExactlyInAnyOrderElementsOf(KnownMatrix.MATRIX.keySet());
    assertThat(KnownMatrix.MATRIX).containsKeys(REPRESENTATIVE.toArray(String[]::new));
  }

  @Test
  void everyPairDeclaresWhetherItRefusesClasses() {
    assertThat(ProjectRoot.project().pairs())
        .allSatisfy(
            pair ->
                assertThat(pair.facts().refuses())
                    .as(pair.name())
                    .isEqualTo(KnownMatrix.MATRIX.get(pair.name()).get(UNLISTED_CLASS)));
  }

  @Tag("every-pair")
  @ParameterizedTest
  @MethodSource("representative")
  void aPairCarriesAndWithstandsWhatItDid(String pair) {
    KnownMatrix.assertCells(pair, results);
  }

  @Tag("exhaustive")
  @ParameterizedTest
  @MethodSource("every")
  void aPairWithstandsTenThousandRandomFrames(String pair) {
    CommandResult ended = verify("--frames", "10000", pair);

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(KnownMatrix.verified(pair, results).get("right").asBoolean()).isTrue();
    String garbled = Capability.GARBLED.head();
    assertThat(KnownMatrix.cells(KnownMatrix.verified(pair, results)).get(garbled))
        .isIn(KnownMatrix.MATRIX.get(pair).get(garbled), "yes");
  }

  static Stream<String> every() {
    return KnownMatrix.MATRIX.keySet().stream();
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
  void keepsWhatItHasFoundWhenItIsInterrupted() {
    List<String> command =
        ShortRun.joined(
            List.of("verify", "-o", results.toString()), ShortRun.quickly("inproc", "netty-bytes"));
    try (Run run = Script.ofProject().start(command)) {
      run.awaitStderr("pair 2 of 2");
      run.awaitProcess("benchmark.Server");
      run.signal("TERM");
      CommandResult ended = run.awaitEnd();

      assertThat(ended.status()).as(ended.toString()).isEqualTo(143);
      assertThat(ended.stderr()).contains("Interrupted.");
      Path folder = Tools.onlyFolder(results);
      assertThat(folder.toString()).endsWith("-verify.failed");
      assertThat(ended.stdout())
          .containsPattern("\ninproc +yes")
          .contains(
              "Not all pairs were verified. verify.md and verify.json of those in the table are in "
                  + folder);
      assertThat(KnownMatrix.verified("inproc", results).get("right").asBoolean()).isTrue();
    }
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
    assertThat(KnownMatrix.cells(KnownMatrix.verified(open, results)))
        .containsEntry(UNLISTED_CLASS, "no");
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
    assertThat(KnownMatrix.cells(KnownMatrix.verified(slow, results)))
        .containsEntry(Capability.CODEC.head(), "no");
    assertThat(KnownMatrix.reasons(KnownMatrix.verified(slow, results), Capability.CODEC))
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
    assertThat(KnownMatrix.cells(KnownMatrix.verified(wordy, results)))
        .containsEntry(Capability.CODEC.head(), "no");
    assertThat(KnownMatrix.reasons(KnownMatrix.verified(wordy, results), Capability.CODEC))
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

  private CommandResult verify(String... words) {
    return KnownMatrix.verify(results, words);
  }
}
