// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.ConnectionCounts;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.Observed;
import benchmark.cli.results.StoredRun;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.ObservedFacts;
import benchmark.launch.ObservedFacts.Library;
import benchmark.launch.ObservedFacts.Loop;
import benchmark.launch.ObservedFacts.Pool;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ObservedChecksTest {

  private static final Map<String, String> DECLARED =
      Map.of(
          "server.executor",
          "pool of 200 threads, no queue",
          "server.transport",
          "Netty 4.2.2.Final, NIO");

  @TempDir Path dir;

  @Test
  void isSilentIfTheRunIsAsThePairIsSetUp() {
    assertThat(
            warnings(
                observed(server(200, "nio.NioIoHandler", "3.2.20"), counts(1000, 1000, 1000L))))
        .isEmpty();
  }

  @Test
  void isSilentOfARunThatNobodyObserved() {
    assertThat(warnings(null)).isEmpty();
    assertThat(warnings(new Observed(null, null, null))).isEmpty();
    assertThat(warnings(observed(server(200, "nio.NioIoHandler", ""), null))).isEmpty();
  }

  @Test
  void namesConnectionsThatWereOpenedAndReset() {
    assertThat(warnings(observed(none(), counts(47_000, 2_000, 30L))))
        .containsExactly(
            "47.0 connections were opened for a thousand calls, which the results include. Keep"
                + " connections alive on both sides; client.log and server.log may say who closes"
                + " them.",
            "2.00 connections were reset for a thousand calls: one side closed them while the"
                + " other still sent. Let the client read every reply to its end, and the server"
                + " every request.");
    assertThat(warnings(observed(none(), counts(1_000_000, 0, null))))
        .singleElement()
        .asString()
        .startsWith("1000 connections were opened for a thousand calls");
  }

  @Test
  void connectionsOfOtherProcessesAreNotTheClients() {
    assertThat(warnings(observed(none(), counts(47_000, 47_000, 0L)))).isEmpty();
  }

  @Test
  void eachCallerMayOpenAConnectionHoweverFewCallsThereAre() {
    var fewCalls = new ConnectionCounts(500, 2L, 0L, 1L);

    assertThat(warnings(observed(none(), fewCalls))).isEmpty();
  }

  @Test
  void namesBytesThatNoRequestCanDoWith() {
    var run = new FabricatedRun(dir.resolve("few"), "hessian-hessian");
    run.costs(
        FabricatedRun.cost(OperationKey.of("existUser")).with(CostColumns.SENT_BYTES, 3_000L));

    assertThat(texts(StoredRun.read(dir.resolve("few"))))
        .containsExactly(
            "3.00 B were sent per call, fewer than a request has: most calls went over"
                + " connections that were closed before their bytes were counted. Keep connections"
                + " alive.");
  }

  @Test
  void namesAPoolOf2000Threads() {
    assertThat(warnings(observed(server(2000, "nio.NioIoHandler", "3.2.20"), null)))
        .containsExactly(
            "The server ran its service on 2000 threads (Handler-*), but dubbo-kryo is set up with"
                + " 'pool of 200 threads, no queue'. Compare it with pairs that are set up that"
                + " way, or write what it is into its pom.");
  }

  @Test
  void namesAnotherTransport() {
    assertThat(warnings(observed(server(200, "epoll.EpollIoHandler", "3.2.20"), null)))
        .containsExactly(
            "The event loops of the server are those of epoll, but dubbo-kryo is set up with"
                + " 'Netty 4.2.2.Final, NIO'. Compare it with pairs that are set up that way, or"
                + " write what it is into its pom.");
  }

  @Test
  void namesAnotherVersion() {
    assertThat(warnings(observed(server(200, "nio.NioIoHandler", "2.7.23"), null)))
        .containsExactly(
            "The server loaded dubbo 2.7.23, which is not the version that run.json has under"
                + " modules. Look for two versions of it on the classpath.");
    assertThat(warnings(observed(server(200, "nio.NioIoHandler", "3.2.20-linux-x86_64"), null)))
        .isEmpty();
  }

  @Test
  void isNamedBeforeNoiseOfTheMachine() {
    assertThat(Warning.Kind.values())
        .containsSubsequence(
            Warning.Kind.CONNECTIONS_OPENED,
            Warning.Kind.OTHER_EXECUTOR,
            Warning.Kind.LOAD_BEFORE_START);
  }

  @Test
  void saysBrieflyWhatARunDid() {
    Observed observed = observed(server(200, "nio.NioIoHandler", "3.2.20"), counts(500, 0, 0L));

    assertThat(ObservedText.sentence(observed))
        .contains(
            "Observed: server: service on 200 × Handler-*, event loops 3 × NioIoHandler"
                + " (Worker-*), PooledByteBufAllocator, HTTP/2; connections: at most 0.500 opened"
                + " and 0 reset per 1,000 calls.");
    assertThat(ObservedText.sentence(new Observed(Map.of(), DECLARED, null))).isEmpty();
  }

  private List<String> warnings(Observed observed) {
    Path folder = dir.resolve("run" + System.nanoTime());
    new FabricatedRun(folder, "dubbo-kryo");
    FabricatedRun.observed(folder, observed);
    StoredRun run = StoredRun.read(folder);
    assertThat(run.record().course().observed()).isEqualTo(observed);
    return texts(run);
  }

  private static List<String> texts(StoredRun run) {
    return ObservedChecks.ALL.stream()
        .flatMap(check -> check.in(run))
        .map(Warning::diagnosis)
        .toList();
  }

  private static Observed observed(ObservedFacts server, ConnectionCounts connections) {
    return new Observed(Map.of(Part.SERVER, server), DECLARED, connections);
  }

  private static ConnectionCounts counts(long opened, long reset, Long renewed) {
    return new ConnectionCounts(1_000_000, opened, reset, renewed);
  }

  private static ObservedFacts none() {
    return new ObservedFacts(null, null, null, null, null, null);
  }

  private static ObservedFacts server(int threads, String loop, String version) {
    return new ObservedFacts(
        List.of(new Pool("Handler-*", threads, false)),
        List.of(new Loop("io.netty.channel." + loop, "Worker-*", 3)),
        List.of("PooledByteBufAllocator"),
        List.of("HTTP/2"),
        List.of(new Library("dubbo", version)),
        Map.of());
  }
}
