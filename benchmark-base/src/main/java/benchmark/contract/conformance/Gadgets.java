// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import java.util.stream.Collectors;

/**
 * The classes outside the allow-list that no receiver may ever instantiate, and whether this JVM
 * has done so.
 *
 * <p>They play the gadgets of real attacks: they are on every classpath, but on nobody's list of
 * allowed classes. Creating an object by whatever trick initializes its class first, which then
 * calls {@link #markLoaded}. Their package is none of the contract's, because Dubbo's allow-list
 * matches prefixes of names.
 */
public final class Gadgets {

  /** The gadget whose name is put into bytes in place of {@link #HONEST_NAME}. */
  public static final String WIRE_NAME = "evil.pkg.GadgetOverWire";

  /** The name that is replaced on the wire; of the same length, so that the frame stays intact. */
  public static final String HONEST_NAME = "benchmark.contract.User";

  private static final String PREFIX = "benchmark.gadget.";

  private Gadgets() {}

  /** A gadget's class has been initialized in this JVM. */
  public static void markLoaded(String simpleName) {
    System.setProperty(PREFIX + simpleName, "loaded");
  }

  /** The simple names of all gadgets whose class was initialized in this JVM, with commas. */
  public static String loaded() {
    return System.getProperties().stringPropertyNames().stream()
        .filter(property -> property.startsWith(PREFIX))
        .map(property -> property.substring(PREFIX.length()))
        .sorted()
        .collect(Collectors.joining(","));
  }
}
