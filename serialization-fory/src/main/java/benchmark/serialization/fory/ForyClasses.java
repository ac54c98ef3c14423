// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fory;

import java.util.List;
import org.apache.fory.Fory;
import org.apache.fory.ThreadSafeFory;

/**
 * The classes that this JVM's Fory carries, besides the JDK's value types and collections that it
 * knows by itself. A stream that names any other is refused before that class is loaded.
 *
 * <p>Both sides must register the same classes in the same order, because the order makes the
 * number that stands for a class on the wire. (Dubbo's {@code optimizer} keeps classes in a HashMap
 * by identity, so that its order differs from JVM to JVM.)
 */
public final class ForyClasses {

  private static List<Class<?>> registered = List.of();
  private static volatile ThreadSafeFory fory = create(registered);

  private ForyClasses() {}

  /**
   * Sets the classes, in place of those set before. Call it before the first message.
   *
   * @param classes what may be carried, in an order that both sides share
   */
  public static synchronized void register(List<Class<?>> classes) {
    if (!classes.equals(registered)) {
      registered = List.copyOf(classes);
      fory = create(registered);
    }
  }

  /** The one to read and write with. */
  static ThreadSafeFory fory() {
    return fory;
  }

  private static ThreadSafeFory create(List<Class<?>> classes) {
    var fory =
        Fory.builder()
            .withXlang(false) // both sides are Java
            .withCompatible(false) // both sides have the same classes …
            .withClassVersionCheck(true) // … and a difference is an error
            .withRefTracking(true) // shared references and cycles survive
            .requireClassRegistration(true)
            .buildThreadSafeFory();
    classes.forEach(fory::register);
    return fory;
  }
}
