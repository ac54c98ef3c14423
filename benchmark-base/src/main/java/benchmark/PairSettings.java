// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.LaunchProperties;
import java.util.Properties;

/**
 * What a pair is told from outside, for placeholders in its XML:
 *
 * <ul>
 *   <li>{@code pair.host} and {@code pair.port}: where the server listens, or the client connects;
 *   <li>{@code pair.timeout}: milliseconds after which a call fails;
 *   <li>{@code pair.lazy}: whether the client connects only when it is first called.
 * </ul>
 */
public final class PairSettings {

  public static final String HOST = "pair.host";
  public static final String PORT = "pair.port";
  public static final String TIMEOUT = "pair.timeout";
  public static final String LAZY = "pair.lazy";

  private PairSettings() {}

  /** The settings of this JVM, with defaults for what was not told. */
  public static Properties asProperties() {
    var settings = new Properties();
    settings.setProperty(HOST, LaunchProperties.HOST.or(Defaults.BIND_ADDRESS));
    settings.setProperty(PORT, LaunchProperties.PORT.or(Defaults.PORT).toString());
    settings.setProperty(
        TIMEOUT, LaunchProperties.TIMEOUT_MILLIS.or(Defaults.CALL_TIMEOUT_MILLIS).toString());
    settings.setProperty(LAZY, LaunchProperties.LAZY.or(false).toString());
    return settings;
  }
}
