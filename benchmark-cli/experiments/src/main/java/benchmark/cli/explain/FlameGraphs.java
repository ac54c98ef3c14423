// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunFolder;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import one.convert.Arguments;
import one.convert.FlameGraph;

/**
 * Flame graphs, as async-profiler's converter draws them. One of two variants shows what differs
 * from the other one: red is more, blue is less. What the other one alone does is not in it, so
 * there is one of each.
 */
final class FlameGraphs {

  private static final double CALLS = 1_000;

  private FlameGraphs() {}

  /**
   * The names of a profile's files: that of the only variant, or the candidate's and the base's.
   */
  static List<String> names(ExplainRecord.Profile profile) {
    String name =
        "%s-%s"
            .formatted(profile.side().suffix(), profile.metric().name().toLowerCase(Locale.ROOT));
    return profile.measured().isAlone()
        ? List.of(name + ".html")
        : List.of(name + "-b.html", name + "-a.html");
  }

  /**
   * Writes that of each variant.
   *
   * @throws UserError if one cannot be written
   */
  static void write(
      RunFolder folder, ExplainRecord.Profile profile, ProfileBuilder of, List<String> labels) {
    List<String> names = names(profile);
    int last = labels.size() - 1;
    for (int shown = 0; shown <= last; shown++) {
      int other = last - shown;
      String title =
          "%s: %s of 1000 calls%s"
              .formatted(
                  labels.get(shown),
                  profile.side().suffix() + (profile.metric() == Metric.CPU ? " CPU ns" : " bytes"),
                  other == shown
                      ? ""
                      : "; red is more than in %s, blue is less".formatted(labels.get(other)));
      Path file = folder.file(names.get(other));
      try (var out = Files.newOutputStream(file)) {
        var graph = graph(title, of.stacks(shown));
        if (other != shown) {
          graph.diff(graph(title, of.stacks(other)));
        }
        graph.dump(out);
      } catch (IOException e) {
        throw UserError.failure("Cannot write %s: %s. Check disk space.", file, e.getMessage());
      }
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
