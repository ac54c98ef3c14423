// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.CpuList;
import benchmark.cli.process.Place;
import java.lang.reflect.Proxy;
import java.util.List;
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
    assertThat(CpuPinning.NONE.flags(Part.SERVER, Place.LOCAL)).isEmpty();
  }

  @Test
  void eachSideHasItsList() {
    assumeTaskset();
    String cpu = "" + Place.LOCAL.allowedCpus().orElseThrow().cpus().first();
    CpuPinning pinning = parse("server=0,client=0-0,0".replace("0", cpu), Place.LOCAL);

    assertThat(pinning.flags(Part.SERVER, Place.LOCAL))
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
    assertThatThrownBy(() -> parse(text, Place.LOCAL))
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
        "server=1|0|--cpus server=1: CPU 1 cannot be used at ssh:blue; usable are 0.",
        "client=2-5,1|2-3,6|--cpus client=2-5,1: CPU 1 cannot be used at ssh:blue; usable are 2-3,6.",
        "server=2,client=2-4|2-3|--cpus server=2,client=2-4: CPU 4 cannot be used at ssh:blue;",
        "server=9999|0-7|--cpus server=9999: CPU 9999 cannot be used at ssh:blue; usable are 0-7."
      })
  void aCpuThatCannotBeUsedIsNamedWithThoseThatCan(String text, String allowed, String sentence) {
    assertThatThrownBy(() -> parse(text, place(allowed, "taskset")))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(sentence)
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @Test
  void cpusThatAreNotTheFirstOnesCanBeUsed() {
    assertThat(parse("server=4-5,client=7", place("4-7", "taskset")).lists())
        .isEqualTo(Map.of(Part.SERVER, "4-5", Part.CLIENT, "7"));
  }

  @Test
  void aSystemThatCannotPinSaysSo() {
    assertThatThrownBy(() -> parse("server=0", place("0", "")))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--cpus: ssh:blue cannot pin processes to CPUs (there is no taskset on the PATH)."
                + " Install util-linux there, or leave --cpus out.")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(1));
  }

  @Test
  void aServerThatIsGivenTwiceIsRefused() {
    assertThatThrownBy(() -> parse("server=0,client=0,server=0", Place.LOCAL))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--cpus server=0,client=0,server=0: server is given twice. Give its CPUs as one list,"
                + " such as server=0-1,3.")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @Test
  void aRangeThatRunsBackwardsIsRefused() {
    assertThatThrownBy(() -> parse("server=1-0", Place.LOCAL))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("--cpus server=1-0: write lists");
  }

  @Test
  void aCpuOfThisHostThatCannotBeUsedIsHere() {
    assertThatThrownBy(() -> parse("server=9999", Place.LOCAL))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("--cpus server=9999: CPU 9999 cannot be used here; usable are ");
  }

  @Test
  void everyPlaceOfAClientIsAsked() {
    List<Place> places = List.of(place("0-1", "taskset"), place("0", "taskset"));

    assertThatThrownBy(() -> CpuPinning.parse("client=1", part -> places))
        .isInstanceOf(UserError.class)
        .hasMessage("--cpus client=1: CPU 1 cannot be used at ssh:blue; usable are 0.");
  }

  private static CpuPinning parse(String text, Place place) {
    return CpuPinning.parse(text, part -> List.of(place));
  }

  /** A place where processes may use some CPUs, and that has one program or none. */
  private static Place place(String cpus, String program) {
    return (Place)
        Proxy.newProxyInstance(
            Place.class.getClassLoader(),
            new Class<?>[] {Place.class},
            (self, method, arguments) ->
                switch (method.getName()) {
                  case "name" -> "ssh:blue";
                  case "allowedCpus" -> Optional.of(CpuList.parse(cpus));
                  case "find" -> Optional.of(program).filter(arguments[0]::equals);
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  private static void assumeTaskset() {
    assumeTrue(Place.LOCAL.find("taskset").isPresent(), "there is no taskset on the PATH");
  }
}
