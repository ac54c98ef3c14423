// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.launch.ProtocolSetting;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The values that a pair's protocol has for a setting: words between commas, or a range of numbers
 * such as {@code 1-1000}. The pom that is nearest to the pair and has {@link
 * ProtocolSetting#pomProperty} says which; if it says nothing, the protocol does not have the
 * setting.
 */
public record SettingValues(ProtocolSetting setting, String text) {

  private static final Pattern RANGE = Pattern.compile("(\\d{1,9})-(\\d{1,9})");

  /** The values in the poms of a pair's modules, the nearest first; empty if there are none. */
  static Optional<SettingValues> of(ProtocolSetting setting, List<Pom> poms) {
    return Pom.nearest(setting.pomProperty(), poms).map(text -> new SettingValues(setting, text));
  }

  /**
   * Makes sure that a value is one of these.
   *
   * @param key as the user has written it, for the message
   * @param pair for the message
   * @throws UserError if it is not
   */
  public void require(String key, String value, String pair) {
    Matcher range = RANGE.matcher(text);
    if (range.matches()) {
      if (!value.matches("\\d{1,9}")
          || Integer.parseInt(value) < Integer.parseInt(range.group(1))
          || Integer.parseInt(value) > Integer.parseInt(range.group(2))) {
        throw UserError.badInput(
            "%s=%s: this must be an integer from %s to %s.",
            key, value, range.group(1), range.group(2));
      }
    } else if (!words().contains(value)) {
      throw UserError.badInput(
          "%s=%s: %s takes %s=%s.", key, value, pair, key, String.join(" or ", words()));
    }
  }

  /** The values, if they are words; none for a range. */
  public List<String> words() {
    return RANGE.matcher(text).matches() ? List.of() : List.of(text.split("[, ]+"));
  }
}
