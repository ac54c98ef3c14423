// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MissingClassTest {

  static Stream<Throwable> missing() {
    return Stream.of(
        new ClassNotFoundException("com.google.common.collect.SingletonImmutableBiMap"),
        new NoClassDefFoundError("[Lcom/google/common/base/Joiner;"),
        new NoSuchMethodError("'void example.Library.call(int)'"),
        new AbstractMethodError(),
        new IllegalStateException(
            "Failed to call: java.lang.NoClassDefFoundError: example/Library\n\tat example.Main"));
  }

  @ParameterizedTest
  @MethodSource("missing")
  void isToldWithAdvice(Throwable cause) {
    assertThat(MissingClass.advice(cause))
        .contains(
            "A library is missing or has another version than this pair needs; give the pair its"
                + " own, as --dependency of benchmark.sh new does");
  }

  static Stream<Throwable> others() {
    return Stream.of(
        new ClassNotFoundException("evil.Gadget is not among the classes that may be read"),
        new NoClassDefFoundError("Could not initialize class example.Library"),
        new IllegalStateException("ClassNotFoundException: evil.Gadget is not allowed"),
        new SecurityException("evil.Gadget"),
        new IllegalStateException());
  }

  @ParameterizedTest
  @MethodSource("others")
  void isNotSeenInOtherFailures(Throwable cause) {
    assertThat(MissingClass.advice(cause)).isEmpty();
  }
}
