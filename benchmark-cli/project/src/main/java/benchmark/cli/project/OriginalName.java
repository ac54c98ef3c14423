// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * A name of the harness that this project grew out of, for a pair or for its server or client.
 *
 * @param typed the name, with -server or -client if it has that
 * @param successor what to use here, with the same ending
 * @param reason why that is another thing than the original's; empty if it is the same
 */
record OriginalName(String typed, String successor, String reason) {

  private static final String FILE = "/original-names.properties";
  private static final Pattern FORM =
      Pattern.compile("(.+?)(-%s|-%s)?".formatted(Role.SERVER.suffix(), Role.CLIENT.suffix()));

  /** Finds what a name meant; empty if it is not one that only the original had. */
  static Optional<OriginalName> of(String typed) {
    var matcher = FORM.matcher(typed);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String ending = Optional.ofNullable(matcher.group(2)).orElse("");
    return Optional.ofNullable(all().getProperty(matcher.group(1)))
        .map(answer -> answer.split(" ", 2))
        .map(words -> new OriginalName(typed, words[0] + ending, words.length < 2 ? "" : words[1]));
  }

  /** All names of pairs, with the words of their answers. */
  static Properties all() {
    var names = new Properties();
    try (var file = OriginalName.class.getResourceAsStream(FILE);
        var text = new InputStreamReader(file, StandardCharsets.UTF_8)) {
      names.load(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names;
  }

  /** Says what to type instead of the name. */
  UserError answer() {
    return reason.isEmpty()
        ? UserError.badInput(
            "'%s' is the original harness's name for %s. Use that.", typed, successor)
        : UserError.badInput(
            "'%s', a name of the original harness, is not offered here: %s. Use %s.",
            typed, reason, successor);
  }
}
