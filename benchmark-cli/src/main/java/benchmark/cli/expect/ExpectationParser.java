// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Metric;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads {@code operation[(parameter)].metric RELATION number[unit]}; spaces are allowed between its
 * parts. Every error is a sentence with the position in characters from 1. For one expression.
 */
final class ExpectationParser {

  private static final Pattern SPACES = Pattern.compile("\\s*");
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");
  private static final Pattern SUBJECT = Pattern.compile("[A-Za-z][A-Za-z0-9_.]*");
  private static final Pattern PARAMETER = Pattern.compile("[^()]+");
  private static final Pattern RELATION = Pattern.compile("[<>]=?");
  private static final Pattern NUMBER = Pattern.compile("[0-9]+(\\.[0-9]+)?");
  private static final Pattern CHANGE = Pattern.compile("-?" + NUMBER);
  private static final Pattern UNIT = Pattern.compile("/?[A-Za-z]+");

  private final String source;
  private final String text;
  private final Scenario scenario;
  private int position;
  private int start;

  ExpectationParser(String source, String text, Scenario scenario) {
    this.source = source;
    this.text = text;
    this.scenario = scenario;
  }

  /**
   * Reads an expression.
   *
   * @param source where it comes from, before the expression in errors: empty, or "FILE, line 3: "
   * @param scenario whose operations it may be about
   * @throws UserError if it cannot be read, or the scenario has no such operation: exit status 2
   */
  static Expectation parse(String source, String text, Scenario scenario) {
    return new ExpectationParser(source, text, scenario).parse();
  }

  private Expectation parse() {
    List<OperationKey> operations = operations();
    take(Pattern.compile("\\."), "a dot and a metric follow the operation");
    String name = take(NAME, "the name of a metric follows the dot");
    Metric metric =
        Metric.named(name)
            .filter(it -> it != Metric.ENCODED)
            .orElseThrow(
                () ->
                    error(
                        "there is no metric '%s'; there are %s"
                            .formatted(
                                name,
                                list(
                                    Stream.of(Metric.values()).filter(it -> it != Metric.ENCODED),
                                    Metric::label))));
    Relation relation =
        Relation.of(take(RELATION, "one of >=, <=, > and < follows the metric")).orElseThrow();
    String number =
        take(NUMBER, "a number, such as 10000 or 0.9, follows '%s'".formatted(relation.symbol()));
    LimitUnit unit = unit(metric);
    if (position < text.length()) {
      start = position;
      throw error("'%s' follows the limit, after which nothing may follow".formatted(rest()));
    }
    return new Expectation(text.strip(), operations, metric, relation, number, unit);
  }

  /** Reads {@code subject RELATION number[unit]}. */
  LimitOfLongRun ofLongRun(Map<String, Map<String, Double>> subjects) {
    String subject = take(SUBJECT, "an expectation begins with what it is about");
    Map<String, Double> units = subjects.get(subject);
    if (units == null) {
      throw error(
          "there is no '%s' of a long run; there are %s"
              .formatted(subject, list(subjects.keySet().stream(), Function.identity())));
    }
    Relation relation = Relation.of(take(RELATION, "one of >=, <=, > and < follows")).orElseThrow();
    String number =
        take(CHANGE, "a number, such as 200, follows '%s'".formatted(relation.symbol()));
    start = position;
    String unit = rest().isEmpty() ? units.keySet().iterator().next() : rest().strip();
    if (!units.containsKey(unit)) {
      throw error(
          "'%s' is not a unit of %s; %s"
              .formatted(
                  unit,
                  subject,
                  units.containsKey("")
                      ? "it has none"
                      : "its units are " + list(units.keySet().stream(), Function.identity())));
    }
    return new LimitOfLongRun(text.strip(), subject, relation, number, unit, units.get(unit));
  }

  private List<OperationKey> operations() {
    String name = take(NAME, "an expectation begins with the name of an operation");
    List<OperationKey> named =
        scenario.operations().stream()
            .filter(operation -> operation.name().equals(name))
            .map(ExpectationParser::key)
            .toList();
    if (named.isEmpty()) {
      throw error(
          "the scenario '%s' has no operation '%s'; it has %s"
              .formatted(scenario, name, String.join(", ", scenario.operationNames())));
    }
    if (!text.startsWith("(", position)) {
      return named;
    }
    position++;
    String parameter = take(PARAMETER, "a value of the operation's parameter follows '('").strip();
    List<OperationKey> matching =
        named.stream().filter(key -> key.params().containsValue(parameter)).toList();
    if (matching.isEmpty()) {
      throw error(
          named.get(0).params().isEmpty()
              ? "'%s' has no parameter; leave '(%s)' out".formatted(name, parameter)
              : "'%s' is not measured with '%s', but with %s"
                  .formatted(
                      name,
                      parameter,
                      list(
                          named.stream().flatMap(key -> key.params().values().stream()),
                          Function.identity())));
    }
    take(Pattern.compile("\\)"), "')' follows the parameter");
    return matching;
  }

  private LimitUnit unit(Metric metric) {
    List<LimitUnit> units = LimitUnit.of(metric);
    Matcher written = UNIT.matcher(text).region(position, text.length());
    if (!written.lookingAt()) {
      return units.get(0);
    }
    start = position;
    position = written.end();
    skipSpaces();
    return units.stream()
        .filter(unit -> unit.symbol().equals(written.group()))
        .findFirst()
        .orElseThrow(
            () ->
                error(
                    "'%s' is not a unit of %s; its units are %s"
                        .formatted(
                            written.group(),
                            metric.label(),
                            list(units.stream(), LimitUnit::symbol))));
  }

  /** Takes the next part and the spaces around it. */
  private String take(Pattern part, String expected) {
    skipSpaces();
    start = position;
    Matcher matcher = part.matcher(text).region(position, text.length());
    if (!matcher.lookingAt()) {
      throw error(
          expected + (position == text.length() ? ", but it ends here" : ", not '" + rest() + "'"));
    }
    position = matcher.end();
    skipSpaces();
    return matcher.group();
  }

  private void skipSpaces() {
    Matcher spaces = SPACES.matcher(text).region(position, text.length());
    spaces.lookingAt();
    position = spaces.end();
  }

  private String rest() {
    return text.substring(position);
  }

  private UserError error(String what) {
    return UserError.badInput("%s'%s', character %d: %s.", source, text, start + 1, what);
  }

  private static OperationKey key(Operation<?> operation) {
    return new OperationKey(operation.name(), operation.parameters());
  }

  private static <T> String list(Stream<T> all, Function<T, String> name) {
    return all.map(name).collect(Collectors.joining(", "));
  }
}
