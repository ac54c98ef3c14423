// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.error.UserError;
import java.util.List;
import java.util.Map;

/**
 * What can be expected of something else than an operation.
 *
 * @param whose what has the subjects, for messages: a start
 * @param example for messages: start.warm<=5s
 * @param all by name, in the order of messages
 */
public record Subjects(String whose, String example, Map<String, Subject> all) {

  /**
   * Reads what a user expects, as {@link Expectations} does.
   *
   * @return line by line, with the lines of files in place of their names
   * @throws UserError if one cannot be read, or is met by every value or by none: exit status 2
   */
  public List<String> expressions(List<String> words) {
    List<SubjectLimit> limits = stored(words);
    limits.forEach(
        it -> all.get(it.subject()).requireOpen(it.subject(), it.expression(), it.limit()));
    return limits.stream().map(SubjectLimit::expression).toList();
  }

  /** Reads again what {@link #expressions} has read, perhaps before it refused as much. */
  public List<SubjectLimit> stored(List<String> expressions) {
    return Expectations.each(expressions, example, parser -> parser.ofSubject(whose, all));
  }
}
