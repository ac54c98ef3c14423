// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** A stored comparison that more replicates are to be added to. */
record Continuation(Path folder, CompareRecord record) {

  /**
   * Checks that more of the same can be measured.
   *
   * @param now the conditions of the replicates to come
   * @param variants their variants
   * @throws UserError if anything differs: exit status 2
   */
  void requireAgreement(Conditions now, List<VariantRecord> variants) {
    var differences = new ArrayList<>(now.differencesTo(record.conditions()));
    List<String> labels = variants.stream().map(VariantRecord::label).toList();
    if (!labels.equals(record.labels())) {
      differences.add(
          "variants (%s instead of %s)"
              .formatted(String.join(" ", labels), String.join(" ", record.labels())));
    } else {
      for (int variant = 0; variant < variants.size(); variant++) {
        List<String> files = changed(variants.get(variant), record.variants().get(variant));
        if (!files.isEmpty()) {
          differences.add(
              "contents of %s for %s".formatted(String.join(", ", files), labels.get(variant)));
        }
      }
    }
    if (!differences.isEmpty()) {
      throw UserError.badInput(
          "%s cannot be continued: %s differ. Start a new comparison.",
          folder, String.join("; ", differences));
    }
  }

  private static List<String> changed(VariantRecord now, VariantRecord before) {
    return Stream.concat(now.files().keySet().stream(), before.files().keySet().stream())
        .distinct()
        .sorted()
        .filter(it -> !Objects.equals(now.files().get(it), before.files().get(it)))
        .toList();
  }
}
