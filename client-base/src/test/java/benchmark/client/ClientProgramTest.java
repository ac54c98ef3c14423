// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.JvmCounters;
import benchmark.client.load.ProgramLoop;
import benchmark.client.load.Slice;
import benchmark.client.load.UnsupportedLoadException;
import benchmark.contract.Contracts;
import benchmark.launch.CostColumns;
import benchmark.launch.Load;
import benchmark.launch.ObservedFacts;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceRequest;
import benchmark.launch.SliceRequest.Purpose;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisplayName("a program that makes a client's calls")
@EnabledOnOs(OS.LINUX)
class ClientProgramTest {

  private static final OperationKey GET = OperationKey.of("getUser");

  private static final String SOUND =
      """
      echo LIBRARY cobol 85
      echo READY
      while read -r word rest; do
        case $word in
          check) echo RIGHT ;;
          slice) echo SLICE 1000:2 81920:3 ;;
          hash) echo "HASH of $rest at $BENCHMARK_HOST" ;;
          counters) echo COUNTERS 5 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 ;;
        esac
      done
      echo "ended: $BENCHMARK_TIMEOUT" >&2
      """;

  private static ClientProgram start(String script) {
    return ClientProgram.start(List.of("sh", "-c", script));
  }

  private static SliceRequest request(Load load, Purpose purpose) {
    return new SliceRequest("benchmark.Client.getUser", GET, load, 100, purpose);
  }

  @Test
  void answersEachLineWithALine() {
    try (var program = start(SOUND)) {
      assertThat(program.libraries()).containsOnlyKeys("cobol").containsValue("85");
      assertThat(program.observed().libraries())
          .containsExactly(new ObservedFacts.Library("cobol", "85"));
      assertThat(program.observed().keys()).isEmpty();
      program.check(GET);
      Histogram times = ClientProgram.times(program.slice(GET, 2, 100));
      assertThat(times.getTotalCount()).isEqualTo(5);
      assertThat(times.getMinValue()).isEqualTo(1_000);
      assertThat(times.lowestEquivalentValue(times.getMaxValue())).isEqualTo(81_920);
      assertThat(program.hash(Contracts.USER)).isEqualTo("of user at localhost");
      JvmCounters counters = program.counters();
      assertThat(counters.cpuNanos()).isEqualTo(5);
      assertThat(counters.peakRssBytes()).as("what the kernel counts").isPositive();
      assertThat(counters.allocatedBytes()).isEqualTo(JvmCounters.MISSING);
    }
  }

  @Test
  void isMeasuredInSlicesOfAClosedLoop() {
    try (var program = start(SOUND)) {
      var loop = new ProgramLoop(program);

      Slice slice = loop.measure(request(new Load.Closed(2), Purpose.RESULT));

      assertThat(slice.cost().get(CostColumns.OPS)).hasValue(5L);
      assertThat(slice.cost().get(CostColumns.CLIENT.peakRssBytes())).isPresent();
      assertThat(slice.cost().get(CostColumns.CLIENT.compileMillis())).isEmpty();
      assertThatThrownBy(
              () ->
                  loop.measure(
                      request(new Load.Open(100, 1, 1, Load.Arrivals.POISSON), Purpose.RESULT)))
          .isInstanceOf(UnsupportedLoadException.class)
          .hasMessage(
              "The client is a program, whose callers wait for each answer: getUser cannot be called"
                  + " so (open:100.0:1:1:poisson). Leave out client=, or use --quick or compare.");
    }
  }

  @Test
  void saysWhyItCannot() {
    assertThatThrownBy(() -> start("echo FAILED No server answers at nowhere."))
        .isInstanceOf(UnreachableServerException.class)
        .hasMessage("No server answers at nowhere.");
    try (var program = start("echo READY; while read -r request; do echo WRONG is wrong; done")) {
      assertThatThrownBy(() -> program.check(GET))
          .isInstanceOf(WrongAnswerException.class)
          .hasMessage("is wrong");
    }
    try (var program = start("echo READY; while read -r request; do echo REFUSED no; done")) {
      assertThatThrownBy(() -> program.check(GET))
          .isInstanceOf(UnsupportedLoadException.class)
          .hasMessage("no");
    }
    try (var program = start("echo READY; while read -r request; do echo FAILED late; done")) {
      assertThatThrownBy(() -> program.slice(GET, 1, 1))
          .isInstanceOfSatisfying(
              FailedCallException.class, it -> assertThat(it.operation()).isEqualTo("getUser"))
          .hasMessage("late");
    }
    try (var program = start("echo READY; while read -r request; do echo Hello; done")) {
      assertThatThrownBy(() -> program.check(GET))
          .hasMessage(
              "the client's program answers 'check getUser' with 'Hello', and not with RIGHT");
    }
    try (var program = start("echo READY; read -r request; exit 3")) {
      assertThatThrownBy(() -> program.check(GET))
          .hasMessage(
              "the client's program has ended (exit status 3), and may have said why in the client's"
                  + " log");
    }
    assertThatThrownBy(() -> ClientProgram.start(List.of("/nowhere/client")))
        .hasMessageContaining("The client's program [/nowhere/client] cannot be started: ");
  }
}
