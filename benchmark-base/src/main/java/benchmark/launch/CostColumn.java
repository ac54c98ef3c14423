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
  private final boolean counted;
  private int place;

  CostColumn(String name, Function<T, String> format, Function<String, T> parser) {
    this(name, format, parser, false);
  }

  private CostColumn(
      String name, Function<T, String> format, Function<String, T> parser, boolean counted) {
    this.name = name;
    this.format = format;
    this.parser = parser;
    this.counted = counted;
  }

  static CostColumn<String> text(String name) {
    return new CostColumn<>(name, text -> text, text -> text);
  }

  /** A number that is as it is at the end of an iteration. */
  static CostColumn<Long> level(String name) {
    return new CostColumn<>(name, Object::toString, Long::valueOf);
  }

  /** A number of what happened in an iteration: that of two together is the sum. */
  static CostColumn<Long> count(String name) {
    return new CostColumn<>(name, Object::toString, Long::valueOf, true);
  }

  /** Whether the value of two iterations together is the sum of theirs. */
  public boolean isCounted() {
    return counted;
  }

  /** Its place in the order in which columns are written. */
  int place() {
    return place;
  }

  void place(int inOrder) {
    place = inOrder;
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
