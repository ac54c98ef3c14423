// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import benchmark.cli.load.LoadSettings;
import benchmark.cli.run.Variant;
import java.util.List;

/**
 * How {@code density} measures.
 *
 * @param load how JVMs are run and called at the rate, and what is to be kept
 * @param expected what the user expects of each variant
 * @param gate how much more heap than the first variant the others may need; null for any
 */
public record DensitySettings(
    LoadSettings load, DensityPlan plan, List<String> expected, String gate) {

  List<String> labels() {
    return load.variants().stream().map(Variant::label).toList();
  }

  /** The heaps of the variants without a search, in MiB. */
  List<Integer> highest() {
    return load.variants().stream().map(it -> it.server().heapMegabytes()).toList();
  }
}
