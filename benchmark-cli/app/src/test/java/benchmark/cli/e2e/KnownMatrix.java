// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.process.Place;
import benchmark.cli.project.ProjectRoot;
import benchmark.contract.conformance.Capability;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What {@code verify} is known to find of each pair. */
final class KnownMatrix {

  /**
   * What every pair can carry and withstand. A cell that changes is news for the pair's
   * description: a library has fixed something, or broken it. The hash behind the first column says
   * that all pairs give the contract's answers.
   */
  static final Map<String, Map<String, String>> MATRIX =
      matrix(
          """
          pair                answer null  empty 10k number date cjk emoji surrog 1MiB same  cycle tree  coll  subcl gadget throws trunc garble field+
          inproc              yes    -     -     -   -      -    -   -     -      -    -     -     yes   -     -     -     -      -     -      -
          netty-bytes         yes    -     -     -   -      -    -   -     -      -    -     -     -     -     -     -     -      yes   yes    no
          dubbo-hessianlite   yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          dubbo-fst           yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   yes    no
          dubbo-kryo          yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   no     no
          dubbo-fastjson2     yes    yes   yes   yes yes    no   yes yes   yes    yes  yes   yes   yes   lossy yes   yes   yes    yes   no     yes
          dubbo-gson          yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    yes   lossy lossy yes   lossy  yes   yes    yes
          dubbo-protostuff    yes    yes   yes   yes yes    yes  yes yes   lossy  yes  yes   lossy yes   lossy no    yes   lossy  yes   yes    yes
          dubbo-avro          yes    yes   yes   yes yes    no   yes yes   lossy  yes  lossy no    -     lossy lossy yes   lossy  yes   yes    yes
          dubbo-nativehessian yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          dubbo-java          yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          dubbo-msgpack       yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    yes   lossy lossy yes   lossy  yes   yes    yes
          dubbo-fory          yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   yes    no
          dubbo-protobuf      yes    lossy yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   lossy  yes   yes    yes
          rest-json           yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    lossy lossy lossy yes   lossy  yes   yes    yes
          spring-json         yes    yes   yes   yes yes    yes  yes yes   yes    yes  lossy lossy yes   lossy lossy yes   lossy  yes   yes    yes
          triple-hessianlite  yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          triple-protobuf     yes    lossy yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   no     yes   yes    yes
          dubbo25-dubbo       part   -     -     -   -      -    -   -     -      -    -     -     -     -     -     no     -      yes   yes    yes
          dubbo26-hessianlite yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   lossy yes   yes   yes    yes   yes    yes
          dubbo26-kryo        yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   no     no
          dubbo26-fst         yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   yes    no
          rmi-java            yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          hessian-hessian     yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   yes   yes   yes    yes   yes    yes
          http-json           yes    yes   yes   yes yes    yes  yes yes   yes    yes  lossy no    yes   lossy lossy yes   lossy  yes   yes    no
          grpc-protobuf       yes    lossy yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   no     yes   yes    yes
          gogrpc-protobuf     yes    lossy yes   yes yes    yes  yes yes   lossy  yes  -     -     -     lossy lossy -     -      yes   yes    yes
          gotriple-protobuf   yes    lossy yes   yes yes    yes  yes yes   lossy  yes  -     -     -     lossy lossy -     -      yes   yes    yes
          godubbo-hessianlite yes    lossy yes   yes yes    yes  yes yes   no     yes  -     -     lossy lossy no    -     -      yes   yes    yes
          armeria-protobuf    yes    lossy yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   no     yes   yes    yes
          feign-json          yes    yes   yes   yes yes    yes  yes yes   yes    yes  lossy lossy yes   lossy lossy yes   lossy  yes   yes    yes
          webflux-json        yes    yes   yes   yes yes    yes  yes yes   yes    yes  lossy no    yes   lossy lossy yes   no     yes   yes    yes
          thrift-binary       yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   no     yes   no     yes
          thrift-compact      yes    yes   yes   yes yes    yes  yes yes   lossy  yes  lossy no    -     lossy lossy yes   no     yes   no     yes
          sofa-hessian        yes    yes   yes   yes yes    yes  yes yes   yes    yes  yes   yes   yes   yes   no    yes   lossy  yes   no     yes
          rsocket-cbor        yes    yes   yes   yes yes    yes  yes yes   no     yes  lossy no    yes   lossy lossy yes   lossy  yes   yes    yes
          """);

  private static final Set<String> STREAMS =
      Set.of(
          "triple-hessianlite",
          "triple-protobuf",
          "grpc-protobuf",
          "gogrpc-protobuf",
          "gotriple-protobuf",
          "armeria-protobuf",
          "rsocket-cbor",
          "netty-bytes");

  private static final Set<String> DEADLINES =
      Set.of("grpc-protobuf", "gogrpc-protobuf", "armeria-protobuf");

  /**
   * Whether calls through nginx are answered, and whether none is lost when a connection ends: in
   * HTTP/2 it takes calls with it that have been sent, in HTTP/1.1 none.
   */
  private static final Map<String, List<String>> BEHIND_NGINX =
      Map.of("triple-protobuf", List.of("with", "no"), "rest-json", List.of("yes", "yes"));

  private KnownMatrix() {}

  private static boolean hasNginx() {
    return Place.LOCAL.find("nginx").isPresent() || Place.LOCAL.isExecutable("/usr/sbin/nginx");
  }

  /** Verifies a pair, and makes sure that nothing about it is news. */
  static void assertCells(String pair, Path results) {
    Optional<String> missing = ProjectRoot.project().pair(pair).missing();
    assumeTrue(missing.isEmpty(), () -> missing.orElseThrow());
    CommandResult ended = verify(results, pair);

    assertThat(ended.status()).as(ended.toString()).isZero();
    JsonNode verified = verified(pair, results);
    assertThat(verified.get("right").asBoolean()).isTrue();
    var expected = new LinkedHashMap<>(MATRIX.get(pair));
    var found = cells(verified);
    // how much memory a broken request takes depends on the machine, too: no worse will do
    String garbled = Capability.GARBLED.head();
    assertThat(found.remove(garbled)).as(garbled).isIn(expected.remove(garbled), "yes");
    assertThat(found.remove(Capability.CODEC.head()))
        .as(reasons(verified, Capability.CODEC).toString())
        .isEqualTo(codec(pair));
    String behind = found.remove(Capability.BEHIND.head());
    String goaway = found.remove(Capability.GOAWAY.head());
    if (hasNginx() && BEHIND_NGINX.containsKey(pair)) {
      assertThat(List.of(behind, goaway)).isEqualTo(BEHIND_NGINX.get(pair));
    }
    String streams = STREAMS.contains(pair) ? "yes" : "-";
    assertThat(found.remove(Capability.STREAM.head())).isEqualTo(streams);
    assertThat(found.remove(Capability.CANCEL.head())).isEqualTo(streams);
    assertThat(found.remove(Capability.KILLED.head())).isEqualTo(streams);
    assertThat(found.remove(Capability.DEADLINE.head()))
        .as("Dubbo's and RSocket's timeouts are for calls, and Netty has none")
        .isEqualTo(DEADLINES.contains(pair) || streams.equals("-") ? streams : "no");
    assertThat(found.remove(Capability.BACKPRESSURE.head()))
        .as("Dubbo up to 3.3.6 tells no sender to wait")
        .isEqualTo(pair.contains("triple-") ? "no" : streams);
    assertThat(found).isEqualTo(expected);
  }

  /** Verifies, with results in a folder. */
  static CommandResult verify(Path results, String... words) {
    var arguments = new ArrayList<>(List.of("verify", "-o", results.toString()));
    arguments.addAll(ShortRun.quickly(words));
    return Script.ofProject().run(arguments);
  }

  /** What was found of the one variant that was verified. */
  static JsonNode verified(String variant, Path results) {
    JsonNode rows = Tools.json(Tools.onlyFolder(results).resolve("verify.json")).get("pairs");
    assertThat(rows).hasSize(1);
    assertThat(rows.get(0).get("variant").asText()).isEqualTo(variant);
    return rows.get(0);
  }

  /**
   * Two pairs carry no codec and one no page; Dubbo 2.6 looks up classes and methods for each date
   * of java.time.
   */
  private static String codec(String pair) {
    return switch (pair) {
      case "inproc", "netty-bytes", "dubbo25-dubbo" -> "-";
      case "dubbo26-hessianlite", "sofa-hessian" -> "no";
      default -> "yes";
    };
  }

  /** Why it has, or has not, a capability. */
  static List<String> reasons(JsonNode verified, Capability capability) {
    var reasons = new ArrayList<String>();
    for (JsonNode finding : verified.get("findings")) {
      if (finding.get("capability").asText().equals(capability.head())) {
        reasons.add(finding.get("reason").asText());
      }
    }
    return reasons;
  }

  /** By capability. */
  static Map<String, String> cells(JsonNode verified) {
    var cells = new LinkedHashMap<String, String>();
    verified
        .get("capabilities")
        .properties()
        .forEach(cell -> cells.put(cell.getKey(), cell.getValue().asText()));
    return cells;
  }

  /** The cells by pair and capability. */
  private static Map<String, Map<String, String>> matrix(String text) {
    List<String[]> lines = text.lines().map(line -> line.split(" +")).toList();
    var matrix = new LinkedHashMap<String, Map<String, String>>();
    for (String[] line : lines.subList(1, lines.size())) {
      var cells = new LinkedHashMap<String, String>();
      for (int column = 1; column < line.length; column++) {
        cells.put(lines.get(0)[column], line[column]);
      }
      matrix.put(line[0], cells);
    }
    return matrix;
  }
}
