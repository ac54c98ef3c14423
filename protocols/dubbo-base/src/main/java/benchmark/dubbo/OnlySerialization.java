// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

/**
 * Makes a provider refuse every serialization but one.
 *
 * <p>A provider that exports with {@code serialization="kryo"} also answers calls that come in
 * Dubbo's default serialization, hessian2 (UrlUtils.allSerializations, Dubbo 3.2 and later). A
 * client of another pair would then be measured against the wrong server without any error, and the
 * provider would read what nobody meant it to read. The remedy is to make the pair's own
 * serialization the default one. Dubbo reads the setting when it exports, after all beans are
 * there.
 */
public final class OnlySerialization {

  /** Dubbo's DefaultSerializationSelector reads this system property. */
  private static final String PROPERTY = "DUBBO_DEFAULT_SERIALIZATION";

  /** Sets the only serialization that this JVM's provider accepts, by Dubbo's name for it. */
  public OnlySerialization(String name) {
    System.setProperty(PROPERTY, name);
  }

  /** Dubbo's name of what this JVM's provider accepts; null in a JVM without such a provider. */
  static String name() {
    return System.getProperty(PROPERTY);
  }
}
