// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PreparedPersonsTest {

  @Test
  void aPersonIsAboutAKilobyteAndFollowsFromItsId() throws IOException {
    var bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(PreparedPersons.person(7));

    assertThat(PreparedPersons.person(7).toString().length()).isBetween(800, 1_200);
    assertThat(bytes.size()).isBetween(1_000, 2_000);
    assertThat(PreparedPersons.person(7))
        .isEqualTo(PreparedPersons.person(7))
        .hasSameHashCodeAs(PreparedPersons.person(7))
        .isNotEqualTo(PreparedPersons.person(8));
  }

  @Test
  void somePersonsHaveNoWorkAndMostNoNickname() {
    assertThat(PreparedPersons.person(5).getWork()).isNull();
    assertThat(PreparedPersons.person(6).getWork()).isNotNull();
    assertThat(PreparedPersons.person(7).getNickname()).isNull();
  }

  @Test
  void threeArePutTogetherByTheirNames() {
    assertThat(PreparedPersons.people(99).getPersons())
        .containsOnlyKeys("Person 99 号", "Person 0 号", "Person 1 号");
  }

  /** The hash over all answers is one over texts. */
  @Test
  void theTextDoesNotDependOnTheOrderOfAMap() {
    Person person = PreparedPersons.person(7);
    String text = person.toString();
    var reversed = new TreeMap<String, String>(java.util.Comparator.reverseOrder());
    reversed.putAll(person.getAttributes());
    person.setAttributes(new LinkedHashMap<>(reversed));

    assertThat(person).hasToString(text);
    person.setAttributes(new HashMap<>());
    assertThat(person.toString()).isNotEqualTo(text);
  }
}
