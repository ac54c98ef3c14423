// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import static benchmark.protobuf.ProtoMapper.ifPresent;

import benchmark.contract.Address;
import benchmark.contract.People;
import benchmark.contract.Person;
import benchmark.contract.Phone;
import benchmark.contract.PhoneKind;
import benchmark.proto.Text;
import java.util.ArrayList;
import java.util.HashMap;

/** Converts between the echo contract's data and protobuf messages. */
final class EchoMapper {

  private EchoMapper() {}

  static Text toMessage(String text) {
    var message = Text.newBuilder();
    ifPresent(text, message::setText);
    return message.build();
  }

  static String fromMessage(Text message) {
    return message.hasText() ? message.getText() : null;
  }

  static benchmark.proto.Person toMessage(Person person) {
    var message =
        benchmark.proto.Person.newBuilder()
            .setId(person.getId())
            .setAge(person.getAge())
            .setActive(person.isActive());
    ifPresent(person.getName(), message::setName);
    ifPresent(person.getEmail(), message::setEmail);
    ifPresent(person.getNickname(), message::setNickname);
    ifPresent(person.getHome(), home -> message.setHome(toMessage(home)));
    ifPresent(person.getWork(), work -> message.setWork(toMessage(work)));
    ifPresent(person.getPhones(), phones -> phones.forEach(it -> message.addPhones(toMessage(it))));
    ifPresent(person.getLanguages(), message::addAllLanguages);
    ifPresent(person.getAttributes(), message::putAllAttributes);
    ifPresent(person.getAbout(), message::setAbout);
    return message.build();
  }

  static Person fromMessage(benchmark.proto.Person message) {
    var person = new Person();
    person.setId(message.getId());
    person.setName(message.hasName() ? message.getName() : null);
    person.setAge(message.getAge());
    person.setActive(message.getActive());
    person.setEmail(message.hasEmail() ? message.getEmail() : null);
    person.setNickname(message.hasNickname() ? message.getNickname() : null);
    person.setHome(message.hasHome() ? fromMessage(message.getHome()) : null);
    person.setWork(message.hasWork() ? fromMessage(message.getWork()) : null);
    var phones = new ArrayList<Phone>(message.getPhonesCount());
    message.getPhonesList().forEach(phone -> phones.add(fromMessage(phone)));
    person.setPhones(phones);
    person.setLanguages(new ArrayList<>(message.getLanguagesList()));
    person.setAttributes(new HashMap<>(message.getAttributesMap()));
    person.setAbout(message.hasAbout() ? message.getAbout() : null);
    return person;
  }

  static benchmark.proto.People toMessage(People people) {
    var message = benchmark.proto.People.newBuilder();
    ifPresent(
        people.getPersons(),
        persons -> persons.forEach((name, it) -> message.putPersons(name, toMessage(it))));
    return message.build();
  }

  static People fromMessage(benchmark.proto.People message) {
    var persons = new HashMap<String, Person>();
    message.getPersonsMap().forEach((name, person) -> persons.put(name, fromMessage(person)));
    var people = new People();
    people.setPersons(persons);
    return people;
  }

  private static benchmark.proto.Address toMessage(Address address) {
    var message = benchmark.proto.Address.newBuilder();
    ifPresent(address.getStreet(), message::setStreet);
    ifPresent(address.getCity(), message::setCity);
    ifPresent(address.getZip(), message::setZip);
    ifPresent(address.getCountry(), message::setCountry);
    return message.build();
  }

  private static Address fromMessage(benchmark.proto.Address message) {
    var address = new Address();
    address.setStreet(message.hasStreet() ? message.getStreet() : null);
    address.setCity(message.hasCity() ? message.getCity() : null);
    address.setZip(message.hasZip() ? message.getZip() : null);
    address.setCountry(message.hasCountry() ? message.getCountry() : null);
    return address;
  }

  private static benchmark.proto.Phone toMessage(Phone phone) {
    var message = benchmark.proto.Phone.newBuilder();
    ifPresent(phone.getKind(), kind -> message.setKind(toMessage(kind)));
    ifPresent(phone.getNumber(), message::setNumber);
    return message.build();
  }

  private static Phone fromMessage(benchmark.proto.Phone message) {
    var phone = new Phone();
    phone.setKind(fromMessage(message.getKind()));
    phone.setNumber(message.hasNumber() ? message.getNumber() : null);
    return phone;
  }

  private static benchmark.proto.PhoneKind toMessage(PhoneKind kind) {
    return switch (kind) {
      case HOME -> benchmark.proto.PhoneKind.HOME;
      case WORK -> benchmark.proto.PhoneKind.WORK;
      case MOBILE -> benchmark.proto.PhoneKind.MOBILE;
    };
  }

  private static PhoneKind fromMessage(benchmark.proto.PhoneKind message) {
    return switch (message) {
      case HOME -> PhoneKind.HOME;
      case WORK -> PhoneKind.WORK;
      case MOBILE -> PhoneKind.MOBILE;
      case UNKNOWN, UNRECOGNIZED -> null;
    };
  }
}
