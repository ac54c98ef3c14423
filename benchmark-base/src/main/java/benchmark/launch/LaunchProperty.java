// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * A system property through which the process that starts a JVM of this project passes something to
 * it.
 *
 * @param <T> the type of its value
 */
public final class LaunchProperty<T> {

  private final String name;
  private final Function<String, T> parser;

  private LaunchProperty(String name, Function<String, T> parser) {
    this.name = name;
    this.parser = parser;
  }

  static LaunchProperty<String> text(String name) {
    return new LaunchProperty<>(name, text -> text);
  }

  static LaunchProperty<Integer> number(String name) {
    return new LaunchProperty<>(name, Integer::valueOf);
  }

  static LaunchProperty<Boolean> flag(String name) {
    return new LaunchProperty<>(name, Boolean::valueOf);
  }

  static LaunchProperty<Path> path(String name) {
    return new LaunchProperty<>(name, Path::of);
  }

  /** What follows {@code -D} on a command line. */
  public String name() {
    return name;
  }

  /**
   * The variable of the environment in which a server that is no JVM finds what a JVM finds in a
   * property of this name.
   */
  public static String variable(String name) {
    return name.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_");
  }

  /**
   * The value in this JVM; empty if it is not set, or set to nothing.
   *
   * @throws IllegalArgumentException naming the property and the text, if that has another type
   */
  public Optional<T> get() {
    String text = System.getProperty(name, "");
    try {
      return text.isEmpty() ? Optional.empty() : Optional.of(parser.apply(text));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "The system property %s has the value '%s', which cannot be read: %s"
              .formatted(name, text, e.getMessage()),
          e);
    }
  }

  /** The value in this JVM, or another one if it is not set. */
  public T or(T otherwise) {
    return get().orElse(otherwise);
  }

  /**
   * The value in this JVM.
   *
   * @throws IllegalStateException naming the property, if it is not set
   */
  public T required() {
    return get().orElseThrow(() -> new IllegalStateException(name + " is not set"));
  }

  /** Sets the value in this JVM. */
  public void set(T value) {
    System.setProperty(name, value.toString());
  }

  /** The flag that sets a value on the command line of a JVM. */
  public String flag(T value) {
    return "-D" + name + "=" + value;
  }

  @Override
  public String toString() {
    return name;
  }
}
