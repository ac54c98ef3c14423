// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.List;

/** How several things are written in a sentence. */
public final class Words {

  private Words() {}

  /** Texts as a list in a sentence: a, b and c. */
  public static String list(List<String> texts) {
    int last = texts.size() - 1;
    return last < 1
        ? String.join("", texts)
        : String.join(", ", texts.subList(0, last)) + " and " + texts.get(last);
  }
}
