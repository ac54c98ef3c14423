// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.error.UserError;
import benchmark.cli.results.StoredRun;
import benchmark.contract.Scenario;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a user expects of every pair. */
public final class Expectations {

  /** Nothing is expected. */
  public static final Expectations NONE = new Expectations(List.of());

  private static final String COMMENT = "#";

  private final List<Expectation> all;

  private Expectations(List<Expectation> all) {
    this.all = List.copyOf(all);
  }

  /**
   * Reads expressions and files of them. A file has one a line; empty lines, and what follows a
   * {@value #COMMENT}, are passed over.
   *
   * @param words as the user gave them: what has neither &lt; nor &gt; is a file
   * @param scenario whose operations they may be about
   * @throws UserError if one cannot be read: exit status 2
   */
  public static Expectations of(List<String> words, Scenario scenario) {
    var all = new ArrayList<Expectation>();
    for (String word : words) {
      if (word.matches("(?s).*[<>].*")) {
        all.add(ExpectationParser.parse("", word, scenario));
      } else {
        all.addAll(read(word, scenario));
      }
    }
    return new Expectations(all);
  }

  private static List<Expectation> read(String word, Scenario scenario) {
    List<String> lines = lines(word, scenario);
    var all = new ArrayList<Expectation>();
    for (int i = 0; i < lines.size(); i++) {
      String expression = lines.get(i).replaceFirst(COMMENT + ".*", "").strip();
      if (!expression.isEmpty()) {
        all.add(
            ExpectationParser.parse("%s, line %d: ".formatted(word, i + 1), expression, scenario));
      }
    }
    if (all.isEmpty()) {
      throw UserError.badInput(
          "--expect %s: the file has no expectation. Write one a line, such as %s.",
          word, example(scenario));
    }
    return all;
  }

  private static List<String> lines(String word, Scenario scenario) {
    try {
      return Files.readAllLines(Path.of(word));
    } catch (MalformedInputException notText) {
      throw UserError.badInput(
          "--expect %s: the file is not UTF-8 text. Write one expectation a line, such as %s.",
          word, example(scenario));
    } catch (IOException | InvalidPathException notAFile) {
      throw UserError.badInput(
          "--expect %s: it is neither an expectation, which has one of >=, <=, > and <, nor a file"
              + " that can be read. Write %s.",
          word, example(scenario));
    }
  }

  private static String example(Scenario scenario) {
    return scenario.operations().get(0).name() + ".mean<=0.9ms";
  }

  /** Whether nothing is expected. */
  public boolean isEmpty() {
    return all.isEmpty();
  }

  /** Holds a run against what is expected, in the order given. */
  public List<ExpectationResult> of(StoredRun run) {
    return all.stream()
        .flatMap(
            expectation ->
                expectation.operations().stream()
                    .map(operation -> ExpectationResult.of(expectation, operation, run)))
        .toList();
  }
}
