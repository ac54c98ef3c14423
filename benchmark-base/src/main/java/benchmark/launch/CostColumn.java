// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.function.Function;

/**
 * A column of costs.csv. Values are written without commas.
 *
 * @param <T> the type of its values
 */
public final class CostColumn<T> {

  private final String name;
  private final Function<T, String> format;
  private final Function<String, T> parser;

  CostColumn(String name, Function<T, String> format, Function<String, T> parser) {
    this.name = name;
    this.format = format;
    this.parser = parser;
  }

  static CostColumn<String> text(String name) {
    return new CostColumn<>(name, text -> text, text -> text);
  }

  static CostColumn<Long> number(String name) {
    return new CostColumn<>(name, Object::toString, Long::valueOf);
  }

  /** What the header calls it. */
  public String name() {
    return name;
  }

  String format(T value) {
    return format.apply(value);
  }

  T parse(String cell) {
    return parser.apply(cell);
  }

  @Override
  public String toString() {
    return name;
  }
}
