// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import java.time.Duration;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a duration above zero, such as 500ms, 90s, 10m or 1h. */
public final class DurationConverter implements ITypeConverter<Duration> {

  private static final Pattern SYNTAX = Pattern.compile("(\\d{1,6})(ms|s|m|h)");

  @Override
  public Duration convert(String text) {
    var matcher = SYNTAX.matcher(text);
    if (!matcher.matches() || Long.parseLong(matcher.group(1)) == 0) {
      throw new TypeConversionException(
          "'%s' is not a duration; write a number and ms, s, m or h, such as 90s or 10m"
              .formatted(text));
    }
    long count = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(count);
      case "s" -> Duration.ofSeconds(count);
      case "m" -> Duration.ofMinutes(count);
      default -> Duration.ofHours(count);
    };
  }
}
