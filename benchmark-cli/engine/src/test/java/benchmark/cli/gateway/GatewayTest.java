// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.project.FabricatedProject;
import benchmark.cli.project.Forwarding;
import benchmark.cli.project.Forwarding.Traffic;
import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.Part;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GatewayTest {

  @TempDir static Path root;

  private static Project project;
  private static Path nginx;

  @BeforeAll
  static void fabricate() throws IOException {
    project =
        new FabricatedProject(root)
            .settings(
                "triple-base",
                "<pair.gateway>grpc</pair.gateway>"
                    + "<pair.gateway.server>window=65535 older.window=65535</pair.gateway.server>")
            .pairOn("triple-base", "triple-protobuf")
            .settings("dubbo-base", "<pair.gateway>tcp</pair.gateway>")
            .pairOn("dubbo-base", "dubbo-kryo")
            .settings("rmi-base", "<pair.gateway>tcp</pair.gateway><pair.ports>2</pair.ports>")
            .pairOn("rmi-base", "rmi-java")
            .pair("inproc", "No RPC.")
            .settings("spring-base", "<pair.gateway>http</pair.gateway>")
            .pairOn("spring-base", "spring-json")
            .settings(
                "http-base",
                "<pair.gateway>http</pair.gateway><pair.gateway.reuse>no</pair.gateway.reuse>")
            .pairOn("http-base", "http-json")
            .settings("gateway-spring", "<gateway.forwards>http grpc</gateway.forwards>")
            .settings(
                "gateway-convert",
                "<gateway.forwards>http</gateway.forwards>"
                    + "<gateway.clients>spring-base</gateway.clients>"
                    + "<gateway.server>dubbo-kryo</gateway.server>")
            .settings("gateway-relay", "<gateway.forwards>tcp</gateway.forwards>")
            .project();
    nginx = program("nginx", "echo nginx version: nginx/1.22.1 --with-stream=dynamic >&2");
  }

  private static Path program(String name, String does) throws IOException {
    Path file = Files.writeString(root.resolve(name), "#!/bin/sh\n" + does + "\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
  }

  @Test
  void itsVersionAndWhatTheServerMustBeToldAreKnown() {
    Gateway gateway = gateway(nginx.toString(), "triple-protobuf");

    assertThat(gateway.title()).isEqualTo("nginx 1.22.1");
    assertThat(gateway.forwarding().traffic()).isEqualTo(Traffic.GRPC);
    assertThat(gateway.forwarding().serverProperties())
        .isEqualTo(Map.of("window", "65535", "older.window", "65535"));
  }

  @Test
  void aGatewayThatNobodyKnowsIsRefused() {
    assertThatThrownBy(() -> gateway("envoy", "dubbo-kryo"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "gateway=envoy: gateways are nginx, haproxy, convert, relay and spring. Name one, or the"
                + " path of nginx or haproxy.");
  }

  @Test
  void aProgramThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> gateway("/nowhere/haproxy", "dubbo-kryo"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "gateway=/nowhere/haproxy: there is no such program. Install it (Debian: apt-get install"
                + " haproxy; macOS: brew install haproxy), or write gateway=/path/to/haproxy.");
  }

  @ParameterizedTest
  @CsvSource({"inproc", "rmi-java"})
  void aPairThatItCannotForwardIsRefused(String pair) {
    assertThatThrownBy(() -> gateway("nginx", pair))
        .isInstanceOf(UserError.class)
        .hasMessage(
            pair
                + " cannot be called through a gateway, so gateway=nginx has no effect. Leave it"
                + " out.");
  }

  @Test
  void aGatewayThatCannotTakeThePairsTrafficIsRefusedWithThoseThatCan() {
    assertThatThrownBy(() -> gateway("spring", "dubbo-kryo"))
        .isInstanceOfSatisfying(
            UserError.class, e -> assertThat(e.status()).isEqualTo(ExitStatus.BAD_INPUT))
        .hasMessage(
            "dubbo-kryo cannot be called through gateway=spring, which takes HTTP/1.1 and gRPC over"
                + " HTTP/2 only, not connections. Write gateway=nginx or gateway=haproxy or"
                + " gateway=relay.");
  }

  @Test
  void aGatewayThatConvertsTakesTheRequestsOfItsClientsOnly() {
    assertThatThrownBy(() -> gateway("convert", "http-json"))
        .isInstanceOfSatisfying(
            UserError.class, e -> assertThat(e.status()).isEqualTo(ExitStatus.BAD_INPUT))
        .hasMessage(
            "http-json cannot be called through gateway=convert, which takes the requests of"
                + " spring-json only. Name one of these, or write gateway=nginx or gateway=haproxy or"
                + " gateway=relay or gateway=spring.");
  }

  @Test
  void aGatewayThatConvertsHasTheServerOfAnotherPairBehindIt() {
    Pair front = project.pair("spring-json");
    Pair between = gateway("convert", "spring-json").between(front);

    assertThat(between.name()).isEqualTo("spring-json");
    assertThat(between.client()).isEqualTo(front.client());
    assertThat(between.server()).isEqualTo(project.pair("dubbo-kryo").server());
    assertThat(gateway("spring", "spring-json").between(front)).isSameAs(front);
  }

  @Test
  void aLinkIsARelayThatPassesOnWhateverThePairSends() {
    Gateway link = gateway(Map.of("link.rate", "10Mbit", "link.delay", "2ms"), "triple-protobuf");

    assertThat(link.title()).isEqualTo("relay (2ms and 10Mbit in each direction)");
    assertThat(link.forwarding())
        .isEqualTo(new Forwarding(Traffic.TCP, Map.of(), false, Optional.empty()));
    assertThat(link.settings())
        .isEqualTo(Map.of("gateway", "relay", "link.rate", "10Mbit", "link.delay", "2ms"));
    assertThat(gateway("relay", "dubbo-kryo").title()).isEqualTo("relay");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inproc     | link.delay | 2ms  | | inproc cannot be called through a gateway, so link.delay=2ms"
            + " has no effect. Leave it out.",
        "dubbo-kryo | link.delay | 2    | | link.delay=2: this must be the time from one side to the"
            + " other, from 0ms to 2s, such as 200us or 5ms.",
        "dubbo-kryo | link.rate  | 0bit | | link.rate=0bit: this must be the bits per second of each"
            + " direction, from 100kbit to 100Gbit, such as 10Mbit.",
        "dubbo-kryo | link.delay | 2ms  | nginx | link.delay=2ms and gateway=nginx: a link is a relay in"
            + " the place of a gateway. Leave one of them out."
      })
  void aLinkThatCannotBeIsRefused(
      String pair, String key, String value, String between, String message) {
    Map<String, String> settings = new TreeMap<>(Map.of(key, value));
    Optional.ofNullable(between).ifPresent(it -> settings.put(Gateway.KEY, it));

    assertThatThrownBy(() -> gateway(settings, pair))
        .isInstanceOfSatisfying(
            UserError.class, e -> assertThat(e.status()).isEqualTo(ExitStatus.BAD_INPUT))
        .hasMessage(message);
  }

  @Test
  void aModuleThatForwardsWhatNobodyKnowsIsAnError(@TempDir Path folder) {
    Project odd =
        new FabricatedProject(folder)
            .settings("gateway-odd", "<gateway.forwards>smtp</gateway.forwards>")
            .project();
    assertThatThrownBy(odd::gateways)
        .isInstanceOf(UserError.class)
        .hasMessage(
            "gateway-odd has smtp in <gateway.forwards>: write tcp, http, buffered-http or grpc.");
  }

  @Test
  void aPomThatSaysWhatNobodyKnowsIsAnError(@TempDir Path folder) {
    Project odd =
        new FabricatedProject(folder)
            .settings("odd-base", "<pair.gateway>smtp</pair.gateway>")
            .pairOn("odd-base", "odd-mail")
            .project();
    assertThatThrownBy(() -> odd.pair("odd-mail"))
        .isInstanceOf(UserError.class)
        .hasMessage("odd-mail has smtp as <pair.gateway>: write tcp, http, buffered-http or grpc.");
  }

  @Test
  void nginxWithoutItsModuleForStreamsIsRefused() {
    Part part =
        gateway(nginx.toString(), "dubbo-kryo")
            .part(at(9090), at(8080), CpuPinning.NONE, root, null);

    assertThatThrownBy(() -> part.program().command(Map.of()))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "gateway=nginx: %s has no module that forwards connections (ngx_stream_module.so)."
                    .formatted(nginx)
                + " Install libnginx-mod-stream, or write gateway=haproxy.");
  }

  @Test
  void theConfigurationIsInTheFolderAndMayRunOnAsManyCpusAsItIsPinnedTo(@TempDir Path folder)
      throws IOException {
    Part part =
        gateway(nginx.toString(), "triple-protobuf")
            .part(
                at(9090),
                new Endpoint("::1", 8080, 1),
                new CpuPinning(Map.of(Part.GATEWAY, "0,1,2")),
                folder,
                null);
    List<String> command = part.program().command(Map.of());

    assertThat(command)
        .endsWith(
            "taskset",
            "-c",
            "0,1,2",
            nginx.toString(),
            "-e",
            "stderr",
            "-p",
            folder + "/",
            "-c",
            "gateway.conf");
    assertThat(Files.readString(folder.resolve("gateway.conf")))
        .contains(
            "worker_processes 3;",
            "listen localhost:9090 http2;",
            "server [::1]:8080;",
            "grpc_pass grpc://server;")
        .doesNotContain("stream {", "load_module");
  }

  @Test
  void haproxySpeaksTheProtocolOfThePairToBothSides(@TempDir Path folder) throws IOException {
    Path haproxy = program("haproxy", "echo HAProxy version 2.6.12");
    gateway(haproxy.toString(), "triple-protobuf")
        .part(at(9090), new Endpoint("::1", 8080, 1), CpuPinning.NONE, folder, null)
        .program()
        .command(Map.of());
    assertThat(Files.readString(folder.resolve("gateway.conf")))
        .contains(
            "bind localhost:9090 proto h2\n",
            "server server ipv6@::1:8080 proto h2\n",
            "tune.h2.max-concurrent-streams 4096\n");

    gateway(haproxy.toString(), "dubbo-kryo")
        .part(at(9090), at(8080), CpuPinning.NONE, folder, null)
        .program()
        .command(Map.of());
    assertThat(Files.readString(folder.resolve("gateway.conf")))
        .contains("mode tcp\n", "bind localhost:9090\n", "server server localhost:8080\n")
        .doesNotContain("tune.h2");
  }

  @Test
  void aServerThatMixesUpAnswersGetsAConnectionForEachCall(@TempDir Path folder)
      throws IOException {
    assertThat(configuration(nginx, "http-json", folder))
        .contains("proxy_set_header Connection \"close\";", "    server localhost:8080;\n  }\n")
        .doesNotContain("keepalive 1024");
    assertThat(configuration(nginx, "spring-json", folder))
        .contains("proxy_set_header Connection \"\";", "    keepalive 1024;\n");

    Path haproxy = program("haproxy", "echo HAProxy version 2.6.12");
    assertThat(configuration(haproxy, "http-json", folder))
        .contains("  option http-server-close\n  http-reuse never\n");
    assertThat(configuration(haproxy, "spring-json", folder)).contains("  http-reuse always\n");
  }

  private static String configuration(Path program, String pair, Path folder) throws IOException {
    gateway(program.toString(), pair)
        .part(at(9090), at(8080), CpuPinning.NONE, folder, null)
        .program()
        .command(Map.of());
    return Files.readString(folder.resolve("gateway.conf"));
  }

  private static Endpoint at(int port) {
    return new Endpoint("localhost", port, 1);
  }

  private static Gateway gateway(String value, String pair) {
    return gateway(Map.of(Gateway.KEY, value), pair);
  }

  private static Gateway gateway(Map<String, String> settings, String pair) {
    return Gateway.of(settings, project.pair(pair), project);
  }
}
