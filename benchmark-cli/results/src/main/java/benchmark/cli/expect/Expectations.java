// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.UserText;
import benchmark.contract.Scenario;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What a user expects of every pair. */
public final class Expectations {

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
   * @throws UserError if one cannot be read, or is met by every value or by none: exit status 2
   */
  public static Expectations of(List<String> words, Scenario scenario) {
    Expectations expectations = stored(words, scenario);
    expectations.all.forEach(
        it ->
            Subject.of(it.metric().unit().limits())
                .requireOpen(it.metric().label(), it.expression(), it.limit()));
    return expectations;
  }

  /** Reads again what {@link #of(List, Scenario)} has read, perhaps before it refused as much. */
  public static Expectations stored(List<String> words, Scenario scenario) {
    return new Expectations(
        each(
            words,
            scenario.operations().get(0).name() + ".mean<=0.9ms",
            parser -> parser.parse(scenario)));
  }

  static <T> List<T> each(
      List<String> words, String example, Function<ExpectationParser, T> reading) {
    var all = new ArrayList<T>();
    for (String word : words) {
      if (word.matches("(?s).*[<>].*")) {
        all.add(reading.apply(new ExpectationParser("", word)));
      } else {
        all.addAll(read(word, example, reading));
      }
    }
    return all;
  }

  private static <T> List<T> read(
      String word, String example, Function<ExpectationParser, T> reading) {
    List<String> lines = lines(word, example);
    var all = new ArrayList<T>();
    for (int i = 0; i < lines.size(); i++) {
      String expression = lines.get(i).replaceFirst(COMMENT + ".*", "").strip();
      if (!expression.isEmpty()) {
        String source = "%s, line %d: ".formatted(word, i + 1);
        all.add(reading.apply(new ExpectationParser(source, expression)));
      }
    }
    if (all.isEmpty()) {
      throw UserError.badInput(
          "--expect %s: the file has no expectation. Write one a line, such as %s.", word, example);
    }
    return all;
  }

  private static List<String> lines(String word, String example) {
    try {
      return UserText.of(Files.readAllBytes(Path.of(word))).lines().toList();
    } catch (CharacterCodingException notText) {
      throw UserError.badInput(
          "--expect %s: the file is not UTF-8 text. Write one expectation a line, such as %s.",
          word, example);
    } catch (IOException | InvalidPathException notAFile) {
      throw UserError.badInput(
          "--expect %s: this is neither an expectation, which needs >=, <=, > or <, nor a"
              + " readable file. Write %s.",
          word, example);
    }
  }

  /** Whether nothing is expected. */
  public boolean isEmpty() {
    return all.isEmpty();
  }

  /**
   * Makes sure that calls at rates can tell whether each is met.
   *
   * @param called what is called, without rates
   * @throws UserError if one is about something else: exit status 2
   */
  public void requireAtRates(List<OperationKey> called) {
    for (Expectation each : all) {
      List<OperationKey> about = each.operations();
      if (Collections.disjoint(about, called)) {
        throw UserError.badInput(
            "--expect %s: %s is not called. Add it to --ops.",
            each.expression(), about.size() == 1 ? about.get(0).label() : about.get(0).name());
      }
      if (each.metric() == Metric.THROUGHPUT) {
        throw UserError.badInput(
            "--expect %s: at a rate, the throughput is given. Expect p50, p99 or cpu.",
            each.expression());
      }
    }
  }

  /** Holds a run against what is expected, in the order given. */
  public List<ExpectationResult> of(StoredRun run) {
    return of((operation, metric) -> run.results().estimate(operation, metric, run.isQuick()));
  }

  /**
   * Holds what was measured against what is expected, in the order given.
   *
   * @param estimates of metrics in their own units, with 95% intervals
   */
  public List<ExpectationResult> of(BiFunction<OperationKey, Metric, Estimate> estimates) {
    return all.stream()
        .flatMap(
            expectation ->
                expectation.operations().stream()
                    .map(
                        operation ->
                            new ExpectationResult(
                                expectation,
                                operation,
                                estimates.apply(operation, expectation.metric()))))
        .toList();
  }
}
