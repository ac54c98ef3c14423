// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingLong;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Failed calls, by the kind of error. */
public final class CallErrors {

  private CallErrors() {}

  /** Those of several together, as files have them: numbers by kinds. */
  public static Map<String, Long> sum(Stream<Map<String, String>> all) {
    return all.flatMap(it -> it.entrySet().stream())
        .collect(
            groupingBy(
                Map.Entry::getKey, TreeMap::new, summingLong(it -> Long.parseLong(it.getValue()))));
  }
}
