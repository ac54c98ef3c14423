// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/** Distinguishes what is measured several times under the same label. */
public final class DistinctLabels {

  private DistinctLabels() {}

  /** The labels in the order given, repeated ones numbered: dubbo-kryo, dubbo-kryo (2). */
  public static List<String> of(List<String> labels) {
    var seen = new HashMap<String, Integer>();
    var distinct = new ArrayList<String>();
    for (String label : labels) {
      int number = seen.merge(label, 1, Integer::sum);
      distinct.add(number == 1 ? label : label + " (" + number + ")");
    }
    return List.copyOf(distinct);
  }
}
