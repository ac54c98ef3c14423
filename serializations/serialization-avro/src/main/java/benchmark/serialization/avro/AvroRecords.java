// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.avro.Address;
import benchmark.avro.Page;
import benchmark.avro.People;
import benchmark.avro.Person;
import benchmark.avro.Phone;
import benchmark.avro.PhoneKind;
import benchmark.avro.User;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Converts between the contract's objects and Avro's records; never while calls are measured. What
 * is {@code null} stays so.
 */
final class AvroRecords {

  private AvroRecords() {}

  /** The record that carries an object of the contracts; any other value carries itself. */
  static Object of(Object value) {
    if (value instanceof benchmark.contract.User user) {
      return of(user);
    } else if (value instanceof benchmark.contract.Page<?> page) {
      return of(page);
    } else if (value instanceof benchmark.contract.Person person) {
      return of(person);
    } else if (value instanceof benchmark.contract.People people) {
      return of(people);
    }
    return value;
  }

  /** The contracts' object in a record; any other value is itself. */
  static Object content(Object arrived) {
    if (arrived instanceof User user) {
      return content(user);
    } else if (arrived instanceof Page page) {
      return content(page);
    } else if (arrived instanceof Person person) {
      return content(person);
    } else if (arrived instanceof People people) {
      return content(people);
    }
    return arrived;
  }

  static User of(benchmark.contract.User user) {
    if (user == null) {
      return null;
    }
    var message = new User();
    message.setId(user.getId());
    message.setName(user.getName());
    message.setSex(user.getSex());
    message.setBirthday(user.getBirthday());
    message.setEmail(user.getEmail());
    message.setMobile(user.getMobile());
    message.setAddress(user.getAddress());
    message.setIcon(user.getIcon());
    message.setPermissions(user.getPermissions());
    message.setStatus(user.getStatus());
    message.setCreateTime(user.getCreateTime());
    message.setUpdateTime(user.getUpdateTime());
    return message;
  }

  static benchmark.contract.User content(User message) {
    if (message == null) {
      return null;
    }
    var user = new benchmark.contract.User();
    user.setId(message.getId());
    user.setName(message.getName());
    user.setSex(message.getSex());
    user.setBirthday(message.getBirthday());
    user.setEmail(message.getEmail());
    user.setMobile(message.getMobile());
    user.setAddress(message.getAddress());
    user.setIcon(message.getIcon());
    user.setPermissions(each(message.getPermissions(), it -> it));
    user.setStatus(message.getStatus());
    user.setCreateTime(message.getCreateTime());
    user.setUpdateTime(message.getUpdateTime());
    return user;
  }

  static Page of(benchmark.contract.Page<?> page) {
    if (page == null) {
      return null;
    }
    var message = new Page();
    message.setPageNo(page.getPageNo());
    message.setTotal(page.getTotal());
    message.setResult(each(page.getResult(), it -> of((benchmark.contract.User) it)));
    return message;
  }

  static benchmark.contract.Page<benchmark.contract.User> content(Page message) {
    if (message == null) {
      return null;
    }
    var page = new benchmark.contract.Page<benchmark.contract.User>();
    page.setPageNo(message.getPageNo());
    page.setTotal(message.getTotal());
    page.setResult(each(message.getResult(), AvroRecords::content));
    return page;
  }

  static Person of(benchmark.contract.Person person) {
    if (person == null) {
      return null;
    }
    var message = new Person();
    message.setId(person.getId());
    message.setName(person.getName());
    message.setAge(person.getAge());
    message.setActive(person.isActive());
    message.setEmail(person.getEmail());
    message.setNickname(person.getNickname());
    message.setHome(of(person.getHome()));
    message.setWork(of(person.getWork()));
    message.setPhones(each(person.getPhones(), AvroRecords::of));
    message.setLanguages(person.getLanguages());
    message.setAttributes(person.getAttributes());
    message.setAbout(person.getAbout());
    return message;
  }

  static benchmark.contract.Person content(Person message) {
    if (message == null) {
      return null;
    }
    var person = new benchmark.contract.Person();
    person.setId(message.getId());
    person.setName(message.getName());
    person.setAge(message.getAge());
    person.setActive(message.getActive());
    person.setEmail(message.getEmail());
    person.setNickname(message.getNickname());
    person.setHome(content(message.getHome()));
    person.setWork(content(message.getWork()));
    person.setPhones(each(message.getPhones(), AvroRecords::content));
    person.setLanguages(each(message.getLanguages(), it -> it));
    person.setAttributes(message.getAttributes());
    person.setAbout(message.getAbout());
    return person;
  }

  static People of(benchmark.contract.People people) {
    return people == null ? null : new People(each(people.getPersons(), AvroRecords::of));
  }

  static benchmark.contract.People content(People message) {
    if (message == null) {
      return null;
    }
    var people = new benchmark.contract.People();
    people.setPersons(each(message.getPersons(), AvroRecords::content));
    return people;
  }

  private static Address of(benchmark.contract.Address address) {
    return address == null
        ? null
        : new Address(
            address.getStreet(), address.getCity(), address.getZip(), address.getCountry());
  }

  private static benchmark.contract.Address content(Address message) {
    if (message == null) {
      return null;
    }
    var address = new benchmark.contract.Address();
    address.setStreet(message.getStreet());
    address.setCity(message.getCity());
    address.setZip(message.getZip());
    address.setCountry(message.getCountry());
    return address;
  }

  private static Phone of(benchmark.contract.Phone phone) {
    if (phone == null) {
      return null;
    }
    var kind = phone.getKind();
    return new Phone(kind == null ? null : PhoneKind.valueOf(kind.name()), phone.getNumber());
  }

  private static benchmark.contract.Phone content(Phone message) {
    if (message == null) {
      return null;
    }
    var kind = message.getKind();
    var phone = new benchmark.contract.Phone();
    phone.setKind(kind == null ? null : benchmark.contract.PhoneKind.valueOf(kind.name()));
    phone.setNumber(message.getNumber());
    return phone;
  }

  /** A list of the contract's class of lists: Avro reads into one of its own. */
  private static <A, B> List<B> each(List<A> list, Function<A, B> conversion) {
    if (list == null) {
      return null;
    }
    var converted = new ArrayList<B>(list.size());
    list.forEach(it -> converted.add(conversion.apply(it)));
    return converted;
  }

  private static <A, B> Map<String, B> each(Map<String, A> map, Function<A, B> conversion) {
    if (map == null) {
      return null;
    }
    var converted = new HashMap<String, B>();
    map.forEach((name, it) -> converted.put(name, conversion.apply(it)));
    return converted;
  }
}
