// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.error.UserError;
import java.util.regex.Pattern;

/** The name of a pair with a serialization, such as dubbo-kryo. */
public record PairName(String protocol, String serialization) {

  private static final Pattern SYNTAX = Pattern.compile("([a-z][a-z0-9]*)-([a-z0-9]+)");

  /**
   * Reads {@code <protocol>-<serialization>}.
   *
   * @throws UserError if it is anything else
   */
  public static PairName parse(String text) {
    var matcher = SYNTAX.matcher(text);
    if (!matcher.matches()) {
      throw UserError.badInput(
          "'%s' is not a pair name: write <protocol>-<serialization> in lower case letters and"
              + " digits, such as dubbo-kryo.",
          text);
    }
    if (matcher.group(2).matches("client|server|base")) {
      throw UserError.badInput(
          "'%s' would be taken for a module of %s. Name the serialization after the dash.",
          text, matcher.group(1));
    }
    return new PairName(matcher.group(1), matcher.group(2));
  }

  @Override
  public String toString() {
    return protocol + "-" + serialization;
  }
}
