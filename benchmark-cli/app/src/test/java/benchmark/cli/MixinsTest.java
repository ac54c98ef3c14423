// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.compare.Design;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.compare.StoppingRule;
import benchmark.cli.option.AtRate;
import benchmark.cli.option.Replication;
import benchmark.cli.option.Slicing;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.slices.SliceSettings;
import benchmark.contract.Scenarios;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** What a user may wish of every command that measures is written in one way for all of them. */
class MixinsTest {

  private static final List<String> SHARED =
      List.of("--ops", "--warmup", "--time", "--cpus", "--jdk", "-o");

  @Test
  void everyCommandThatMeasuresHasThem() {
    CommandLine root =
        Main.commandLine(new benchmark.cli.run.CommandContext(null, null, null, List.of()));
    Map<String, List<String>> missing = new LinkedHashMap<>();
    for (String name : List.of("", "compare", "reproduce", "codec", "load", "explain", "bisect")) {
      CommandLine command = name.isEmpty() ? root : root.getSubcommands().get(name);
      var names = new TreeSet<String>();
      for (OptionSpec option : command.getCommandSpec().options()) {
        names.addAll(Arrays.asList(option.names()));
      }
      var wanted = new ArrayList<>(SHARED);
      if (!name.equals("reproduce")) {
        wanted.add("--scenario"); // a published report is one
      }
      if (name.equals("compare") || name.equals("reproduce")) {
        wanted.addAll(Replication.NAMES);
      }
      wanted.removeAll(names);
      missing.put(name, wanted);
    }

    assertThat(missing).allSatisfy((command, without) -> assertThat(without).isEmpty());
  }

  @Test
  void whatIsDescribedForOneCommandIsAnOptionOfIt() {
    CommandLine root =
        Main.commandLine(new benchmark.cli.run.CommandContext(null, null, null, List.of()));

    var descriptions = new OptionDescriptions();
    assertThat(descriptions.keySet())
        .isNotEmpty()
        .allSatisfy(
            key -> {
              String[] words = key.substring(BenchmarkCommand.NAME.length() + 1).split("\\.");
              OptionSpec option =
                  root.getSubcommands().get(words[0]).getCommandSpec().findOption(words[1]);
              assertThat(String.join(" ", option.description()))
                  .isEqualTo(descriptions.getString(key).replace("%%", "%"));
            });
  }

  @Test
  void callsAtRatesStopAfterSixBlocksUnlessTheUserSaysOtherwise() {
    assertThat(CommandLine.populateCommand(new Replication()).stoppingAtRate(Design.BLOCKS))
        .isEqualTo(StoppingRule.of(6, null, null));
    assertThat(
            CommandLine.populateCommand(new Replication(), "--blocks", "3")
                .stoppingAtRate(Design.BLOCKS))
        .isEqualTo(StoppingRule.of(3, null, null));
  }

  @Test
  void whatLacksTheOptionsOfARateMakesNoMoreCallsThanItCanHaveThreads() {
    assertThat(AtRate.usualLadder().inFlight()).isBetween(1, RateLoad.USUAL_IN_FLIGHT);
    assertThat(AtRate.usualLadder().rates()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--ops getUser|[.]getUser$|",
        "--time 9s|-r 3000ms|",
        "--time 10s|-i 5 -r 2000ms|-i 5",
        "--warmup 3s|-w 1000ms|",
        "--warmup 3s --time 6s|-wi 1 -w 3000ms -r 2000ms|-wi 1",
        "--ops getUser,listUser -t 8|-t 8 [.]getUser$ [.]listUser$|-t 8"
      })
  void aClassicRunTakesThem(String own, String expected, String jmh) {
    assertThat(slicing(own).ofJmh(Scenarios.USER, given(jmh)).toList())
        .containsExactlyInAnyOrder(expected.split(" "));
  }

  @Test
  void aQuickRunTakesThem() {
    SliceSettings slices =
        slicing("--ops getUser --warmup 5s --time 3s").ofSlices(Scenarios.USER, given("-r 250ms"));

    assertThat(slices.operations()).extracting(it -> it.key().name()).containsExactly("getUser");
    assertThat(slices.longestWarmup()).isEqualTo(Duration.ofSeconds(5));
    assertThat(slices.slices()).isEqualTo(12);
    assertThat(slices.slice()).isEqualTo(Duration.ofMillis(250));
  }

  @Test
  void aTimeShorterThanASliceMakesOneShortSlice() {
    SliceSettings slices = slicing("--time 100ms").ofSlices(Scenarios.USER, given(null));

    assertThat(slices.slices()).isEqualTo(1);
    assertThat(slices.slice()).isEqualTo(Duration.ofMillis(100));
  }

  @Test
  void aComparisonTakesThem() {
    var usual = new MeasuringTime(Duration.ofSeconds(14), Duration.ofSeconds(20));

    assertThat(slicing("--time 3s").time(usual))
        .isEqualTo(new MeasuringTime(Duration.ofSeconds(14), Duration.ofSeconds(3)));
    assertThat(slicing("--warmup 3s").hasTime()).isFalse();
    assertThat(
            slicing("--ops getUser,getUser")
                .operations()
                .names(List.of("getUser", "x"), List.of("x")))
        .containsExactly("getUser");
  }

  private static Slicing slicing(String words) {
    var slicing = new Slicing();
    var command = new CommandLine(CommandLine.Model.CommandSpec.create());
    command
        .getCommandSpec()
        .addMixin("slicing", CommandLine.Model.CommandSpec.forAnnotatedObject(slicing));
    command.setUnmatchedArgumentsAllowed(true);
    Main.withConverters(command).parseArgs(words.split(" "));
    return slicing;
  }

  private static JmhArguments given(String words) {
    return JmhArguments.NONE.given(words == null ? List.of() : List.of(words.split(" ")));
  }
}
