// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.Serial;
import java.io.Serializable;
import java.util.Objects;

/** A number of a person. A plain bean, so that every codec can carry it; not thread-safe. */
public class Phone implements Serializable {

  @Serial private static final long serialVersionUID = 1L;

  private PhoneKind kind;
  private String number;

  public PhoneKind getKind() {
    return kind;
  }

  public void setKind(PhoneKind kind) {
    this.kind = kind;
  }

  public String getNumber() {
    return number;
  }

  public void setNumber(String number) {
    this.number = number;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Phone that
        && Objects.equals(kind, that.kind)
        && Objects.equals(number, that.number);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, number);
  }

  /** Every field. */
  @Override
  public String toString() {
    return "Phone{kind=" + kind + ", number=" + number + '}';
  }
}
