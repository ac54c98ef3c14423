// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.Serial;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What {@link EchoService#person} carries: nested, about 1K, with everything that codecs treat in a
 * way of its own but dates. A plain bean, so that every codec can carry it; not thread-safe.
 */
public class Person implements Serializable {

  @Serial private static final long serialVersionUID = 1L;

  private long id;
  private String name;
  private int age;
  private boolean active;
  private String email;
  private String nickname;
  private Address home;
  private Address work;

  @SuppressWarnings("serial") // what is sent is serializable
  private List<Phone> phones;

  @SuppressWarnings("serial") // what is sent is serializable
  private List<String> languages;

  @SuppressWarnings("serial") // what is sent is serializable
  private Map<String, String> attributes;

  private String about;

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public int getAge() {
    return age;
  }

  public void setAge(int age) {
    this.age = age;
  }

  public boolean isActive() {
    return active;
  }

  public void setActive(boolean active) {
    this.active = active;
  }

  public String getEmail() {
    return email;
  }

  public void setEmail(String email) {
    this.email = email;
  }

  /** Often {@code null}. */
  public String getNickname() {
    return nickname;
  }

  public void setNickname(String nickname) {
    this.nickname = nickname;
  }

  public Address getHome() {
    return home;
  }

  public void setHome(Address home) {
    this.home = home;
  }

  /** {@code null} for some. */
  public Address getWork() {
    return work;
  }

  public void setWork(Address work) {
    this.work = work;
  }

  public List<Phone> getPhones() {
    return phones;
  }

  public void setPhones(List<Phone> phones) {
    this.phones = phones;
  }

  public List<String> getLanguages() {
    return languages;
  }

  public void setLanguages(List<String> languages) {
    this.languages = languages;
  }

  public Map<String, String> getAttributes() {
    return attributes;
  }

  public void setAttributes(Map<String, String> attributes) {
    this.attributes = attributes;
  }

  public String getAbout() {
    return about;
  }

  public void setAbout(String about) {
    this.about = about;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Person that
        && id == that.id
        && Objects.equals(name, that.name)
        && age == that.age
        && active == that.active
        && Objects.equals(email, that.email)
        && Objects.equals(nickname, that.nickname)
        && Objects.equals(home, that.home)
        && Objects.equals(work, that.work)
        && Objects.equals(phones, that.phones)
        && Objects.equals(languages, that.languages)
        && Objects.equals(attributes, that.attributes)
        && Objects.equals(about, that.about);
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        id, name, age, active, email, nickname, home, work, phones, languages, attributes, about);
  }

  /** Every field, maps in the order of their keys. */
  @Override
  public String toString() {
    return ("Person{id=%s, name=%s, age=%s, active=%s, email=%s, nickname=%s, home=%s, work=%s,"
            + " phones=%s, languages=%s, attributes=%s, about=%s}")
        .formatted(
            id,
            name,
            age,
            active,
            email,
            nickname,
            home,
            work,
            phones,
            languages,
            attributes == null ? null : new TreeMap<>(attributes),
            about);
  }
}
