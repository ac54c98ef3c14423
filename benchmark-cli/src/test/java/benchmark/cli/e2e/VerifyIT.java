// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("benchmark.sh verify")
class VerifyIT {

  @TempDir Path results;

  /**
   * What every pair can carry and withstand. A cell that changes is news for the pair's
   * description: a library has fixed something, or broken it. The hash behind the first column says
   * that all pairs give the contract's answers.
   */
  private static final String MATRIX =
      """
      pair                answer null  empty 10k number date cjk emoji surrog 1MiB same  cycle coll  subcl gadget throws trunc garble field+
      inproc              yes    -     -     -   -      -    -   -     -      -    -     -     -     -     -      -      -     -      -
      dubbo-hessianlite   yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes    yes    yes   yes    yes
      dubbo-fst           yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   no    yes    lossy  yes   yes    no
      dubbo-kryo          yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   no    yes    lossy  yes   no     no
      dubbo-fastjson2     yes    yes   yes   yes yes    no   yes yes   yes    yes  yes   yes   lossy yes   yes    yes    yes   no     yes
      dubbo-gson          yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    lossy lossy yes    lossy  yes   yes    yes
      dubbo-protostuff    yes    yes   yes   yes yes    yes  yes yes   lossy  yes  yes   lossy lossy no    yes    lossy  yes   yes    yes
      dubbo-avro          yes    yes   yes   yes yes    no   yes yes   lossy  yes  lossy no    lossy no    yes    lossy  yes   yes    yes
      dubbo-nativehessian yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes    yes    yes   yes    yes
      dubbo-java          yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes    yes    yes   yes    yes
      dubbo-msgpack       yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    lossy lossy yes    lossy  yes   yes    yes
      dubbo-fory          yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   no    yes    lossy  yes   yes    no
      dubbo-protobuf      yes    lossy yes   yes yes    yes  yes yes   lossy  yes  lossy no    lossy lossy yes    lossy  yes   yes    yes
      grpc-protobuf       yes    lossy yes   yes yes    yes  yes yes   lossy  yes  lossy no    lossy lossy yes    no     yes   yes    yes
      """;

  @Test
  void printsTheMatrixOfAllPairsAndTheProofThatTheyDoTheSameWork() {
    CommandResult ended = verify();

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(ended.stdout())
        .containsPattern("SHA-256 of all answers .* for every pair:\n[0-9a-f]{64}\n")
        .contains("verify.md and verify.json are in " + results);
    assertThat(ended.stdout().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThan(200));
    JsonNode rows = Tools.json(Tools.onlyFolder(results).resolve("verify.json")).get("pairs");
    assertThat(rows).allSatisfy(row -> assertThat(row.get("right").asBoolean()).isTrue());
    assertThat(cells(rows)).containsExactlyElementsOf(cells(MATRIX));
    assertThat(Tools.onlyFolder(results).resolve("verify.md"))
        .content()
        .contains("# What the pairs can carry and withstand");
  }

  @Test
  void aPairWithWrongAnswersIsNamedAndFails() {
    CommandResult ended = verify("--why", "dubbo-hessianlite@D.benchmark.fault=wrong-answer");

    assertThat(ended.status()).as(ended.toString()).isEqualTo(1);
    assertThat(ended.stderr())
        .contains("1 of 1 pairs is wrong for the contract.")
        .contains(
            "dubbo-hessianlite@D.benchmark.fault=wrong-answer: existUser(user0.name0@mail0.example.com)"
                + " answers false, expected true.");
  }

  @Test
  void aPairThatCannotBeRunIsNamedAndFails() {
    CommandResult ended = verify("dubbo-hessianlite@D.benchmark.fault=unheard-of");

    assertThat(ended.status()).as(ended.toString()).isEqualTo(1);
    assertThat(ended.stderr()).contains("the only fault is 'wrong-answer'");
  }

  @Test
  void anUnknownPairIsAWrongCommandLine() {
    CommandResult ended = verify("dubbo-krio");

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.stderr()).contains("dubbo-kryo");
  }

  /** Every cell with the names of its row and column. */
  private static List<String> cells(JsonNode rows) {
    var cells = new ArrayList<String>();
    for (JsonNode row : rows) {
      for (var capability : row.get("capabilities").properties()) {
        cells.add(
            row.get("variant").asText()
                + " "
                + capability.getKey()
                + " "
                + capability.getValue().asText());
      }
    }
    return cells;
  }

  private static List<String> cells(String matrix) {
    List<String[]> lines = matrix.lines().map(line -> line.split(" +")).toList();
    var cells = new ArrayList<String>();
    for (String[] row : lines.subList(1, lines.size())) {
      for (int column = 1; column < row.length; column++) {
        cells.add(row[0] + " " + lines.get(0)[column] + " " + row[column]);
      }
    }
    return cells;
  }

  private CommandResult verify(String... words) {
    var arguments = new ArrayList<>(List.of("verify", "-o", results.toString()));
    arguments.addAll(List.of(words));
    return Script.ofProject().run(arguments);
  }
}
