// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.LaunchProperties;
import benchmark.launch.Setup;
import java.util.Properties;

/**
 * What a pair is given from outside, for placeholders in its XML:
 *
 * <ul>
 *   <li>{@code pair.host} and {@code pair.port}: where the server listens, or the client connects;
 *   <li>{@code pair.servers}: the same of all servers that the client calls, with commas;
 *   <li>{@code pair.timeout}: milliseconds after which a call fails;
 *   <li>{@code pair.lazy}: whether the client connects only when it is first called;
 *   <li>{@code pair.setup}: the name of the {@link Setup};
 *   <li>{@code pair.KEY} for each key of a variant, such as {@code pair.filters}, if the variant
 *       has it; without, {@code pair.filters} is default, {@code pair.connections} 1 and {@code
 *       pair.transporter} empty for the framework's own choice;
 *   <li>{@code gateway.server.host}, {@code gateway.server.port} and {@code gateway.http2}, for a
 *       gateway: where the server listens that it calls, and whether HTTP/2 is spoken.
 * </ul>
 */
public final class PairSettings {

  public static final String HOST = "pair.host";
  public static final String PORT = "pair.port";
  public static final String SERVERS = "pair.servers";
  public static final String TIMEOUT = "pair.timeout";
  public static final String LAZY = "pair.lazy";

  public static final String FILTERS = "pair.filters";
  public static final String CONNECTIONS = "pair.connections";
  public static final String TRANSPORTER = "pair.transporter";

  public static final String SERVER_HOST = "gateway.server.host";

  /** The value of {@link #FILTERS} for none of the framework's filters. */
  public static final String NO_FILTERS = "none";

  private PairSettings() {}

  /** The settings of this JVM, with defaults for what was not given. */
  public static Properties asProperties() {
    var settings = new Properties();
    settings.setProperty(HOST, LaunchProperties.HOST.or(Defaults.BIND_ADDRESS));
    settings.setProperty(PORT, LaunchProperties.PORT.or(Defaults.PORT).toString());
    settings.setProperty(
        SERVERS,
        LaunchProperties.SERVERS.or(settings.getProperty(HOST) + ":" + settings.getProperty(PORT)));
    settings.setProperty(
        TIMEOUT, LaunchProperties.TIMEOUT_MILLIS.or(Defaults.CALL_TIMEOUT_MILLIS).toString());
    settings.setProperty(LAZY, LaunchProperties.LAZY.or(false).toString());
    settings.setProperty("pair.setup", Setup.current().key());
    settings.setProperty(FILTERS, LaunchProperties.FILTERS.or("default"));
    settings.setProperty(
        CONNECTIONS, LaunchProperties.CONNECTIONS.or(Defaults.CONNECTIONS).toString());
    settings.setProperty(TRANSPORTER, LaunchProperties.TRANSPORTER.or(""));
    System.getProperties().stringPropertyNames().stream()
        .filter(name -> name.startsWith(LaunchProperties.KEY))
        .forEach(
            name ->
                settings.setProperty(
                    "pair." + name.substring(LaunchProperties.KEY.length()),
                    System.getProperty(name)));
    settings.setProperty(SERVER_HOST, LaunchProperties.HOST_BEHIND_GATEWAY.or(Defaults.HOST));
    settings.setProperty(
        "gateway.server.port", LaunchProperties.PORT_BEHIND_GATEWAY.or(Defaults.PORT).toString());
    settings.setProperty("gateway.http2", LaunchProperties.GATEWAY_HTTP2.or(false).toString());
    return settings;
  }
}
