// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.project.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("keys of variants, and the proof that they act")
class KeysIT {

  @TempDir Path results;

  @Test
  void eachKeyActsWhereItIsGiven() throws IOException {
    CommandResult outcome =
        run(
            "--jdk",
            QuickStartingJdk.of(jdk25()).toString(),
            "dubbo-kryo@executor={virtual,pool:4},gc=parallel,headers=compact,loops=3",
            "grpc-protobuf@executor=pool:8,server.gc=zgc,compression=gzip,timeout=7000,loops=3");
    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(observed("dubbo-kryo@executor=virtual", "server"))
        .isEqualTo(
            Map.of("executor", "virtual", "gc", "parallel", "headers", "compact", "loops", "3"));
    assertThat(observed("dubbo-kryo@executor=virtual", "client"))
        .isEqualTo(Map.of("gc", "parallel", "headers", "compact"));
    assertThat(observed("dubbo-kryo@executor=pool", "server")).containsEntry("executor", "pool:4");
    assertThat(observed("grpc-protobuf", "server"))
        .isEqualTo(Map.of("executor", "pool:8", "gc", "zgc", "compression", "gzip", "loops", "3"));
    assertThat(observed("grpc-protobuf", "client"))
        .isEqualTo(
            Map.of(
                "compression",
                "gzip",
                "loops",
                "3",
                "timeout",
                "7000:a call that the server held failed"));
  }

  @Test
  @Tag("exhaustive")
  void keysActInEveryProtocolThatHasThem() throws IOException {
    CommandResult outcome =
        run(
            "--jdk",
            QuickStartingJdk.of(jdk25()).toString(),
            "netty-bytes@executor=virtual,loops=3,transport=epoll",
            "triple-protobuf@executor=virtual,transport=epoll,loops=5",
            "spring-json@executor=virtual",
            "thrift-binary@executor=virtual",
            "webflux-json@executor=virtual,loops=3,transport=nio",
            "rsocket-cbor@executor=pool:4,loops=3,transport=nio",
            "armeria-protobuf@loops=3,transport=nio",
            "rest-json@loops=5");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(observed("triple-protobuf", "server"))
        .isEqualTo(Map.of("executor", "virtual", "transport", "epoll", "loops", "5"));
    assertThat(observed("triple-protobuf", "client")).isEqualTo(Map.of("transport", "epoll"));
    for (String pair : List.of("netty-bytes", "spring-json", "thrift-binary", "webflux-json")) {
      assertThat(observed(pair, "server")).as(pair).containsEntry("executor", "virtual");
    }
    for (String pair : List.of("netty-bytes", "webflux-json", "rsocket-cbor", "armeria-protobuf")) {
      for (String side : List.of("server", "client")) {
        assertThat(observed(pair, side))
            .as(pair + "-" + side)
            .containsEntry("loops", "3")
            .containsEntry("transport", pair.equals("netty-bytes") ? "epoll" : "nio");
      }
    }
    assertThat(observed("rsocket-cbor", "server")).containsEntry("executor", "pool:4");
    assertThat(observed("rest-json", "server")).isEqualTo(Map.of("loops", "5"));
  }

  @Test
  @Tag("exhaustive")
  void grpcAndNettyHaveMoreTransportsAndAnotherEngineOfTls() throws IOException {
    requireEncrypted(
        "grpc-protobuf@tls=mutual,tls.provider=openssl",
        "netty-bytes@transport=io_uring,tls=on",
        "dubbo-kryo@tls=mutual,tls.provider=openssl",
        "triple-protobuf@tls=mutual,tls.provider=openssl,tls.certificate=rsa");
    assertThat(observed("netty-bytes@", "client")).containsEntry("transport", "io_uring");
    for (String pair : List.of("grpc-protobuf@", "dubbo-kryo@", "triple-protobuf@")) {
      assertThat(observed(pair, "client")).as(pair).containsEntry("tls.provider", "openssl");
    }
  }

  @Test
  void eachSideStartsFromTheCacheThatARunBeforeHasMade() throws IOException {
    CommandResult outcome = run("--jdk", jdk25().toString(), "netty-bytes@aot=trained");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    for (String side : List.of("server", "client")) {
      assertThat(observed("netty-bytes", side).get("aot"))
          .as(side)
          .matches("trained:[0-9]+ of [0-9]+ classes from the cache");
    }
    assertThat(Tools.onlyFolder(results)).isDirectoryNotContaining("glob:**.aot");
    assertThat(Tools.onlyFolder(results).resolve("training")).doesNotExist();
  }

  @Test
  void aTransportThatTheMachineLacksIsRefused() {
    CommandResult outcome = run("netty-bytes@transport=epoll,D.io.netty.transport.noNative=true");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr().replaceAll("\\s+", " "))
        .contains("This machine has no epoll that Netty can use: ", "Leave transport=epoll out");
  }

  @Test
  @Tag("exhaustive")
  void compressionSaysWhatItActsOn() throws IOException {
    CommandResult outcome =
        run(
            "triple-protobuf@compression={none,gzip}",
            "spring-json@compression={none,gzip}",
            "feign-json@compression=gzip");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(observed("triple-protobuf@compression=gzip", "client"))
        .isEqualTo(Map.of("compression", "gzip:requests only"));
    for (String pair : List.of("spring-json", "feign-json")) {
      for (String side : List.of("server", "client")) {
        assertThat(observed(pair + "@compression=gzip", side))
            .as(pair + "-" + side)
            .isEqualTo(Map.of("compression", "gzip:replies only"));
      }
    }
    assertThat(observed("spring-json@compression=none", "client"))
        .isEqualTo(Map.of("compression", "none"));
  }

  @Test
  @Tag("exhaustive")
  void tripleSpeaksHttp3OverUdp() throws IOException {
    CommandResult outcome = run("triple-protobuf@http={2,3}");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    for (String side : List.of("server", "client")) {
      assertThat(observed("triple-protobuf@http=2", side)).isEqualTo(Map.of("http", "2:TCP"));
      assertThat(observed("triple-protobuf@http=3", side)).isEqualTo(Map.of("http", "3:UDP"));
    }
  }

  @Test
  @Tag("exhaustive")
  void aCallFailsAtTheTimeoutInEveryProtocol() throws IOException {
    List<String> pairs =
        List.of(
            "dubbo-kryo",
            "netty-bytes",
            "rmi-java",
            "hessian-hessian",
            "spring-json",
            "webflux-json",
            "rsocket-cbor",
            "thrift-binary",
            "sofa-hessian",
            "armeria-protobuf",
            "dubbo26-kryo",
            "triple-protobuf",
            "rest-json",
            "feign-json");

    CommandResult outcome =
        run(pairs.stream().map(it -> it + "@timeout=7000").toArray(String[]::new));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    for (String pair : pairs) {
      assertThat(observed(pair + "@", "client"))
          .as(pair)
          .isEqualTo(Map.of("timeout", "7000:a call that the server held failed"));
    }
  }

  @Test
  void encryptedCallsAreShownByBothSidesAndPlainTextIsRefused() throws IOException {
    requireEncrypted(
        "netty-bytes@tls=on,tls.provider=openssl",
        "dubbo-kryo@tls=mutual",
        "grpc-protobuf@transport=shaded,tls=on,compression=gzip");
    for (String side : List.of("server", "client")) {
      assertThat(observed("grpc-protobuf", side))
          .containsEntry("transport", "shaded:epoll")
          .containsEntry("compression", "gzip");
    }
  }

  @Test
  @Tag("exhaustive")
  void callsAreEncryptedInEveryProtocolThatCan() throws IOException {
    requireEncrypted(
        "grpc-protobuf@tls=mutual",
        "triple-protobuf@tls=mutual",
        "spring-json@tls=mutual",
        "rest-json@tls=on",
        "rest-json@tls=mutual",
        "feign-json@tls=on");
  }

  @Test
  void whatIsNotEncryptedAnswersPlainText() throws IOException {
    requirePlain("dubbo-kryo");
  }

  /** Each protocol is greeted in its own words. */
  @Test
  @Tag("exhaustive")
  void soItDoesInEveryProtocolThatCanBeEncrypted() throws IOException {
    requirePlain(
        "netty-bytes",
        "grpc-protobuf",
        "triple-protobuf",
        "spring-json",
        "rest-json",
        "feign-json");
  }

  private void requirePlain(String... pairs) throws IOException {
    CommandResult outcome = run(Stream.of(pairs).map(it -> it + "@tls=off").toArray(String[]::new));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    for (String pair : pairs) {
      assertThat(observed(pair, "client")).as(pair).containsEntry("tls", "off");
    }
  }

  @Test
  @Tag("exhaustive")
  void theVersionOfTlsAndTheCertificateAreThoseThatWereChosen() throws IOException {
    List<String> pairs =
        List.of("netty-bytes", "dubbo-kryo", "grpc-protobuf", "spring-json", "rest-json");
    CommandResult outcome =
        run(
            pairs.stream()
                .map(it -> it + "@tls=mutual,tls.version=1.2,tls.certificate=rsa")
                .toArray(String[]::new));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    for (String pair : pairs) {
      for (String side : List.of("server", "client")) {
        assertThat(observed(pair, side))
            .as(pair + "-" + side)
            .containsEntry("tls.version", "1.2")
            .containsEntry("tls.certificate", "rsa");
      }
    }
  }

  private void requireEncrypted(String... variants) throws IOException {
    CommandResult outcome = run(variants);

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    for (String variant : variants) {
      String mode = variant.replaceFirst(".*tls=(\\w+).*", "$1");
      String engine = variant.contains("openssl") ? "openssl" : "jdk";
      String start = variant.replaceFirst(",.*", "");
      assertThat(observed(start, "server")).as(variant).containsEntry("tls", mode + ":" + engine);
      assertThat(observed(start, "client").get("tls"))
          .as(variant)
          .matches(mode + ":TLSv1\\.3 TLS_\\w+ " + engine + ", plain text refused");
    }
    assertThat(Tools.folders(results))
        .allSatisfy(it -> assertThat(it.resolve("tls")).doesNotExist());
  }

  @Test
  @Tag("exhaustive")
  void verifySaysWhichKeysAct() throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(List.of("verify", "--keys", "-o", results.toString(), "netty-bytes"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll(" +", " "))
        .contains("netty-bytes acts (refused: ", "netty-bytes acts acts acts");
    assertThat(Tools.onlyFolder(results).resolve("verify.md"))
        .content()
        .contains("executor=direct", "acts: direct", "timeout=7000");
  }

  @Test
  void aKeyThatDoesNotActFailsTheRun() {
    CommandResult outcome = run("dubbo-kryo@executor=pool:4,D.dubbo.protocol.threads=50");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr().replaceAll("\\s+", " "))
        .containsPattern(
            "executor=pool:4 did not act: executor=pool:[0-9]+ was seen in the server");
  }

  @Test
  void anotherVersionOfALibraryIsLoaded() throws IOException {
    CommandResult outcome = run("netty-bytes@lib=io.netty:*:4.2.15.Final");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(
            Tools.json(Tools.onlyFolder(results).resolve("run.json"))
                .at("/observed/parts/server/libraries")
                .toString())
        .contains("{\"artifact\":\"netty-transport\",\"version\":\"4.2.15.Final\"}");
  }

  private static Path jdk25() {
    Optional<Path> second = Tools.secondJdk();
    assumeTrue(
        second.filter(it -> Jdk.at(it).feature() >= 25).isPresent(),
        "there is no JDK 25 beside the running one; name one by BENCHMARK_SECOND_JDK");
    return second.get();
  }

  private CommandResult run(String... words) {
    var command = new ArrayList<>(List.of("--quick", "-o", results.toString()));
    command.addAll(List.of(words).contains("--jdk") ? List.of(words) : ShortRun.quickly(words));
    command.addAll(List.of("--", "-w", "100ms", "-i", "3", "-r", "200ms", "existUser"));
    return Script.ofProject().run(command);
  }

  private Map<String, String> observed(String variant, String part) throws IOException {
    Path run =
        Tools.folders(results).stream()
            .filter(it -> it.getFileName().toString().contains(variant))
            .findFirst()
            .orElseThrow();
    var keys = new TreeMap<String, String>();
    Tools.json(run.resolve("run.json"))
        .at("/observed/parts/" + part + "/keys")
        .properties()
        .forEach(it -> keys.put(it.getKey(), it.getValue().asText()));
    return keys;
  }
}
