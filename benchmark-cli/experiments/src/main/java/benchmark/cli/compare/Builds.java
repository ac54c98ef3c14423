// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.Warning;
import benchmark.cli.results.RunRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Notices what has changed under the same name while a comparison goes on: a snapshot that was
 * installed again, or a variant's own classes that were compiled again.
 */
final class Builds {

  private static final int SHOWN = 12;

  private final Map<String, String> first = new HashMap<>();

  /** A warning for everything that is another build than in an earlier run. */
  List<Warning> changes(RunRecord record) {
    var warnings = new ArrayList<Warning>();
    for (String artifact : record.libraries().hashes().keySet()) {
      String hash = hash(artifact, record);
      String before = first.putIfAbsent(name(artifact, record), hash);
      if (before != null && !before.equals(hash)) {
        warnings.add(
            new Warning(
                Warning.Kind.OTHER_BUILD,
                null,
                ("%s was rebuilt during the comparison (%s, then %s), so rounds measured different"
                        + " code. Do not rebuild while comparing; compare again.")
                    .formatted(name(artifact, record), before, hash)));
      }
    }
    return warnings;
  }

  /** What a record has a hash of, with its version if it has one. */
  static String name(String artifact, RunRecord record) {
    String version = record.libraries().modules().get(artifact);
    return version == null ? artifact : artifact + " " + version;
  }

  /** The beginning of a hash, enough to tell it from others. */
  static String hash(String artifact, RunRecord record) {
    String hash = record.libraries().hashes().get(artifact);
    return "SHA-256 " + (hash.length() > SHOWN ? hash.substring(0, SHOWN) + "…" : hash);
  }
}
