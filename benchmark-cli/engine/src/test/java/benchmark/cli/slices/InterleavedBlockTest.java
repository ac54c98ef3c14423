// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class InterleavedBlockTest {

  /** As a JVM throws that can start no thread. */
  @Test
  void anErrorOfOneVariantIsTheCauseOfTheFailure() {
    var noThread = new OutOfMemoryError("unable to create native thread");

    assertThatThrownBy(
            () ->
                InterleavedBlock.inParallel(
                    List.of("a", "b"),
                    variant -> {
                      throw noThread;
                    }))
        .isInstanceOf(RuntimeException.class)
        .hasCause(noThread);
  }

  @Test
  void anExceptionOfOneVariantIsTheFailure() {
    var failure = new IllegalStateException("b");

    assertThatThrownBy(
            () ->
                InterleavedBlock.inParallel(
                    List.of("a", "b"),
                    variant -> {
                      if (variant.equals("b")) {
                        throw failure;
                      }
                    }))
        .isSameAs(failure);
  }
}
