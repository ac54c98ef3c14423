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

  @Test
  void printsTheMatrixOfTheRowsAndTheProofThatTheyDoTheSameWork() {
    Outcome ended = verify("dubbo-hessianlite", "dubbo-kryo", "dubbo-fst", "inproc");

    assertThat(ended.status()).as(ended.toString()).isZero();
    assertThat(ended.stdout())
        .containsPattern("SHA-256 of all answers .* for every row:\n[0-9a-f]{64}\n")
        .contains("verify.md and verify.json are in " + results);
    assertThat(ended.stdout().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThan(200));

    JsonNode rows = Tools.json(Tools.onlyFolder(results).resolve("verify.json")).get("rows");
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
    assertThat(Tools.onlyFolder(results).resolve("verify.md"))
        .content()
        .contains("# What the rows can carry and withstand");
  }

  @Test
  void aRowWithWrongAnswersIsNamedAndFails() {
    Outcome ended = verify("--why", "dubbo-hessianlite@D.benchmark.fault=wrong-answer");

    assertThat(ended.status()).as(ended.toString()).isEqualTo(1);
    assertThat(ended.stderr())
        .contains("1 of 1 rows is wrong for the contract.")
        .contains(
            "dubbo-hessianlite@D.benchmark.fault=wrong-answer: existUser(user0.name0@mail0.example.com)"
                + " answers false, expected true.");
  }

  @Test
  void aRowThatCannotBeRunIsNamedAndFails() {
    Outcome ended = verify("dubbo-hessianlite@D.benchmark.fault=unheard-of");

    assertThat(ended.status()).as(ended.toString()).isEqualTo(1);
    assertThat(ended.stderr()).contains("the only fault there is is 'wrong-answer'");
  }

  @Test
  void anUnknownPairIsAWrongCommandLine() {
    Outcome ended = verify("dubbo-krio");

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.stderr()).contains("dubbo-kryo");
  }

  private static List<String> cells(JsonNode rows, String capability) {
    return rows.findValues("capabilities").stream()
        .map(capabilities -> capabilities.get(capability).asText())
        .toList();
  }

  private Outcome verify(String... words) {
    var arguments = new ArrayList<>(List.of("verify", "-o", results.toString()));
    arguments.addAll(List.of(words));
    return Script.ofProject().run(arguments);
  }
}
