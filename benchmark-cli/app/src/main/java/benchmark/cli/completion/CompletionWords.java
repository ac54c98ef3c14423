// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.completion;

import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import benchmark.cli.project.VariantKey;
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
 * What a shell may complete to. The name of the root is empty.
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

  /** Collects the words of a command line and its pairs. */
  static CompletionWords of(CommandSpec root, Project project) {
    var words =
        new CompletionWords(
            new LinkedHashMap<>(),
            new LinkedHashMap<>(),
            new LinkedHashMap<>(),
            new LinkedHashMap<>());
    words.add("", root);
    root.subcommands().forEach((name, command) -> words.add(name, command.getCommandSpec()));
    List<String> commands = root.subcommands().keySet().stream().sorted().toList();
    words.operands.put("help", commands);
    words.operands.compute(
        "",
        (name, own) ->
            Stream.of(
                    own.stream(),
                    commands.stream(),
                    Stream.of(CommandContext.ALL),
                    project.pairs().stream()
                        .flatMap(it -> Stream.of(it.client().name(), it.server().name())))
                .flatMap(it -> it)
                .toList());
    words.values.put("--scenario", Scenarios.ALL.stream().map(Scenario::name).toList());
    project.pairs().forEach(pair -> words.keys.put(pair.name(), keys(pair)));
    return words;
  }

  private void add(String name, CommandSpec command) {
    options.put(
        name, command.options().stream().flatMap(it -> Stream.of(it.names())).sorted().toList());
    for (OptionSpec option : command.options()) {
      if (option.completionCandidates() != null) {
        List<String> candidates = lowerCase(option.completionCandidates());
        Stream.of(option.names()).forEach(it -> values.put(it, candidates));
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

  private static List<String> keys(Pair pair) {
    var keys = new ArrayList<String>();
    for (String key : Variant.allKeysOf(pair)) {
      String ofBoth = key.replaceFirst("^(client|server)\\.", "");
      List<String> values = pair.setup().key(ofBoth).map(VariantKey::words).orElse(List.of());
      if (values.isEmpty()) {
        keys.add(
            ofBoth.startsWith("D.") ? key.substring(0, key.length() - "name".length()) : key + "=");
      }
      values.forEach(value -> keys.add(key + "=" + value));
    }
    return keys;
  }
}
