// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.LaunchProperties;
import benchmark.launch.ObservedFacts;
import benchmark.launch.ObservedFacts.Library;
import benchmark.launch.ObservedFacts.Loop;
import benchmark.launch.ObservedFacts.Pool;
import java.nio.channels.Selector;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ObservationTest {

  @TempDir Path dir;

  @AfterEach
  void nobodyAsks() {
    System.clearProperty(LaunchProperties.OBSERVED.name());
  }

  @Test
  void namesTheClassThatWaitsForEvents() throws Exception {
    try (var selector = Selector.open()) {
      var loop = new Thread(new WaitingLoop(selector), "waiting-1-2");
      loop.start();
      while (!isWaiting(loop)) {
        Thread.onSpinWait();
      }

      assertThat(Observation.facts().loops())
          .contains(new Loop(WaitingLoop.class.getName(), "waiting-*", 1));
    }
  }

  private static boolean isWaiting(Thread loop) {
    return EventLoops.implementation(loop.getStackTrace()).isPresent();
  }

  private record WaitingLoop(Selector selector) implements Runnable {
    @Override
    public void run() {
      try {
        selector.select();
      } catch (java.io.IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }
  }

  @Test
  void aTransportOfNettyIsNamedByItsLoop() {
    assertThat(
            EventLoops.implementation(
                stack(
                    "sun.nio.ch.EPoll",
                    "sun.nio.ch.SelectorImpl",
                    "io.netty.channel.nio.SelectedSelectionKeySetSelector",
                    "io.netty.channel.nio.NioIoHandler",
                    "io.netty.channel.SingleThreadIoEventLoop")))
        .contains("io.netty.channel.nio.NioIoHandler");
    assertThat(
            EventLoops.implementation(
                stack("io.netty.channel.epoll.Native", "io.netty.channel.epoll.EpollIoHandler")))
        .contains("io.netty.channel.epoll.EpollIoHandler");
    assertThat(EventLoops.implementation(stack("java.net.ServerSocket", "Server"))).isEmpty();
  }

  private static StackTraceElement[] stack(String... classes) {
    return java.util.stream.Stream.of(classes)
        .map(name -> new StackTraceElement(name, "run", null, 1))
        .toArray(StackTraceElement[]::new);
  }

  @Test
  void namesLibrariesThatClassesComeFrom() {
    assertThat(Observation.facts().libraries())
        .extracting(Library::artifact)
        .contains("assertj-core", "junit-jupiter-api");
    assertThat(LoadedClasses.libraries(Set.of())).isEmpty();
  }

  @Test
  void namesTheVersionsOfHttp() {
    assertThat(
            SpokenHttp.by(
                Set.of(
                    "io.netty.handler.codec.http2.DefaultHttp2Connection",
                    "org.apache.coyote.http11.Http11Processor")))
        .containsExactly("HTTP/1.1", "HTTP/2");
    assertThat(SpokenHttp.by(Set.of("benchmark.Client"))).isEmpty();
    assertThat(SpokenHttp.seen(Set.of("io.netty.handler.codec.http2.DefaultHttp2Connection")))
        .isEqualTo("2:TCP");
    assertThat(
            SpokenHttp.seen(
                Set.of(
                    "io.netty.handler.codec.http3.Http3ClientConnectionHandler",
                    "io.netty.channel.socket.nio.NioDatagramChannel")))
        .isEqualTo("3:UDP");
    assertThat(SpokenHttp.seen(Set.of("benchmark.Client"))).isEmpty();
  }

  @Test
  void knowsThatThisProjectsClassesAreFromNoCache() {
    assertThat(LoadedClasses.source("trained")).isEqualTo("off");
  }

  @Test
  void reportsItWhereItIsAsked() {
    Path file = dir.resolve("observed");
    Observation.finish();
    assertThat(file).doesNotExist();
    LaunchProperties.OBSERVED.set(file);

    Observation.finish();

    assertThat(ObservedFacts.read(file).orElseThrow().libraries()).isNotEmpty();
  }

  @Test
  void theFileKeepsAll() throws Exception {
    Path file = dir.resolve("observed");
    var facts =
        new ObservedFacts(
            List.of(new Pool("a\tb-*", 200, false), new Pool("virtual threads", 7, true)),
            List.of(new Loop("io.netty.X", "loop-*", 2)),
            List.of("PooledByteBufAllocator"),
            List.of("HTTP/2"),
            List.of(Library.ofFile("netty-common-4.2.2.Final.jar"), Library.ofFile("plain.jar")),
            Map.of("gc", "g1", "executor", "pool:8"));

    facts.write(file);

    ObservedFacts read = ObservedFacts.read(file).orElseThrow();
    assertThat(read.service())
        .containsExactly(new Pool("a b-*", 200, false), new Pool("virtual threads", 7, true));
    assertThat(read).usingRecursiveComparison().ignoringFields("service").isEqualTo(facts);
    assertThat(read.libraries())
        .containsExactly(new Library("netty-common", "4.2.2.Final"), new Library("plain", ""));
    Files.writeString(file, "loop\tof\tnobody");
    assertThat(ObservedFacts.read(file)).isEmpty();
    assertThat(ObservedFacts.read(dir.resolve("none"))).isEmpty();
  }
}
