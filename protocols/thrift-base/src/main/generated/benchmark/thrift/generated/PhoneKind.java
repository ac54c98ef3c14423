// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift.generated;

public enum PhoneKind implements org.apache.thrift.TEnum {
  HOME(1),
  WORK(2),
  MOBILE(3);

  private final int value;

  private PhoneKind(int value) {
    this.value = value;
  }

  /** Get the integer value of this enum value, as defined in the Thrift IDL. */
  @Override
  public int getValue() {
    return value;
  }

  /**
   * Find a the enum type by its integer value, as defined in the Thrift IDL.
   *
   * @return null if the value is not found.
   */
  @org.apache.thrift.annotation.Nullable
  public static PhoneKind findByValue(int value) {
    switch (value) {
      case 1:
        return HOME;
      case 2:
        return WORK;
      case 3:
        return MOBILE;
      default:
        return null;
    }
  }
}
