// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

/**
 * An exception as an answer.
 *
 * @param type the name of its class
 */
record Thrown(String type, String message) {

  static Thrown of(Throwable exception) {
    return new Thrown(exception.getClass().getName(), exception.getMessage());
  }

  @Override
  public String toString() {
    return "%s: %s".formatted(type, message);
  }
}
