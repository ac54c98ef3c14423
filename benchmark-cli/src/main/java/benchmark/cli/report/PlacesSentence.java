// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.text.Words;
import java.util.Map;

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
}
