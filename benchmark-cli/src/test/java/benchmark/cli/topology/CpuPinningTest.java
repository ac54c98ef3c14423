// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.CpuList;
import benchmark.cli.process.Place;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CpuPinningTest {

  @Test
  void noneAddsNothing() {
    assertThat(CpuPinning.NONE.prefix(Part.SERVER)).isEmpty();
    assertThat(CpuPinning.NONE.flags(Part.SERVER)).isEmpty();
  }

  @Test
  void eachSideHasItsList() {
    assumeTaskset();
    String cpu = "" + Place.HERE.allowedCpus().orElseThrow().cpus().first();
    CpuPinning pinning = CpuPinning.parse("server=0,client=0-0,0".replace("0", cpu));

    assertThat(pinning.flags(Part.SERVER))
        .containsExactly("-XX:ActiveProcessorCount=" + Runtime.getRuntime().availableProcessors());
    assertThat(pinning.prefix(Part.SERVER)).containsExactly("taskset", "-c", cpu);
    assertThat(pinning.prefix(Part.CLIENT))
        .containsExactly("taskset", "-c", "0-0,0".replace("0", cpu));
  }

  @Test
  void oneSideMayRunEverywhere() {
    assertThat(new CpuPinning(Map.of(Part.SERVER, "0")).prefix(Part.CLIENT)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0",
        "0,server=0",
        "middle=0",
        "server=",
        "server=x",
        "server=-1",
        "server=0-",
        "client=0,,0"
      })
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> CpuPinning.parse(text))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--cpus %s: write lists of CPUs for server, client or gateway, such as server=0,client=1-3",
            text)
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "server=1|0|--cpus server=1: CPU 1 cannot be used here; usable are 0.",
        "client=2-5,1|2-3,6|--cpus client=2-5,1: CPU 1 cannot be used here; usable are 2-3,6.",
        "server=2,client=2-4|2-3|--cpus server=2,client=2-4: CPU 4 cannot be used here;",
        "server=9999|0-7|--cpus server=9999: CPU 9999 cannot be used here; usable are 0-7."
      })
  void aCpuThatCannotBeUsedIsNamedWithThoseThatCan(String text, String allowed, String sentence) {
    assertThatThrownBy(() -> CpuPinning.parse(text, Optional.of(CpuList.parse(allowed)), false))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(sentence)
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @Test
  void cpusThatAreNotTheFirstOnesCanBeUsed() {
    assertThat(
            CpuPinning.parse("server=4-5,client=7", Optional.of(CpuList.parse("4-7")), true)
                .lists())
        .isEqualTo(Map.of(Part.SERVER, "4-5", Part.CLIENT, "7"));
  }

  @Test
  void aSystemThatCannotPinSaysSo() {
    assertThatThrownBy(() -> CpuPinning.parse("server=0", Optional.empty(), false))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--cpus: this system cannot pin processes to CPUs (there is no taskset on the PATH)."
                + " Install util-linux, or leave --cpus out.")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(1));
  }

  @Test
  void aServerThatIsGivenTwiceIsRefused() {
    assertThatThrownBy(() -> CpuPinning.parse("server=0,client=0,server=0"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--cpus server=0,client=0,server=0: server is given twice. Give its CPUs as one list,"
                + " such as server=0-1,3.")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @Test
  void aRangeThatRunsBackwardsIsRefused() {
    assertThatThrownBy(() -> CpuPinning.parse("server=1-0"))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("--cpus server=1-0: write lists");
  }

  private static void assumeTaskset() {
    assumeTrue(Place.HERE.find("taskset").isPresent(), "there is no taskset on the PATH");
  }
}
