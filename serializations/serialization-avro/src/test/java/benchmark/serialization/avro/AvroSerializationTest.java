// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.People;
import benchmark.contract.Person;
import benchmark.contract.PreparedPersons;
import benchmark.serialization.testing.SerializationContract;
import java.io.IOException;
import java.lang.reflect.Type;
import org.junit.jupiter.api.Test;

class AvroSerializationTest extends SerializationContract {

  AvroSerializationTest() {
    super(new AvroSerialization());
  }

  @Override
  protected boolean carriesTrees() {
    return false;
  }

  @Override
  protected byte[] written(Object value) throws IOException {
    return super.written(AvroRecords.of(value));
  }

  @Override
  protected Object carried(Object value, Class<?> type, Type genericType) throws Exception {
    return AvroRecords.content(super.carried(value, Object.class, Object.class));
  }

  @Test
  void carriesEveryPersonAndAllOfThemTogether() throws Exception {
    for (int id = 0; id < PreparedPersons.TOTAL; id++) {
      Person person = PreparedPersons.person(id);
      assertThat(carried(person, Person.class, Person.class)).isEqualTo(person);
      People people = PreparedPersons.people(id);
      assertThat(carried(people, People.class, People.class)).isEqualTo(people);
    }
    assertThat(carried(new Person(), Person.class, Person.class)).isEqualTo(new Person());
  }

  @Test
  void refusesToWriteAnUnknownClass() {
    assertThatThrownBy(() -> written(new Gadget()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Gadget");
  }
}
