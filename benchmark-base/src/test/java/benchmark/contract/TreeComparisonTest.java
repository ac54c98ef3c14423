// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.conformance.EveryJsonType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeComparisonTest {

  private static final long BEYOND_DOUBLES = (1L << 53) + 1;

  @Test
  void aTreeIsLikeItselfInOtherMaps() {
    Map<String, Object> tree = EveryJsonType.tree();

    assertThat(TreeComparison.difference(tree, new TreeMap<>(tree))).isEmpty();
    assertThat(TreeComparison.isLike(tree, new TreeMap<>(tree))).isTrue();
    assertThat(TreeComparison.isLike(Map.of(), Map.of())).isTrue();
    assertThat(TreeComparison.isLike(Map.of("a", ""), Map.of("a", ""))).isTrue();
  }

  @Test
  void numbersCompareByValue() {
    assertSame(5L, 5, 5L, 5.0, 5f, (short) 5, BigInteger.valueOf(5), new BigDecimal("5.00"));
    assertSame(0.1, 0.1, new BigDecimal("0.1"));
    assertSame(5.0, 5, new BigDecimal("5"));
    assertSame(Long.MAX_VALUE, Long.MAX_VALUE, new BigDecimal(Long.MAX_VALUE));
    assertThat(TreeComparison.difference(BEYOND_DOUBLES, (double) BEYOND_DOUBLES))
        .contains("$: 9007199254740993 arrives as 9.007199254740992E15");
    assertThat(TreeComparison.difference(Long.MAX_VALUE, (double) Long.MAX_VALUE)).isPresent();
    assertThat(TreeComparison.difference(0.1, 0.1f)).isPresent();
    assertThat(TreeComparison.difference(5L, Double.NaN)).contains("$: 5 arrives as NaN");
    assertThat(TreeComparison.difference(5L, "5")).contains("$: 5 arrives as '5'");
  }

  private static void assertSame(Object sent, Object... arrived) {
    assertThat(arrived).allSatisfy(it -> assertThat(TreeComparison.difference(sent, it)).isEmpty());
  }

  @Test
  void theFirstDifferenceIsNamedByItsPath() {
    Object sent = Map.of("items", List.of(Map.of("id", 1L), Map.of("id", BEYOND_DOUBLES)));
    Object arrived = Map.of("items", List.of(Map.of("id", 1), Map.of("id", 9007199254740992L)));

    assertThat(TreeComparison.difference(sent, arrived))
        .contains("$.items[1].id: 9007199254740993 arrives as 9007199254740992");
    assertThat(TreeComparison.difference(Map.of("odd key", true), Map.of("odd key", "true")))
        .contains("$['odd key']: true arrives as 'true'");
    assertThat(TreeComparison.difference(Map.of("茶", "a"), Map.of()))
        .contains("$.茶: 'a' does not arrive");
    assertThat(TreeComparison.difference(Map.of(), Map.of("茶", "a")))
        .contains("$.茶: 'a' arrives, but was not sent");
    assertThat(TreeComparison.difference(Map.of("k".repeat(61), 1L), Map.of()))
        .contains("$." + "k".repeat(60) + "…: 1 does not arrive");
    assertThat(TreeComparison.difference("x" + "😀".repeat(30), ""))
        .contains("$: 'x" + "😀".repeat(29) + "…' arrives as ''");
    assertThat(TreeComparison.difference(Map.of("a", List.of(1L, 2L)), Map.of("a", List.of(1L))))
        .contains("$.a: a list (elements: 2) arrives as a list (elements: 1)");
    assertThat(TreeComparison.difference(Map.of("a", Map.of()), Map.of("a", new Object[0])))
        .get()
        .asString()
        .startsWith("$.a: an object (fields: 0) arrives as [Ljava.lang.Object;@");
    assertThat(TreeComparison.difference(Arrays.asList(1L, null), Arrays.asList(1L, 0L)))
        .contains("$[1]: null arrives as 0");
    assertThat(TreeComparison.difference("x".repeat(61), ""))
        .contains("$: '" + "x".repeat(60) + "…' arrives as ''");
  }

  @ParameterizedTest
  @CsvSource({"5, 6", "a, b", "true, false", "[], {}"})
  void aWrongFirstValueIsSeenAtOnce(String sent, String arrived) {
    assertThat(TreeComparison.isLike(Map.of("a", value(sent)), Map.of("a", value(sent)))).isTrue();
    assertThat(TreeComparison.isLike(Map.of("a", value(sent)), Map.of("a", value(arrived))))
        .isFalse();
    assertThat(TreeComparison.isLike(Map.of("a", value(sent)), Map.of())).isFalse();
    assertThat(TreeComparison.isLike(Map.of("a", value(sent)), null)).isFalse();
  }

  private static Object value(String word) {
    return switch (word) {
      case "true", "false" -> Boolean.valueOf(word);
      case "[]" -> List.of();
      case "{}" -> Map.of();
      default -> Character.isDigit(word.charAt(0)) ? Long.valueOf(word) : word;
    };
  }
}
