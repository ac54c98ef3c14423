// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import static java.util.stream.Collectors.joining;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Metric;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
  private static final Pattern UNIT = Pattern.compile("(/?[A-Za-z]+)?");
  private static final Pattern REST = Pattern.compile("(?s).*");

  private final String source;
  private final String text;
  private int position;
  private int start;

  /**
   * An expression to read.
   *
   * @param source where it comes from, before the expression in errors: empty, or "FILE, line 3: "
   */
  ExpectationParser(String source, String text) {
    this.source = source;
    this.text = text;
  }

  /**
   * Reads it.
   *
   * @param scenario whose operations it may be about
   * @throws UserError if it cannot be read, or the scenario has no such operation: exit status 2
   */
  Expectation parse(Scenario scenario) {
    List<OperationKey> operations = operations(scenario);
    take(Pattern.compile("\\."), "a dot and a metric follow the operation");
    String name = take(NAME, "the name of a metric follows the dot");
    Metric metric =
        Metric.named(name)
            .filter(Metric.ofCalls()::contains)
            .orElseThrow(
                () ->
                    error(
                        "there is no metric '%s'; there are %s"
                            .formatted(
                                name,
                                Metric.ofCalls().stream()
                                    .map(Metric::label)
                                    .collect(joining(", ")))));
    String relation = take(RELATION, "one of >=, <=, > and < follows the metric");
    String number =
        take(NUMBER, "a number, such as 10000 or 0.9, follows '%s'".formatted(relation));
    Limit limit = limit(relation, number, UNIT, metric.label(), metric.unit().limits());
    if (position < text.length()) {
      start = position;
      throw error("'%s' follows the limit, after which nothing may follow".formatted(rest()));
    }
    return new Expectation(text.strip(), operations, metric, limit);
  }

  /**
   * Reads {@code subject RELATION number[unit]} instead.
   *
   * @param whose what has the subjects, for a message: a long run
   * @param subjects what it may be about
   */
  SubjectLimit ofSubject(String whose, Map<String, Subject> subjects) {
    String subject = take(SUBJECT, "an expectation begins with what it is about");
    if (!subjects.containsKey(subject)) {
      throw error(
          "there is no '%s' of %s; there are %s"
              .formatted(subject, whose, String.join(", ", subjects.keySet())));
    }
    String relation = take(RELATION, "one of >=, <=, > and < follows");
    String number = take(CHANGE, "a number, such as 200, follows '%s'".formatted(relation));
    Map<String, Double> units = subjects.get(subject).units();
    return new SubjectLimit(text.strip(), subject, limit(relation, number, REST, subject, units));
  }

  /** Takes the unit, too: one of those of a metric or subject. */
  private Limit limit(
      String relation, String number, Pattern unit, String of, Map<String, Double> units) {
    String written = take(unit, "a unit may follow").strip();
    String meant = written.isEmpty() ? units.keySet().iterator().next() : written;
    if (!units.containsKey(meant)) {
      throw error(
          "'%s' is not a unit of %s; %s"
              .formatted(
                  meant,
                  of,
                  units.containsKey("")
                      ? "it has none"
                      : "its units are " + String.join(", ", units.keySet())));
    }
    return new Limit(Relation.of(relation), number, meant, units.get(meant));
  }

  private List<OperationKey> operations(Scenario scenario) {
    String name = take(NAME, "an expectation begins with the name of an operation");
    List<OperationKey> named =
        scenario.operations().stream()
            .filter(operation -> operation.name().equals(name))
            .map(Operation::key)
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
                      named.stream()
                          .flatMap(key -> key.params().values().stream())
                          .collect(joining(", "))));
    }
    take(Pattern.compile("\\)"), "')' follows the parameter");
    return matching;
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
}
