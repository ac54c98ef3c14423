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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import joptsimple.OptionSet;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * JMH's options: those of this project, and those that the user has given in the classic extra
 * arguments or after {@code --}. The user's win.
 *
 * @param own this project's options
 * @param given the user's, with all values of one that is given several times
 * @param parameters the values of JMH's parameters that the user has given, by their names
 * @param patterns regular expressions of what is measured
 */
public record JmhArguments(
    Map<JmhOption, String> own,
    Map<JmhOption, List<String>> given,
    Map<String, List<String>> parameters,
    List<String> patterns) {

  /** No option: JMH's annotations say everything. */
  public static final JmhArguments NONE = new JmhArguments(Map.of(), Map.of(), Map.of(), List.of());

  private static final Map<String, String> CLASSIC =
      Map.of(
          "--warmupIterations", "-wi",
          "--warmupTime", "-w",
          "--measurementIterations", "-i",
          "--measurementTime", "-r",
          "--resultFormat", "-rf");

  /** Sets an option that the user's own arguments may override. */
  public JmhArguments with(JmhOption option, Object value) {
    var options = new TreeMap<>(own);
    options.put(option, value.toString());
    return new JmhArguments(options, given, parameters, patterns);
  }

  /** Sets an option, whatever the user's own arguments say. */
  public JmhArguments override(JmhOption option, Object value) {
    var options = new TreeMap<>(given);
    options.put(option, List.of(value.toString()));
    return new JmhArguments(own, options, parameters, patterns);
  }

  /** Measures these operations only. */
  public JmhArguments operations(List<String> operations) {
    return new JmhArguments(
        own,
        given,
        parameters,
        operations.stream().map(it -> "[.]" + it.replaceAll("\\W", "\\\\$0") + "$").toList());
  }

  /**
   * Adds the user's own arguments, in JMH's form.
   *
   * @throws UserError if JMH does not accept them, or if one does not work here: exit status 2
   */
  public JmhArguments given(List<String> words) {
    if (words.isEmpty()) {
      return this;
    }
    var options = new TreeMap<>(given);
    var values = new LinkedHashMap<>(parameters);
    var included = new ArrayList<>(patterns);
    try {
      new CommandLineOptions(words.toArray(String[]::new));
      OptionSet parsed = JmhOption.parser().parse(words.toArray(String[]::new));
      for (JmhOption option : JmhOption.values()) {
        for (Object value : parsed.valuesOf(option.key())) {
          option.require(value.toString());
          if (option == JmhOption.PARAMETER) {
            String[] parameter = value.toString().split("=", 2);
            values.merge(
                parameter[0], List.of(parameter[1].split(",")), JmhArguments::concatenated);
          } else {
            options.merge(option, List.of(value.toString()), JmhArguments::concatenated);
          }
        }
        if (option.asksForInformation() && parsed.has(option.key())) {
          options.put(option, List.of());
        }
      }
      parsed.nonOptionArguments().forEach(pattern -> included.add(pattern.toString()));
      var all =
          new JmhArguments(
              own, options, Collections.unmodifiableMap(values), List.copyOf(included));
      new CommandLineOptions(all.toList().toArray(String[]::new)); // -a and -- may say it twice
      return all;
    } catch (CommandLineOptionException | IllegalStateException e) { // the latter of a mode
      throw UserError.badInput(
          "JMH does not accept this: %s. Its options: ./benchmark.sh inproc -- -h",
          e.getMessage().lines().collect(Collectors.joining(". ")));
    }
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
    return given.containsKey(JmhOption.PROFILER);
  }

  /** Whether JMH is asked for information only. */
  public boolean asksForInformation() {
    return given.keySet().stream().anyMatch(JmhOption::asksForInformation);
  }

  /** The value of an option; empty if it is not set. */
  public Optional<String> value(JmhOption option) {
    return Optional.ofNullable(given.get(option))
        .map(values -> String.join(",", values))
        .or(() -> Optional.ofNullable(own.get(option)));
  }

  /** Gives a parameter one value. */
  public JmhArguments withParameter(String name, String value) {
    var values = new LinkedHashMap<>(parameters);
    values.put(name, List.of(value));
    return new JmhArguments(own, given, Collections.unmodifiableMap(values), patterns);
  }

  /**
   * For a load generator that is not JMH's own command line.
   *
   * @param known the options that it takes
   * @param sentence what to say of another one; its flag is inserted
   * @throws UserError for the first other option: exit status 2
   */
  public void requireOnly(List<JmhOption> known, String sentence) {
    Stream.of(JmhOption.values())
        .filter(option -> value(option).isPresent() && !known.contains(option))
        .findFirst()
        .ifPresent(
            option -> {
              throw UserError.badInput(sentence, option.flag());
            });
  }

  /** All arguments, in JMH's own form. */
  public List<String> toList() {
    var options = new TreeMap<JmhOption, List<String>>();
    own.forEach((option, value) -> options.put(option, List.of(value)));
    options.putAll(given);
    var words = new ArrayList<String>();
    options.forEach(
        (option, values) -> {
          if (option.asksForInformation()) {
            words.add(option.flag());
          }
          values.forEach(value -> words.addAll(List.of(option.flag(), value)));
        });
    parameters.forEach(
        (name, values) ->
            words.addAll(
                List.of(JmhOption.PARAMETER.flag(), name + "=" + String.join(",", values))));
    words.addAll(patterns);
    return List.copyOf(words);
  }

  private static List<String> concatenated(List<String> some, List<String> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }
}
