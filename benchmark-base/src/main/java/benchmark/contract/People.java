// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.Serial;
import java.io.Serializable;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Persons by their names: a class of its own, because some codecs do not learn what a method's map
 * holds. A plain bean; not thread-safe.
 */
public class People implements Serializable {

  @Serial private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // what is sent is serializable
  private Map<String, Person> persons;

  public Map<String, Person> getPersons() {
    return persons;
  }

  public void setPersons(Map<String, Person> persons) {
    this.persons = persons;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof People that && Objects.equals(persons, that.persons);
  }

  @Override
  public int hashCode() {
    return Objects.hash(persons);
  }

  /** Every field, maps in the order of their keys. */
  @Override
  public String toString() {
    return "People{persons=" + (persons == null ? null : new TreeMap<>(persons)) + '}';
  }
}
