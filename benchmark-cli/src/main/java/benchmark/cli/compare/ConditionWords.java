// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.project.Jdk;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.Parts;
import benchmark.cli.topology.Part;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.Load;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The options of compare that another comparison must be given to have the same conditions: what
 * differs from what compare does of itself.
 */
record ConditionWords(CompareSettings settings) {

  /** The options, each after a space; nothing if all is as usual. */
  String toText() {
    var words = new ArrayList<String>();
    words.addAll(design());
    words.addAll(operations());
    words.addAll(load());
    words.addAll(times());
    words.addAll(places());
    return words.stream().map(" "::concat).collect(Collectors.joining());
  }

  private List<String> design() {
    return switch (settings.design()) {
      case BLOCKS -> List.of();
      case ROUNDS -> List.of("--design rounds");
      case CODEC -> List.of("--codec");
    };
  }

  private Scenario scenario() {
    return settings.run().generator().scenario();
  }

  private List<String> operations() {
    var words = new ArrayList<String>();
    if (!scenario().name().equals(Scenarios.USER.name())) {
      words.add("--scenario " + scenario());
    }
    Set<String> all = Set.copyOf(settings.design().operations(scenario()));
    if (!all.equals(Set.copyOf(settings.operations()))) {
      words.add("--ops " + String.join(",", settings.operations()));
    }
    return words;
  }

  private List<String> load() {
    var words = new ArrayList<String>();
    int usual = settings.design() == Design.CODEC ? 1 : scenario().callers();
    if (settings.threads() != usual) {
      words.add("-t " + settings.threads());
    }
    settings.atRate().ifPresent(it -> words.addAll(rates(it)));
    return words;
  }

  private static List<String> rates(RateLoad load) {
    var words = new ArrayList<String>();
    words.add(
        "--rate "
            + load.rates().stream()
                .map(it -> it == Math.rint(it) ? Long.toString(it.longValue()) : it.toString())
                .collect(Collectors.joining(",")));
    if (load.arrivals() != Load.Arrivals.POISSON) {
      words.add("--arrivals " + load.arrivals().word());
    }
    if (load.inFlight() != RateLoad.USUAL_IN_FLIGHT) {
      words.add("--in-flight " + load.inFlight());
    }
    return words;
  }

  private List<String> times() {
    MeasuringTime usual =
        settings.atRate().isPresent()
            ? MeasuringTime.usualAtRate()
            : MeasuringTime.usual(settings.design(), settings.operations().size());
    var words = new ArrayList<String>();
    if (!settings.time().warmup().equals(usual.warmup())) {
      words.add("--warmup " + text(settings.time().warmup()));
    }
    if (!settings.time().measurement().equals(usual.measurement())) {
      words.add("--time " + text(settings.time().measurement()));
    }
    return words;
  }

  private static String text(Duration time) {
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + "s" : time.toMillis() + "ms";
  }

  private List<String> places() {
    var words = new ArrayList<String>();
    Map<String, String> cpus = settings.run().cpus().lists();
    if (!cpus.isEmpty()) {
      words.add(
          "--cpus "
              + cpus.entrySet().stream()
                  .map(it -> it.getKey() + "=" + it.getValue())
                  .sorted()
                  .collect(Collectors.joining(",")));
    }
    boolean here = settings.run().places().areHere();
    Jdk jdk = settings.run().jdk();
    if (here && !jdk.home().equals(Jdk.ofThisProcess().home())) {
      words.add("--jdk " + jdk.home());
    }
    Map<String, String> places = settings.run().places().names();
    for (String part : List.of(Part.SERVER, Part.CLIENT)) {
      if (places.containsKey(part)) {
        words.add("--%s %s".formatted(part, places.get(part)));
      }
    }
    Parts parts = settings.run().parts();
    if (parts.areSeveral()) {
      words.add("--servers %d --clients %d".formatted(parts.servers(), parts.clients()));
    }
    return words;
  }
}
