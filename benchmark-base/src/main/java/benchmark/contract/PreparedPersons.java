// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Every person of the contract, each a function of its id: no clock, no random numbers. Strings
 * differ from person to person. Each call returns fresh objects; all methods are thread-safe.
 */
public final class PreparedPersons {

  /** How many persons there are: ids 0 to 99. */
  public static final int TOTAL = 100;

  /** How many persons are sent together. */
  public static final int TOGETHER = 3;

  /** Made beforehand, so that checking an answer makes no text. */
  private static final String[] NAMES =
      IntStream.range(0, TOTAL).mapToObj(id -> "Person " + id + " 号").toArray(String[]::new);

  private static final EchoText ABOUT = new EchoText(300, false);
  private static final String[] CITIES = {"Hangzhou", "北京市", "Lisboa", "上海市", "Kraków"};
  private static final String[] LANGUAGES = {
    "Chinese", "English", "Português", "polski", "Deutsch"
  };

  private PreparedPersons() {}

  /** Returns the person with this id, from 0 to {@link #TOTAL} - 1. */
  public static Person person(int id) {
    var person = new Person();
    person.setId(id);
    person.setName(name(id));
    person.setAge(18 + id % 60);
    person.setActive(id % 3 != 0);
    person.setEmail("person" + id + "@mail" + id % 13 + ".example.com");
    person.setNickname(id % 4 == 0 ? "nick" + id : null);
    person.setHome(address(id, 1));
    person.setWork(id % 5 == 0 ? null : address(id, 2));
    person.setPhones(phones(id));
    person.setLanguages(
        new ArrayList<>(
            List.of(LANGUAGES[id % LANGUAGES.length], LANGUAGES[(id / 5 + 1) % LANGUAGES.length])));
    var attributes = new HashMap<String, String>();
    for (int i = 0; i < 6; i++) {
      attributes.put("attribute" + i, "value " + (id * 7 + i) + " of " + id);
    }
    person.setAttributes(attributes);
    person.setAbout(ABOUT.text(id));
    return person;
  }

  /** Returns {@link #TOGETHER} persons by their names: the one with this id and those after it. */
  public static People people(int id) {
    var persons = new HashMap<String, Person>();
    for (int i = 0; i < TOGETHER; i++) {
      Person person = person((id + i) % TOTAL);
      persons.put(person.getName(), person);
    }
    var people = new People();
    people.setPersons(persons);
    return people;
  }

  /** The name of the person with this id. */
  public static String name(int id) {
    return NAMES[id];
  }

  private static Address address(int id, int number) {
    var address = new Address();
    address.setStreet("Street " + (id * 3 + number) + ", door " + (id % 28 + number));
    address.setCity(CITIES[(id + number) % CITIES.length]);
    address.setZip(String.valueOf(310_000 + id * 17 + number));
    address.setCountry("Country " + (id + number) % 11);
    return address;
  }

  private static List<Phone> phones(int id) {
    var phones = new ArrayList<Phone>();
    for (PhoneKind kind : PhoneKind.values()) {
      var phone = new Phone();
      phone.setKind(kind);
      phone.setNumber(String.valueOf(13_600_000_000L + id * 1_009L + kind.ordinal()));
      phones.add(phone);
    }
    return phones;
  }
}
