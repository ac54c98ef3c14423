// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunFolder;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import one.convert.Arguments;
import one.convert.FlameGraph;

/**
 * Flame graphs of one variant that show what differs from another one: red is more, blue is less,
 * as async-profiler's converter draws them. What the other one alone does is not in it, so there is
 * one of each.
 */
final class FlameGraphs {

  private static final double CALLS = 1_000;

  private FlameGraphs() {}

  /** The names of a profile's two files: that of the candidate, then that of the baseline. */
  static List<String> names(ExplainRecord.Profile profile) {
    String name =
        "%s-%s"
            .formatted(profile.side().suffix(), profile.metric().name().toLowerCase(Locale.ROOT));
    return List.of(name + "-b.html", name + "-a.html");
  }

  /**
   * Writes both.
   *
   * @throws UserError if one cannot be written
   */
  static void write(
      RunFolder folder, ExplainRecord.Profile profile, ProfileBuilder of, List<String> labels) {
    List<Map<Stack, Double>> stacks = List.of(of.stacks(0), of.stacks(1));
    for (int shown : new int[] {1, 0}) {
      String title =
          "%s: %s of 1000 calls; red is more than in %s, blue is less"
              .formatted(
                  labels.get(shown),
                  profile.side().suffix() + (profile.metric() == Metric.CPU ? " CPU ns" : " bytes"),
                  labels.get(1 - shown));
      write(folder, names(profile).get(1 - shown), title, stacks.get(1 - shown), stacks.get(shown));
    }
  }

  private static void write(
      RunFolder folder,
      String name,
      String title,
      Map<Stack, Double> other,
      Map<Stack, Double> shown) {
    try (var out = Files.newOutputStream(folder.file(name))) {
      var graph = graph(title, shown);
      graph.diff(graph(title, other));
      graph.dump(out);
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot write %s: %s. Check disk space.", folder.file(name), e.getMessage());
    }
  }

  private static FlameGraph graph(String title, Map<Stack, Double> stacks) throws IOException {
    var graph = new FlameGraph(new Arguments("--title", title));
    graph.parseCollapsed(
        new StringReader(
            stacks.entrySet().stream()
                .filter(it -> !it.getKey().frames().isEmpty())
                .map(
                    it ->
                        String.join(";", it.getKey().frames())
                            + " "
                            + Math.round(CALLS * it.getValue()))
                .collect(Collectors.joining("\n"))));
    return graph;
  }
}
