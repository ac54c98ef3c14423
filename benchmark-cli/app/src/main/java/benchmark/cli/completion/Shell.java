// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.completion;

import benchmark.cli.project.Project;
import benchmark.cli.text.Resources;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;

/** A shell that commands, options, pairs and the keys of variants can be completed in. */
public enum Shell {
  BASH("%s) echo '%s' ;;", "|"),
  ZSH("%s) echo '%s' ;;", "|"),
  FISH("case %s; echo '%s'", " ");

  /** What needs no quotes within single quotes. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9@=._+-]+");

  private final String clause;
  private final String or;

  Shell(String clause, String or) {
    this.clause = clause;
    this.or = or;
  }

  /** The script to load into the shell. */
  public String script(CommandSpec root, Project project) {
    var words = CompletionWords.of(root, project);
    String script = resource(name().toLowerCase(Locale.ROOT));
    if (this != FISH) {
      script = script.replace("@words@", resource("words").replaceAll("(?m)^# SPDX.*\\R", ""));
    }
    return script
        .replace("@commands@", String.join(" ", words.operands().get("help")))
        .replace("@options@", clauses(words.options()))
        .replace("@operands@", clauses(words.operands()))
        .replace("@values@", clauses(words.values()))
        .replace("@keys@", clauses(words.keys()));
  }

  /** A clause for every list of words, with all names that have it. */
  private String clauses(Map<String, List<String>> words) {
    var names = new LinkedHashMap<List<String>, List<String>>();
    words.forEach(
        (name, list) -> names.computeIfAbsent(list, it -> new ArrayList<>()).add("'" + name + "'"));
    var lines = new ArrayList<String>();
    names.forEach(
        (list, of) ->
            lines.add(
                clause.formatted(
                    String.join(or, of),
                    String.join(" ", list.stream().filter(PLAIN.asMatchPredicate()).toList()))));
    return String.join("\n", lines);
  }

  private static String resource(String name) {
    return Resources.text(Shell.class, "/completion/" + name + ".txt");
  }
}
