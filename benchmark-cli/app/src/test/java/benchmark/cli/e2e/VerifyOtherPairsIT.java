// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.junit.jupiter.api.parallel.ResourceAccessMode.READ;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The class that takes longest: a class of its own runs beside others, and first. */
@DisplayName("benchmark.sh verify of the other pairs")
@Order(1)
@ResourceLock(value = Tools.BUSY_CPUS, mode = READ)
@Tag("every-pair")
class VerifyOtherPairsIT {

  @TempDir Path results;

  static Stream<String> others() {
    return KnownMatrix.MATRIX.keySet().stream()
        .filter(pair -> !VerifyIT.REPRESENTATIVE.contains(pair));
  }

  @ParameterizedTest
  @MethodSource("others")
  void everyOtherPairDoes(String pair) {
    KnownMatrix.assertCells(pair, results);
  }
}
