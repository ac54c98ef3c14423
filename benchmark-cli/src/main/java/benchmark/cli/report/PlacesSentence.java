// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Words;
import java.util.Map;
import java.util.TreeMap;

/** Which part ran where. */
public final class PlacesSentence {

  private PlacesSentence() {}

  /** Of some places, by the names of parts: Client at ssh:red and server at ssh:blue. */
  public static String of(Map<String, String> places) {
    String all =
        Words.list(
            places.entrySet().stream().map(it -> it.getKey() + " at " + it.getValue()).toList());
    return Character.toUpperCase(all.charAt(0)) + all.substring(1) + ".";
  }

  /** The same as a paragraph; nothing of none. */
  public static Document paragraph(Map<String, String> places) {
    return places.isEmpty()
        ? Document.of()
        : Document.of(new Paragraph(of(new TreeMap<>(places))));
  }
}
