// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.List;

/** How things are counted and listed in a sentence. */
public final class Words {

  private Words() {}

  /** So many of a thing: 1 run, 12 runs. */
  public static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** Texts as a list in a sentence: a, b and c. */
  public static String list(List<String> texts) {
    int last = texts.size() - 1;
    return last < 1
        ? String.join("", texts)
        : String.join(", ", texts.subList(0, last)) + " and " + texts.get(last);
  }
}
