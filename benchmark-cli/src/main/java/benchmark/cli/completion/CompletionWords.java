// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.completion;

import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import benchmark.cli.project.SettingValues;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Variant;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What a shell may complete to. The name of no command is that of the root.
 *
 * @param options by command
 * @param operands by command: what may come without a dash
 * @param values by option, for those with a few possible values
 * @param keys by pair; a key that any value may follow ends in an equals sign
 */
record CompletionWords(
    Map<String, List<String>> options,
    Map<String, List<String>> operands,
    Map<String, List<String>> values,
    Map<String, List<String>> keys) {

  private static final String ROOT = "";

  /** Collects the words of a command line and its pairs. */
  static CompletionWords of(CommandSpec root, Project project) {
    List<String> commands = root.subcommands().keySet().stream().sorted().toList();
    var options = new LinkedHashMap<String, List<String>>();
    var operands = new LinkedHashMap<String, List<String>>();
    var values = new LinkedHashMap<String, List<String>>();
    add(ROOT, root, options, operands, values);
    root.subcommands()
        .forEach((name, command) -> add(name, command.getCommandSpec(), options, operands, values));
    List<String> modules =
        project.pairs().stream()
            .flatMap(pair -> Stream.of(pair.client().name(), pair.server().name()))
            .toList();
    operands.merge(
        ROOT,
        Stream.of(commands, List.of(CommandContext.ALL), modules).flatMap(List::stream).toList(),
        CompletionWords::joined);
    operands.put("help", commands);
    values.put("--scenario", Scenarios.ALL.stream().map(Scenario::name).toList());
    var keys = new LinkedHashMap<String, List<String>>();
    project.pairs().forEach(pair -> keys.put(pair.name(), keys(pair)));
    return new CompletionWords(options, operands, values, keys);
  }

  /** The names of all commands. */
  List<String> commands() {
    return operands.get("help");
  }

  private static void add(
      String name,
      CommandSpec command,
      Map<String, List<String>> options,
      Map<String, List<String>> operands,
      Map<String, List<String>> values) {
    options.put(
        name, command.options().stream().flatMap(it -> Stream.of(it.names())).sorted().toList());
    for (OptionSpec option : command.options()) {
      if (option.completionCandidates() != null) {
        for (String spelling : option.names()) {
          values.put(spelling, lowerCase(option.completionCandidates()));
        }
      }
    }
    command.positionalParameters().stream()
        .filter(it -> it.completionCandidates() != null)
        .findFirst()
        .ifPresent(it -> operands.put(name, lowerCase(it.completionCandidates())));
  }

  private static List<String> lowerCase(Iterable<String> words) {
    return StreamSupport.stream(words.spliterator(), false)
        .map(word -> word.toLowerCase(Locale.ROOT))
        .toList();
  }

  private static List<String> joined(List<String> some, List<String> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  private static List<String> keys(Pair pair) {
    var keys = new ArrayList<String>();
    for (String key : Variant.allKeysOf(pair)) {
      String ofBoth = key.replaceFirst("^(client|server)\\.", "");
      List<String> values =
          pair.settings().stream()
              .filter(it -> it.setting().key().equals(ofBoth))
              .findFirst()
              .map(SettingValues::words)
              .orElse(List.of());
      if (values.isEmpty()) {
        keys.add(
            ofBoth.startsWith("D.") ? key.substring(0, key.length() - "name".length()) : key + "=");
      }
      values.forEach(value -> keys.add(key + "=" + value));
    }
    return keys;
  }
}
