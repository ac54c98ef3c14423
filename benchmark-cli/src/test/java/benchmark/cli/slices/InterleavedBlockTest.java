// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.ProjectRoot;
import benchmark.cli.error.UserError;
import benchmark.cli.run.Parts;
import benchmark.cli.run.Variant;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class InterleavedBlockTest {

  private static final OptionalLong GIBIBYTE = OptionalLong.of(1L << 30);

  @Test
  void refusesVariantsThatDoNotFitIntoMemoryTogether() {
    assertThatThrownBy(() -> require(2, GIBIBYTE))
        .isInstanceOf(UserError.class)
        .hasMessageMatching(
            "2 variants together need \\d{4,} MiB of memory, but 1024 MiB are free\\. Give them a"
                + " smaller heap, such as @heap=256m\\.");
    assertThatThrownBy(() -> require(3, GIBIBYTE))
        .hasMessageEndingWith(" smaller heap, such as @heap=256m, or name fewer.");
  }

  @Test
  void takesThemWhereTheyFitAndWhereNobodyCanTell() {
    assertThatCode(() -> require(2, OptionalLong.of(1L << 40))).doesNotThrowAnyException();
    assertThatCode(() -> require(2, OptionalLong.empty())).doesNotThrowAnyException();
  }

  private static void require(int variants, OptionalLong available) {
    Variant variant = Variant.parse("dubbo-kryo@heap=1g", ProjectRoot.project());
    List<Variant> all = Collections.nCopies(variants, variant);
    InterleavedBlock.requireFit(all, Parts.ONE, available);
  }
}
