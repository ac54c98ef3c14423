// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.Serial;
import java.io.Serializable;
import java.util.Objects;

/**
 * Where a person lives or works. A plain bean, so that every codec can carry it; not thread-safe.
 */
public class Address implements Serializable {

  @Serial private static final long serialVersionUID = 1L;

  private String street;
  private String city;
  private String zip;
  private String country;

  public String getStreet() {
    return street;
  }

  public void setStreet(String street) {
    this.street = street;
  }

  public String getCity() {
    return city;
  }

  public void setCity(String city) {
    this.city = city;
  }

  public String getZip() {
    return zip;
  }

  public void setZip(String zip) {
    this.zip = zip;
  }

  public String getCountry() {
    return country;
  }

  public void setCountry(String country) {
    this.country = country;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Address that
        && Objects.equals(street, that.street)
        && Objects.equals(city, that.city)
        && Objects.equals(zip, that.zip)
        && Objects.equals(country, that.country);
  }

  @Override
  public int hashCode() {
    return Objects.hash(street, city, zip, country);
  }

  /** Every field. */
  @Override
  public String toString() {
    return "Address{street=%s, city=%s, zip=%s, country=%s}".formatted(street, city, zip, country);
  }
}
