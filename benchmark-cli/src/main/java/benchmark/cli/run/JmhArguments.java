// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * JMH's options: those of this project, and those that the user has given in the classic extra
 * arguments or after {@code --}. JMH takes an option only once, and the user's wins.
 *
 * @param own this project's options
 * @param given the user's
 * @param parameters the values of JMH's parameters that the user has given, by their names
 * @param others all other words of the user
 */
public record JmhArguments(
    Map<JmhOption, String> own,
    Map<JmhOption, String> given,
    Map<String, List<String>> parameters,
    List<String> others) {

  /** No option: JMH's annotations say everything. */
  public static final JmhArguments NONE = new JmhArguments(Map.of(), Map.of(), Map.of(), List.of());

  private static final String PARAMETER = "-p";

  private static final Map<String, String> CLASSIC =
      Map.of(
          "--warmupIterations", "-wi",
          "--warmupTime", "-w",
          "--measurementIterations", "-i",
          "--measurementTime", "-r",
          "--resultFormat", "-rf");

  /** JMH's options that ask for information and measure nothing. */
  private static final List<String> INFORMATION = List.of("-h", "-l", "-lp", "-lprof", "-lrf");

  /** Sets an option that the user's own arguments may override. */
  public JmhArguments with(JmhOption option, Object value) {
    return new JmhArguments(merged(own, option, value), given, parameters, others);
  }

  /** Sets an option, whatever the user's own arguments say. */
  public JmhArguments override(JmhOption option, Object value) {
    return new JmhArguments(own, merged(given, option, value), parameters, others);
  }

  /** Measures these operations only. */
  public JmhArguments operations(List<String> operations) {
    return given(operations.stream().map(operation -> "[.]" + operation + "$").toList());
  }

  /** Adds the user's own arguments, in JMH's form. */
  public JmhArguments given(List<String> words) {
    var options = new TreeMap<>(given);
    var values = new LinkedHashMap<>(parameters);
    var rest = new ArrayList<>(others);
    for (int i = 0; i < words.size(); i++) {
      var option = JmhOption.of(words.get(i));
      boolean known = option.isPresent() && i + 1 < words.size();
      if (words.get(i).equals(PARAMETER)
          && i + 1 < words.size()
          && words.get(i + 1).matches("[^=]+=.+")) {
        String[] parameter = words.get(++i).split("=", 2);
        values.put(parameter[0], List.of(parameter[1].split(",")));
      } else if (known && !options.containsKey(option.get())) {
        options.put(option.get(), words.get(++i));
      } else {
        rest.add(words.get(i)); // JMH says what is wrong with an option that is given twice
      }
    }
    return new JmhArguments(own, options, Collections.unmodifiableMap(values), List.copyOf(rest));
  }

  /**
   * Adds the classic extra arguments: {@code --name=value} in their old names, or JMH's own.
   *
   * @throws UserError if a long option is not one of the classic ones
   */
  public JmhArguments classic(String text) {
    var words = new ArrayList<String>();
    for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+")) {
      if (!word.startsWith("--")) {
        words.add(word);
        continue;
      }
      String name = word.replaceFirst("=.*", "");
      String value = word.contains("=") ? word.substring(word.indexOf('=') + 1) : "";
      if (!CLASSIC.containsKey(name) || value.isEmpty()) {
        throw UserError.badInput(
            "-a takes %s=value and JMH's own options, not '%s'.",
            String.join("=value, ", CLASSIC.keySet().stream().sorted().toList()), word);
      }
      words.addAll(List.of(CLASSIC.get(name), value));
    }
    return given(words);
  }

  /** Whether JMH is to run profilers of its own. */
  public boolean profile() {
    return others.contains("-prof");
  }

  /** Whether JMH is asked for information only. */
  public boolean asksForInformation() {
    return others.stream().anyMatch(INFORMATION::contains);
  }

  /** The value of an option; empty if nobody has set it. */
  public Optional<String> value(JmhOption option) {
    return Optional.ofNullable(given.getOrDefault(option, own.get(option)));
  }

  /** Gives a parameter one value. */
  public JmhArguments withParameter(String name, String value) {
    return given(List.of(PARAMETER, name + "=" + value));
  }

  /** The words that are no options: regular expressions of what is measured. */
  public List<String> patterns() {
    return others.stream().filter(word -> !word.startsWith("-")).toList();
  }

  /**
   * For a load generator that is not JMH's own command line.
   *
   * @param known the options that it takes
   * @param sentence what to say of another one; its flag is inserted
   * @throws UserError for the first other option: exit status 2
   */
  public void requireOnly(List<JmhOption> known, String sentence) {
    Stream.concat(
            Stream.of(JmhOption.values())
                .filter(option -> value(option).isPresent() && !known.contains(option))
                .map(JmhOption::flag),
            others.stream().filter(word -> word.startsWith("-")))
        .findFirst()
        .ifPresent(
            flag -> {
              throw UserError.badInput(sentence, flag);
            });
  }

  /** All arguments, in JMH's own form. */
  public List<String> toList() {
    var options = new TreeMap<>(own);
    options.putAll(given);
    var words = new ArrayList<String>();
    options.forEach((option, value) -> words.addAll(List.of(option.flag(), value)));
    parameters.forEach(
        (name, values) -> words.addAll(List.of(PARAMETER, name + "=" + String.join(",", values))));
    words.addAll(others);
    return List.copyOf(words);
  }

  private static Map<JmhOption, String> merged(
      Map<JmhOption, String> options, JmhOption option, Object value) {
    var merged = new TreeMap<>(options);
    merged.put(option, value.toString());
    return merged;
  }
}
