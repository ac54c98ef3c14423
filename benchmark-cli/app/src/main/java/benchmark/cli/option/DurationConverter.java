// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import java.time.Duration;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a duration above zero, such as 500ms, 90s, 10m, 5m30s or 1h. */
public final class DurationConverter implements ITypeConverter<Duration> {

  private static final Pattern SYNTAX =
      Pattern.compile("(?=.)(?:(\\d{1,6})h)?(?:(\\d{1,6})m)?(?:(\\d{1,6})s)?(?:(\\d{1,6})ms)?");

  @Override
  public Duration convert(String text) {
    var matcher = SYNTAX.matcher(text);
    Duration duration =
        matcher.matches()
            ? Duration.ofHours(number(matcher.group(1)))
                .plusMinutes(number(matcher.group(2)))
                .plusSeconds(number(matcher.group(3)))
                .plusMillis(number(matcher.group(4)))
            : Duration.ZERO;
    if (duration.isZero()) {
      throw new TypeConversionException(
          "'%s' is not a duration; write numbers and h, m, s or ms, such as 90s, 10m or 5m30s"
              .formatted(text));
    }
    return duration;
  }

  private static long number(String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }
}
