// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts JMH's arguments together from this project's options, the classic extra arguments and what
 * stands after {@code --}. What the user gave to JMH wins, because JMH takes an option only once.
 */
public final class JmhArguments {

  private static final Map<String, String> CLASSIC =
      Map.of(
          "--warmupIterations", "-wi",
          "--warmupTime", "-w",
          "--measurementIterations", "-i",
          "--measurementTime", "-r",
          "--resultFormat", "-rf");

  /** JMH's options that ask for information and measure nothing. */
  private static final List<String> INFORMATION = List.of("-h", "-l", "-lp", "-lprof", "-lrf");

  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<String> given = new ArrayList<>();

  /** Sets an option that the user's own arguments may override. */
  public JmhArguments option(String flag, Object value) {
    options.put(flag, value.toString());
    return this;
  }

  /** One sampled pass, short. */
  public JmhArguments quick() {
    return option("-bm", "sample")
        .option("-wi", Defaults.QUICK_WARMUP_ITERATIONS)
        .option("-w", Defaults.QUICK_WARMUP_SECONDS)
        .option("-i", Defaults.QUICK_MEASUREMENT_ITERATIONS)
        .option("-r", Defaults.QUICK_MEASUREMENT_SECONDS);
  }

  /** Adds what stands after {@code --}. */
  public JmhArguments given(List<String> arguments) {
    given.addAll(arguments);
    return this;
  }

  /**
   * Adds the classic extra arguments: {@code --name=value} in their old names, or JMH's own.
   *
   * @throws UserError if a long option is none of the classic ones
   */
  public JmhArguments classic(String text) {
    for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+")) {
      if (!word.startsWith("--")) {
        given.add(word);
        continue;
      }
      String name = word.replaceFirst("=.*", "");
      String value = word.contains("=") ? word.substring(word.indexOf('=') + 1) : "";
      if (!CLASSIC.containsKey(name) || value.isEmpty()) {
        throw UserError.badInput(
            "-a takes %s=value and JMH's own options, not '%s'.",
            String.join("=value, ", CLASSIC.keySet().stream().sorted().toList()), word);
      }
      given.addAll(List.of(CLASSIC.get(name), value));
    }
    return this;
  }

  /** Whether JMH is asked for information only. */
  public boolean asksForInformation() {
    return given.stream().anyMatch(INFORMATION::contains);
  }

  /** All arguments, in JMH's own form. */
  public List<String> toList() {
    var arguments = new ArrayList<String>();
    options.forEach(
        (flag, value) -> {
          if (!given.contains(flag)) {
            arguments.addAll(Arrays.asList(flag, value));
          }
        });
    arguments.addAll(given);
    return arguments;
  }
}
