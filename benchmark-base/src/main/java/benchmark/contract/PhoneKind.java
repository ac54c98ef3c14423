// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

/** What a phone is for. */
public enum PhoneKind {
  HOME,
  WORK,
  MOBILE
}
