// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.machine.ClockDifference;
import benchmark.cli.machine.Machine;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Words;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which part ran where. */
public final class PlacesSentence {

  private PlacesSentence() {}

  /** Of some places, by the names of parts: Client at ssh:red and server at ssh:blue. */
  public static String of(Map<String, String> places) {
    String all = words(places);
    return Character.toUpperCase(all.charAt(0)) + all.substring(1) + ".";
  }

  /** The places within a sentence; none are this host. */
  public static String words(Map<String, String> places) {
    if (places.isEmpty()) {
      return "this host";
    }
    var parts = new TreeMap<>(places);
    String address = parts.remove(PlaceFacts.ADDRESS);
    return Words.list(
            parts.entrySet().stream().map(it -> it.getKey() + " at " + it.getValue()).toList())
        + (address == null ? "" : ", reached at " + address);
  }

  /** What is known of each part's machine and clock; nothing if all ran where the command did. */
  static Document details(Map<String, PlaceFacts> places) {
    return places.isEmpty()
        ? Document.of()
        : Document.of(
            new Definitions(
                places.entrySet().stream()
                    .filter(it -> it.getValue().machine() != null)
                    .map(it -> new Definition(it.getKey(), details(it.getValue())))
                    .toList()));
  }

  private static String details(PlaceFacts place) {
    Machine machine = place.machine();
    return Stream.of(
            place.node() == null ? null : "node " + place.node(),
            machine.kernel() == null ? null : "kernel " + machine.kernel(),
            machine.cpuModel(),
            machine.cpus() + " CPUs",
            place.clock() == null ? null : clock(place.clock()))
        .filter(Objects::nonNull)
        .collect(Collectors.joining(", "));
  }

  private static String clock(ClockDifference clock) {
    double ahead = clock.seconds();
    return Math.abs(ahead) <= clock.uncertainty()
        ? "clock as here within " + millis(clock.uncertainty())
        : "clock %s %s (± %s)"
            .formatted(
                millis(Math.abs(ahead)),
                ahead > 0 ? "ahead" : "behind",
                millis(clock.uncertainty()));
  }

  private static String millis(double seconds) {
    return String.format(Locale.ROOT, "%.1f ms", seconds * 1e3);
  }

  /** The sentence as a paragraph; nothing of none. */
  public static Document paragraph(Map<String, String> places) {
    return places.isEmpty() ? Document.of() : Document.of(new Paragraph(of(places)));
  }
}
