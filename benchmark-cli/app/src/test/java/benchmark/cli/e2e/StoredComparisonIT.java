// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.compare.FabricatedComparison;
import benchmark.cli.compare.FabricatedReplicates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("compare DIR: a stored comparison again, with another margin and with a gate")
class StoredComparisonIT {

  @TempDir Path results;

  @Test
  void isPrintedAgainWithTheVerdictsOfAnotherMargin() {
    Path folder = store(12, 1.04, 0.005, false);

    CommandResult stored = compare(folder.toString());
    assertThat(stored.status()).as(stored.toString()).isZero();
    assertThat(stored.stdout())
        .containsPattern("(?m)^calls/s .* better$")
        .containsPattern("(?m)^existUser +better: \\+4\\.0% ± ")
        .contains("margin 2%.\n", "Stopped after 12 rounds, as asked.");

    CommandResult wider = compare("--margin", "10%", folder.toString());
    assertThat(wider.status()).as(wider.toString()).isZero();
    assertThat(wider.stdout())
        .containsPattern("(?m)^calls/s .* same$")
        .containsPattern("(?m)^existUser +same: \\+4\\.0% ± ");

    CommandResult onTheEdge = compare("--margin", "4%", folder.toString());
    assertThat(onTheEdge.stdout()).containsPattern("(?m)^calls/s .* undecided$");
    assertThat(compare(folder.toString()).stdout()).isEqualTo(stored.stdout());
  }

  @ParameterizedTest(name = "{0} rounds, {1} times as fast, noise {2}: --gate {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          12 | 1   | 0.01 | throughput:5%            | 0 | Gate: passes (exit status 0); 2 of 2 within the limit
          12 | 1   | 0.01 | throughput:5%,p99:5%     | 0 | Gate: passes (exit status 0)
          12 | 1   | 0.01 | 5%                       | 3 | ✗ existUser cpu: +10.0% ± 0.1%, limit +5.0%
          12 | 1   | 0.01 | 12%                      | 0 | Gate: passes (exit status 0)
          6  | 1.3 | 0.02 | 5%                       | 3 | ✗ listUser throughput: -23.1% ± 0.1%, limit -4.8%
          6  | 1.3 | 0.02 | p99:35%                  | 0 | Gate: passes (exit status 0)
          3  | 1   | 0.1  | throughput:5%            | 4 | would have caught
          3  | 1   | 0.1  | throughput:5%,p50:90%    | 4 | Gate: inconclusive (exit status 4)
          3  | 1   | 0.1  | throughput:5%,cpu:5%     | 1 | The gate cannot decide: cpu was not measured everywhere.
          """)
  void aGateHasThreeStatuses(
      int rounds, double ratio, double noise, String gate, int status, String says) {
    Path folder = store(rounds, ratio, noise, false);

    CommandResult outcome = compare("--gate", gate, folder.toString());

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(status);
    assertThat(status == 1 ? outcome.stderr() : outcome.stdout()).contains(says);
    assertThat(outcome.stdout()).startsWith("existUser\n ");
  }

  @Test
  void aStoredGateIsReportedAndDecidesNothing() {
    Path folder = results.resolve("in a folder/20261120-120000-compare");
    FabricatedComparison.storeWithGate(folder, FabricatedReplicates.of(6, 1.3, 0.02));

    CommandResult outcome = compare(folder.toString());

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .contains("\nAs stored; to look at it again, give --gate:\nGate: fails (exit status 3)")
        .contains("✗ listUser throughput: -23.1% ± 0.1%, limit -4.8%");
  }

  @Test
  void whatWasStoppedByHandHasNoVerdictAndNoGateDecides() {
    Path folder = store(6, 1.3, 0.02, true);
    String again = "./benchmark.sh compare --continue '" + folder + "' --gate 90%";

    CommandResult outcome = compare("--gate", "90%", folder.toString());

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(4);
    assertThat(outcome.stdout())
        .endsWith("Stopped by the user, in round 7: no verdict. To continue:\n  " + again + "\n")
        .contains(
            "\nGate: inconclusive, because the comparison was stopped by the user, in round"
                + " 7.\n")
        .doesNotContain("better", "worse", "verdict\n");
  }

  @Test
  void onAnotherMachineItIsNotContinued() {
    Path folder = store(6, 1.3, 0.02, false);

    CommandResult outcome =
        compare("--continue", folder.toString(), "--jdk", System.getProperty("java.home"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence())
        .startsWith(folder + " cannot be continued: ")
        .contains("kernel (", " instead of 6.18)")
        .contains(
            "; contents of ",
            " dubbo-3.3.6.jar, ",
            " for dubbo-kryo differ. Start a new comparison.");
    assertThat(folder).isDirectoryContaining("glob:**/compare.json");
  }

  @Test
  void damageIsSaid() throws IOException {
    Path folder = store(6, 1.3, 0.02, false);
    Files.writeString(folder.resolve("compare.json"), "{}");

    CommandResult outcome = compare(folder.toString());

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence())
        .startsWith(folder.resolve("compare.json") + " is damaged: it does not hold the complete");
  }

  private Path store(int rounds, double ratio, double noise, boolean byHand) {
    Path folder = results.resolve("in a folder/20261120-120000-compare");
    FabricatedComparison.store(folder, FabricatedReplicates.of(rounds, ratio, noise), byHand);
    return folder;
  }

  private static CommandResult compare(String... words) {
    return Script.ofProject().run(ShortRun.joined(List.of("compare"), List.of(words)));
  }
}
