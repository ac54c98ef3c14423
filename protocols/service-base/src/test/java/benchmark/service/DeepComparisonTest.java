// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class DeepComparisonTest {

  @Test
  void valuesAreComparedWithAllTheirDigits() {
    assertThat(difference(new BigDecimal("1.0"), new BigDecimal("1.00")))
        .hasValue("it: 1.0 arrives as 1.00");
    assertThat(difference(Double.NaN, Double.NaN)).isEmpty();
    assertThat(difference(1, 1L)).hasValue("it: a java.lang.Integer arrives as a java.lang.Long");
    assertThat(difference("a", "b")).hasValue("it: 'a' arrives as 'b'");
    assertThat(difference(null, "b")).hasValue("it: null arrives as 'b'");
    assertThat(difference(new AtomicLong(1), new AtomicLong(1))).isEmpty();
    assertThat(difference(new AtomicLong(1), new AtomicLong(2))).isPresent();
    assertThat(difference(LocalDate.EPOCH, LocalDate.EPOCH)).isEmpty();
  }

  @Test
  void theClassOfACollectionDoesNotCountButItsElementsAndTheirOrderDo() {
    assertThat(difference(List.of(1, 2), new ArrayList<>(List.of(1, 2)))).isEmpty();
    assertThat(difference(List.of(1, 2), List.of(2, 1))).hasValue("it[0]: 1 arrives as 2");
    assertThat(difference(List.of(1), List.of())).hasValue("it: 1 elements arrive as 0");
    assertThat(difference(Set.of(line("a")), new LinkedHashSet<>(List.of(line("a"))))).isEmpty();
    assertThat(difference(Set.of("a"), Set.of("b")))
        .hasValue("it: the element 'a' does not arrive");
    assertThat(difference(Set.of("a"), List.of("a"))).isPresent();
    assertThat(difference(Map.of("k", line("a")), new HashMap<>(Map.of("k", line("b")))))
        .hasValue("it['k'].article: 'a' arrives as 'b'");
    var otherKey = new LinkedHashMap<>(Map.of("l", line("a")));
    assertThat(difference(Map.of("k", line("a")), otherKey))
        .hasValue("it: the key 'k' does not arrive");
    assertThat(difference(new int[] {1, 2}, new int[] {1, 3})).hasValue("it[1]: 2 arrives as 3");
    assertThat(difference(new byte[0], new int[0])).hasValue("it: a byte[] arrives as a int[]");
    assertThat(difference(Optional.of(1), Optional.empty())).hasValue("it: 1 arrives as null");
    assertThat(difference(Arrays.asList(1, null), Arrays.asList(1, null))).isEmpty();
    assertThat(difference(new Date(1_001), new Date(1_000)))
        .as("with what the text of a Date leaves out")
        .hasValue("it: 1970-01-01T00:00:01.001Z arrives as 1970-01-01T00:00:01Z");
  }

  @Test
  void objectsWithoutEqualsAreComparedByTheirFieldsAndMayContainThemselves() {
    var one = new Node();
    var other = new Node();
    one.next = one;
    other.next = other;
    assertThat(difference(one, other)).isEmpty();
    other.value = 1;
    assertThat(difference(one, other)).hasValue("it.value: 0 arrives as 1");
    assertThat(difference(new Node(), new Special()))
        .hasValueSatisfying(it -> assertThat(it).contains("Node arrives as a", "Special"));
    var special = new Special();
    special.value = 1;
    assertThat(difference(new Special(), special)).as("inherited").isPresent();
    special.value = 0;
    special.seen = 7;
    assertThat(difference(new Special(), special)).as("transient").isEmpty();
  }

  private static Optional<String> difference(Object expected, Object actual) {
    return DeepComparison.difference("it", expected, actual);
  }

  private static ShopService.Line line(String article) {
    return new ShopService.Line(article, 1, BigDecimal.ONE);
  }

  private static class Node {
    int value;
    Node next;
  }

  private static final class Special extends Node {
    transient int seen;
  }
}
