// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a user gave for a run, as far as a comparison of the same must be given it, too.
 *
 * @param command the words after benchmark.sh
 */
public record RunWords(List<String> command) {

  /** Why there is no such comparison. */
  public static final String NO_COMPARISON =
      "compare cannot settle it: it sends the messages of a scenario, and these runs had --payload"
          + " or -p.";

  /** JMH's words follow it. */
  private static final String END = "--";

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** null (from a record that does not have them) means none. */
  public RunWords {
    command = command == null ? List.of() : List.copyOf(command);
  }

  /**
   * The options of compare that make it call the same operations by as many callers, with their
   * values; empty if it has none that do.
   */
  public Optional<List<String>> forComparison() {
    int end = command.contains(END) ? command.indexOf(END) : command.size();
    List<String> own = command.subList(0, end);
    List<String> jmh = new ArrayList<>(command.subList(end, command.size()));
    value(own, "-a").ifPresent(it -> jmh.addAll(List.of(it.split("\\s+"))));
    if (value(own, "--payload").isPresent() || value(jmh, "-p").isPresent()) {
      return Optional.empty();
    }
    Optional<String> threads =
        value(own, "--threads")
            .or(() -> value(own, "-t"))
            .or(() -> value(jmh, "-t"))
            .filter(NUMBER.asMatchPredicate());
    var options = new ArrayList<String>();
    value(own, "--scenario").ifPresent(it -> options.addAll(List.of("--scenario", it)));
    value(own, "--service").ifPresent(it -> options.addAll(List.of("--service", it)));
    threads.ifPresent(it -> options.addAll(List.of("-t", it)));
    return Optional.of(options);
  }

  /** The words of explain, which calls no streams. */
  Optional<List<String>> forExplanation() {
    boolean streams =
        value(command, "--scenario")
            .flatMap(Scenarios::named)
            .filter(Scenario::hasStreams)
            .isPresent();
    return streams ? Optional.empty() : forComparison();
  }

  /** The value of an option: --scenario echo, --scenario=echo, -t 8 or -t8. */
  private static Optional<String> value(List<String> words, String option) {
    for (int place = 0; place < words.size(); place++) {
      String word = words.get(place);
      if (word.equals(option) && place + 1 < words.size()) {
        return Optional.of(words.get(place + 1));
      }
      boolean attached = !option.startsWith(END) && word.matches(option + "\\d+");
      if (word.startsWith(option + "=") || attached) {
        return Optional.of(word.substring(option.length()).replaceFirst("^=", ""));
      }
    }
    return Optional.empty();
  }
}
