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

  private static final String KRYO = "dubbo-kryo answers existUser ";

  @TempDir Path results;

  @Test
  void isPrintedAgainWithTheVerdictsOfAnotherMargin() {
    Path folder = store(12, 1.04, 0.005, false);

    CommandResult stored = compare(folder.toString());
    assertThat(stored.status()).as(stored.toString()).isZero();
    assertThat(stored.stdout())
        .containsPattern("(?m)^ops/ms .* faster$")
        .contains(KRYO + "1.040 ± ", "Stopped after 12 rounds, as asked.");

    CommandResult wider = compare("--margin", "10%", folder.toString());
    assertThat(wider.status()).as(wider.toString()).isZero();
    assertThat(wider.stdout())
        .containsPattern("(?m)^ops/ms .* same$")
        .contains(KRYO + "as fast as dubbo-hessianlite, within 10% (1.040");

    CommandResult onTheEdge = compare("--margin", "4%", folder.toString());
    assertThat(onTheEdge.stdout()).containsPattern("(?m)^ops/ms .* not yet known$");
    assertThat(compare(folder.toString()).stdout()).isEqualTo(stored.stdout());
  }

  @ParameterizedTest(name = "{0} rounds, {1} times as fast, noise {2}: --gate {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          12 | 1   | 0.01 | throughput:5%            | 0 | The gate passes: nothing is worse by more than is allowed.
          12 | 1   | 0.01 | throughput:5%,p99:5%     | 0 | The gate passes
          12 | 1   | 0.01 | 5%                       | 3 | The gate fails: existUser cpu of dubbo-kryo is 1.1000 ± 0.0001 times
          12 | 1   | 0.01 | 12%                      | 0 | The gate passes
          6  | 1.3 | 0.02 | 5%                       | 3 | The gate fails: listUser throughput of dubbo-kryo is 0.7692 ± 0.0001 times
          6  | 1.3 | 0.02 | p99:35%                  | 0 | The gate passes
          3  | 1   | 0.1  | throughput:5%            | 4 | would have caught
          3  | 1   | 0.1  | throughput:5%,p50:90%    | 4 | The gate is inconclusive after 3 rounds.
          3  | 1   | 0.1  | throughput:5%,cpu:5%     | 1 | The gate cannot decide: cpu was not measured everywhere.
          """)
  void aGateHasThreeStatuses(
      int rounds, double ratio, double noise, String gate, int status, String says) {
    Path folder = store(rounds, ratio, noise, false);

    CommandResult outcome = compare("--gate", gate, folder.toString());

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(status);
    assertThat(status == 0 ? outcome.stdout() : outcome.stderr()).contains(says);
    assertThat(outcome.stdout()).startsWith("existUser\nmetric");
  }

  @Test
  void whatWasStoppedByHandHasNoVerdictAndNoGateDecides() {
    Path folder = store(6, 1.3, 0.02, true);
    String again = "benchmark.sh compare --continue " + folder;

    CommandResult outcome = compare("--gate", "90%", folder.toString());

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(4);
    assertThat(outcome.stdout())
        .endsWith("Stopped by hand, in round 7: no verdict. To go on:\n  " + again + "\n")
        .doesNotContain("faster", "slower", "verdict\n");
    assertThat(outcome.stderr().replaceAll("\\s+", " "))
        .startsWith("The gate is inconclusive, because the comparison was stopped by hand.")
        .contains(again);
  }

  @Test
  void onAnotherMachineItIsNotContinued() {
    Path folder = store(6, 1.3, 0.02, false);

    CommandResult outcome =
        compare("--continue", folder.toString(), "--jdk", System.getProperty("java.home"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence())
        .startsWith(folder + " cannot be continued, for these differ: ")
        .contains("kernel (", " instead of 6.18)")
        .contains("; contents of ", " dubbo-3.3.6.jar, ", " for dubbo-kryo. Compare anew.");
    assertThat(folder).isDirectoryContaining("glob:**/compare.json");
  }

  @Test
  void damageIsSaid() throws IOException {
    Path folder = store(6, 1.3, 0.02, false);
    Files.writeString(folder.resolve("compare.json"), "{}");

    CommandResult outcome = compare(folder.toString());

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence())
        .startsWith(folder.resolve("compare.json") + " is damaged: it does not hold the whole");
  }

  private Path store(int rounds, double ratio, double noise, boolean byHand) {
    Path folder = results.resolve("20261120-120000-compare");
    FabricatedComparison.store(folder, FabricatedReplicates.of(rounds, ratio, noise), byHand);
    return folder;
  }

  private static CommandResult compare(String... words) {
    return Script.ofProject().run(ShortRun.joined(List.of("compare"), List.of(words)));
  }
}
