// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.project.Role;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A variant as a comparison stores it.
 *
 * @param label what the user wrote
 * @param framework its framework and the version of it, such as Dubbo 3.3.6, or both versions where
 *     the sides differ; null if it has none
 * @param files the SHA-256 of every file on the classpaths of what is measured, by name
 */
public record VariantRecord(String label, String framework, Map<String, String> files) {

  /** Looks at a variant's files as they are now. */
  static VariantRecord of(
      Variant variant, RunSettings run, CommandContext context, List<Role> roles) {
    var launcher = new JvmLauncher(context, variant, run);
    var files = new TreeMap<String, String>();
    for (Role role : roles) {
      launcher
          .classpath(role)
          .hashes()
          .forEach(
              (name, hash) ->
                  files.merge(
                      name, hash, (one, other) -> one.equals(other) ? one : one + " " + other));
    }
    return new VariantRecord(
        variant.label(), variant.frameworkInWords(context.project()).orElse(null), files);
  }

  /** The names of files whose contents differ from earlier ones of the same variant. */
  List<String> changesSince(VariantRecord before) {
    return Stream.concat(files.keySet().stream(), before.files.keySet().stream())
        .distinct()
        .sorted()
        .filter(it -> !Objects.equals(files.get(it), before.files.get(it)))
        .toList();
  }
}
