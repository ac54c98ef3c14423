// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fory;

import benchmark.contract.Contracts;
import org.apache.fory.Fory;
import org.apache.fory.ThreadSafeFory;

/**
 * The classes that this JVM's Fory carries: the contracts' with their arrays, and the JDK's value
 * types and collections that it knows by itself. A stream that names any other is refused before
 * that class is loaded.
 *
 * <p>Both sides must register the same classes in the same order, because the order determines the
 * number that identifies a class on the wire.
 */
final class ForyClasses {

  /** The one to read and write with. */
  static final ThreadSafeFory FORY = create();

  /** Objects inside each other in a message: enough for any tree that is sent. */
  private static final int DEEPEST = 100;

  private ForyClasses() {}

  private static ThreadSafeFory create() {
    var fory =
        Fory.builder()
            .withXlang(false) // both sides are Java
            .withCompatible(false) // both sides have the same classes …
            .withClassVersionCheck(true) // … and a difference is an error
            .withRefTracking(true) // shared references and cycles survive
            .requireClassRegistration(true)
            .withMaxDepth(DEEPEST) // 50 by default
            .buildThreadSafeFory();
    Contracts.allClasses().forEach(fory::register);
    return fory;
  }
}
