// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.junit.jupiter.api.parallel.ResourceAccessMode.READ;

import java.nio.file.Path;
import java.util.Set;
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
class VerifyOtherPairsIT {

  /**
   * Another pair has the same framework, and their codec names no classes, or is verified with
   * another framework.
   */
  static final Set<String> LIKE_OTHERS =
      Set.of(
          "dubbo-gson",
          "dubbo-avro",
          "dubbo-msgpack",
          "dubbo-protobuf",
          "dubbo26-kryo",
          "dubbo26-fst",
          "thrift-compact",
          "triple-protobuf");

  @TempDir Path results;

  static Stream<String> others() {
    return KnownMatrix.MATRIX.keySet().stream()
        .filter(pair -> !VerifyIT.REPRESENTATIVE.contains(pair) && !LIKE_OTHERS.contains(pair));
  }

  @Tag("every-pair")
  @ParameterizedTest
  @MethodSource("others")
  void otherPairsDo(String pair) {
    KnownMatrix.assertCells(pair, results);
  }

  static Stream<String> likeOthers() {
    return LIKE_OTHERS.stream();
  }

  @Tag("exhaustive")
  @ParameterizedTest
  @MethodSource("likeOthers")
  void andSoDoThoseThatAreMuchLikeAnother(String pair) {
    KnownMatrix.assertCells(pair, results);
  }
}
