// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.DrivenProcess;
import benchmark.cli.results.PartCosts;
import benchmark.cli.run.PartCounts;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Gauge;
import benchmark.launch.JointCosts;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceReply;
import benchmark.launch.SliceRequest;
import benchmark.launch.SliceRequest.Purpose;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SliceClientsTest {

  private static final OperationKey OPERATION = OperationKey.of("getUser");

  @TempDir Path folder;

  private final SliceClients clients = new SliceClients(new PartCounts(2, 2));

  /** Says that it waits, and answers when it is told to go on. */
  private static final class Fake implements DrivenProcess {

    private final Consumer<String> output;
    private final SliceReply reply;
    private final List<SliceRequest> asked = new ArrayList<>();
    private Runnable onExit = () -> {};
    private boolean dies;

    Fake(Consumer<String> output, SliceReply reply) {
      this.output = output;
      this.reply = reply;
    }

    @Override
    public void send(String line) {
      if (dies) {
        onExit.run();
      } else if (line.equals(SliceRequest.GO)) {
        output.accept(reply.toLine() + "\n");
      } else {
        asked.add(SliceRequest.parse(line));
        output.accept(SliceReply.WAITING + "\n");
      }
    }

    @Override
    public void onExit(Runnable action) {
      Runnable before = onExit;
      onExit =
          () -> {
            before.run();
            action.run();
          };
    }

    @Override
    public int awaitExit() {
      return 0;
    }
  }

  @Test
  void joinCallsAndTimesOfTheSameSlice() throws Exception {
    Fake one = fake(0, 600, 500_000_000L, 1_000, 1_000);
    Fake two = fake(1, 200, 500_000_000L, 1_250, 9_000);
    clients.attach(List.of(one, two), folder);

    CostLine joint = clients.measure(request(new Load.Closed(4), Purpose.RESULT)).orElseThrow();
    clients.measure(request(new Load.Closed(4), Purpose.REPLACEMENT));
    clients.close();

    assertThat(joint.get(CostColumns.OPS)).hasValue(800L);
    assertThat(joint.get(CostColumns.NANOS)).hasValue(500_000_000L);
    assertThat(joint.get(CostColumns.CLIENT.cpuNanos())).hasValue(14L);
    assertThat(joint.get(CostColumns.P50_NANOS)).as("600 calls of 1 us, 200 of 9").hasValue(1_000L);
    assertThat(joint.get(CostColumns.P99_NANOS).orElseThrow()).isBetween(9_000L, 9_010L);
    assertThat(Files.readAllLines(folder.resolve("costs.csv"))).hasSize(3);
    assertThat(Files.readString(folder.resolve("slices.hlog"))).contains("Tag=getUser,");
    PartCosts parts = PartCosts.read(folder).orElseThrow();
    assertThat(parts.parts())
        .extracting(PartCosts.PartCost::name, PartCosts.PartCost::calls)
        .as("the slice that was replaced does not count")
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("client-1", 600L),
            org.assertj.core.groups.Tuple.tuple("client-2", 200L),
            org.assertj.core.groups.Tuple.tuple("server-1", 390L),
            org.assertj.core.groups.Tuple.tuple("server-2", 410L));
    assertThat(parts.skew()).hasValue(new PartCosts.Skew(250, 250));
  }

  @Test
  void shareARateAndHaveTimesOfTheirOwn() {
    Fake one = fake(0, 1, 1, 0, 1);
    Fake two = fake(1, 1, 1, 0, 1);
    clients.attach(List.of(one, two), folder);

    clients.measure(request(new Load.Open(1_000, 65, 7, Load.Arrivals.POISSON), Purpose.RESULT));

    Load.Open first = (Load.Open) one.asked.get(0).load();
    Load.Open second = (Load.Open) two.asked.get(0).load();
    assertThat(List.of(first.rate(), second.rate())).containsOnly(500.0);
    assertThat(List.of(first.cap(), second.cap())).containsOnly(33);
    assertThat(first.seed()).isNotEqualTo(second.seed());
  }

  @Test
  void endWhenOneOfThemEnds() {
    Fake one = fake(0, 1, 1, 0, 1);
    Fake two = fake(1, 1, 1, 0, 1);
    two.dies = true;
    clients.attach(List.of(one, two), folder);

    Optional<CostLine> slice = clients.measure(request(new Load.Closed(4), Purpose.RESULT));

    assertThat(slice).as("the other one waits in vain").isEmpty();
  }

  private Fake fake(int number, long calls, long nanos, long start, long each) {
    CostLine cost =
        CostLine.of(OPERATION)
            .with(CostColumns.OPS, calls)
            .with(CostColumns.NANOS, nanos)
            .with(CostColumns.START, start)
            .with(CostColumns.P50_NANOS, each)
            .with(CostColumns.CLIENT.cpuNanos(), 7L);
    if (number == 0) {
      cost = JointCosts.withServers(cost, List.of(server(390), server(410)));
    }
    return new Fake(
        piece -> clients.accept(number, piece),
        new SliceReply(cost, Map.of(SliceReply.ALL, times(calls, each))));
  }

  private static CostLine server(long calls) {
    return CostLine.of(OPERATION)
        .with(CostColumns.SERVER.gauges().get(Gauge.CALLS), calls)
        .with(CostColumns.SERVER.cpuNanos(), 5L);
  }

  private static String times(long calls, long each) {
    var histogram = new Histogram(3);
    histogram.recordValueWithCount(each, calls);
    ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoCompressedByteBuffer(buffer);
    return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
  }

  private static SliceRequest request(Load load, Purpose purpose) {
    return new SliceRequest("benchmark.Client.getUser", OPERATION, load, 500, purpose);
  }
}
