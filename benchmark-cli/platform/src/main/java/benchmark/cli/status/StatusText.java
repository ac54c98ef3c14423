// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

import java.util.ArrayList;
import java.util.List;

/**
 * What a status line says, the most important first: what does not fit is left out from behind.
 *
 * @param head what is always seen; empty parts are left out
 * @param findings what is seen in full or not at all, except for the first one; the first ones that
 *     fit are shown
 * @param rest what may be cut
 */
record StatusText(List<String> head, List<String> findings, List<String> rest) {

  private static final String GAP = "  ";

  /** All of it, where there is no width to keep. */
  @Override
  public String toString() {
    return within(Integer.MAX_VALUE);
  }

  /** As much of it as so many columns can show. */
  String within(int columns) {
    var parts = new ArrayList<>(head);
    for (String finding : findings) {
      parts.add(finding);
      if (parts.size() > head.size() + 1 && joined(parts).length() > columns) {
        parts.remove(parts.size() - 1);
        break;
      }
    }
    parts.addAll(rest);
    String text = joined(parts);
    return text.length() <= columns ? text : text.substring(0, columns);
  }

  private static String joined(List<String> parts) {
    return String.join(GAP, parts.stream().filter(part -> !part.isEmpty()).toList());
  }
}
