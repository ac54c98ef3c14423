// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.machine.ClockDifference;
import benchmark.cli.machine.Machine;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.text.TextRenderer;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("what a report says of places")
class PlacesSentenceTest {

  private static final Machine MACHINE = new Machine("Linux", "6.1.0", "Xeon", 4, null, null, null);

  private static String details(ClockDifference clock) {
    var facts = new PlaceFacts("kube:n/server-0", "worker-3", MACHINE, clock, null);
    return TextRenderer.render(PlacesSentence.details(Map.of("server", facts)))
        .strip()
        .replaceAll("\\s+", " ");
  }

  @Test
  void namesNodeKernelAndProcessorAndTheClock() {
    assertThat(details(new ClockDifference(-1.25, 0.0004)))
        .isEqualTo(
            "server node worker-3, kernel 6.1.0, Xeon, 4 CPUs, clock 1250.0 ms behind (± 0.4 ms)");
    assertThat(details(new ClockDifference(0.5, 0.25)))
        .endsWith("clock 500.0 ms ahead (± 250.0 ms)");
    assertThat(details(new ClockDifference(0.0002, 0.0004)))
        .endsWith("clock as here within 0.4 ms");
  }

  @Test
  void namesTheAddressBehindThePlaces() {
    var places = Map.of("server", "ssh:blue", "client", "ssh:red");

    assertThat(PlacesSentence.of(places)).isEqualTo("Client at ssh:red and server at ssh:blue.");
    assertThat(
            PlacesSentence.words(
                Map.of("server", "ssh:blue", "client", "ssh:red", "address", "10.0.0.1")))
        .isEqualTo("client at ssh:red and server at ssh:blue, reached at 10.0.0.1");
    assertThat(PlacesSentence.words(Map.of())).isEqualTo("this host");
  }

  @Test
  void leavesOutAPlaceThatCouldNoLongerBeAsked() {
    var places = new TreeMap<String, PlaceFacts>();
    places.put("client", new PlaceFacts("ssh:red", null, MACHINE, null, null));
    places.put("server", new PlaceFacts("ssh:blue", null, null, null, null));

    assertThat(TextRenderer.render(PlacesSentence.details(places)).strip())
        .isEqualTo("client  kernel 6.1.0, Xeon, 4 CPUs");
    assertThat(PlacesSentence.details(Map.of()).blocks()).isEmpty();
  }
}
