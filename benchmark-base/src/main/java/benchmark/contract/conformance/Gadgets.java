// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import java.util.TreeSet;

/**
 * The classes that no receiver may ever instantiate, and whether this JVM has done so.
 *
 * <p>They stand for the gadgets of real attacks: they are on every classpath, but on nobody's list
 * of allowed classes. Creating an object by whatever trick initializes its class first, and theirs
 * tell {@link #entered} then. Their package is none of the contract's, because Dubbo's allow-list
 * matches prefixes of names.
 */
public final class Gadgets {

  /** The intruder that is put into bytes in place of {@link #HONEST_NAME}. */
  public static final String WIRE_NAME = "evil.pkg.GadgetOverWire";

  /** The name that is replaced on the wire; of the same length, so that the frame stays whole. */
  public static final String HONEST_NAME = "benchmark.contract.User";

  private static final String PREFIX = "benchmark.gadget.";

  private Gadgets() {}

  /** An intruder's class has been initialized in this JVM. */
  public static void entered(String simpleName) {
    System.setProperty(PREFIX + simpleName, "entered");
  }

  /** The simple names of all intruders whose class was initialized in this JVM, with commas. */
  public static String present() {
    var names = new TreeSet<String>();
    for (String property : System.getProperties().stringPropertyNames()) {
      if (property.startsWith(PREFIX)) {
        names.add(property.substring(PREFIX.length()));
      }
    }
    return String.join(",", names);
  }
}
