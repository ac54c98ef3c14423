// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Says why a pair cannot run with a version of Dubbo, where a half of it has failed before anything
 * was measured. What fails later, and a JVM that does not even start, is not the version's fault.
 */
final class VersionFailure {

  /** How halves say that they could not begin, and how a JVM says what its main method threw. */
  private static final Pattern CAUSE =
      Pattern.compile(
          "The server did not start at \\S+: (.+)"
              + "|The calls that check the answers before measuring failed: (.+?)\\. If the server .*"
              + "|Exception in thread \"main\" (.+)"
              + "|Caused by: (.+)");

  /** A line of a stack trace below its exception. */
  private static final Pattern PLACE =
      Pattern.compile("\\s+(at .*|\\.\\.\\. \\d+ (more|common frames.*))");

  private VersionFailure() {}

  /**
   * The failure of a half, led by a sentence that says why, if the user has chosen the version and
   * the half's log tells a cause; the same failure otherwise.
   */
  static UserError explain(Variant variant, UserError failure, Path log) {
    return variant
        .dubbo()
        .flatMap(
            version ->
                cause(LogTail.lines(log))
                    .map(
                        cause ->
                            UserError.failure(
                                "%s cannot run on Dubbo %s: %s%n%s",
                                variant.pair().name(), version, cause, failure.getMessage())))
        .orElse(failure);
  }

  /** What the last line says that is no place in the code. */
  private static Optional<String> cause(List<String> lines) {
    return lines.stream()
        .filter(line -> !PLACE.matcher(line).matches())
        .reduce((earlier, later) -> later)
        .map(CAUSE::matcher)
        .filter(Matcher::matches)
        .flatMap(
            matcher ->
                IntStream.rangeClosed(1, matcher.groupCount())
                    .mapToObj(matcher::group)
                    .filter(Objects::nonNull)
                    .findFirst());
  }
}
