// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import benchmark.NumericHost;
import benchmark.PairSettings;
import benchmark.launch.LaunchProperties;
import benchmark.launch.Setup;
import com.alibaba.dubbo.common.extension.ExtensionLoader;
import com.alibaba.dubbo.common.serialize.Serialization;
import com.alibaba.dubbo.remoting.Transporter;
import java.net.UnknownHostException;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What makes a pair on com.alibaba's Dubbo: its serialization. Declare it as the bean "pair" in
 * consumer.xml and provider.xml; the XML of all pairs has placeholders for it:
 *
 * <ul>
 *   <li>those of {@link PairSettings}, the host written as a {@link NumericHost};
 *   <li>{@code pair.serialization}: Dubbo's name of the serialization;
 *   <li>{@code pair.dispatcher}: whether a pool of the provider calls the services, or its event
 *       loops do, as the {@link Setup} says;
 *   <li>{@code pair.transporter}: Dubbo's name of what moves the bytes;
 *   <li>{@code pair.url}: where a consumer finds its provider, or its providers.
 * </ul>
 */
public final class Dubbo26Pair extends Properties {

  private static final long serialVersionUID = 1;

  /** Calls go to several servers in turn, and nothing is retried. */
  private static final String BALANCED = "&cluster=failfast&loadbalance=roundrobin";

  private static final String NETTY_3 = "netty3";
  private static final String NETTY_4 = "netty4";

  /**
   * Takes the settings of this JVM, which reads no other serialization from now on.
   *
   * @param serialization Dubbo's name for it
   * @throws UnknownHostException if the host does not resolve
   * @throws IllegalArgumentException if this version of Dubbo has no such serialization, or no such
   *     transporter as {@link LaunchProperties#TRANSPORTER} names
   */
  public Dubbo26Pair(String serialization) throws UnknownHostException {
    require(Serialization.class, "serialization", serialization);
    OnlySerialization.set(serialization);
    String transporter =
        transporter(
            LaunchProperties.TRANSPORTER.or(Setup.current() == Setup.SHIPPED ? NETTY_3 : NETTY_4));
    putAll(PairSettings.asProperties());
    setProperty(PairSettings.HOST, NumericHost.of(getProperty(PairSettings.HOST)));
    setProperty(PairSettings.SERVERS, NumericHost.ofAll(getProperty(PairSettings.SERVERS)));
    setProperty("pair.serialization", serialization);
    setProperty("pair.transporter", transporter);
    // direct: for what neither blocks nor calls another service (Dubbo's documentation, Thread
    // Model)
    setProperty("pair.dispatcher", Setup.current() == Setup.TUNED ? "direct" : "all");
    String parameters =
        "?serialization=%s&client=%s&timeout=%s"
            .formatted(serialization, transporter, getProperty(PairSettings.TIMEOUT));
    String[] servers = getProperty(PairSettings.SERVERS).split(",");
    String all = servers.length == 1 ? parameters : parameters + BALANCED;
    setProperty(
        "pair.url",
        Stream.of(servers)
            .map(server -> "dubbo://" + server + all)
            .collect(Collectors.joining(";")));
  }

  /** Before 2.6.2, Netty 3 has no name of its own: it is what "netty" means. */
  private static String transporter(String name) {
    if (name.equals(NETTY_3) && !has(Transporter.class, NETTY_3)) {
      return "netty";
    }
    require(Transporter.class, "transporter", name);
    return name;
  }

  private static void require(Class<?> type, String kind, String name) {
    if (!has(type, name)) {
      throw new IllegalArgumentException(
          "This version of Dubbo has no %s '%s'; it has %s. Use one of those, or another version with dubbo=VERSION."
              .formatted(
                  kind,
                  name,
                  String.join(
                      ", ", ExtensionLoader.getExtensionLoader(type).getSupportedExtensions())));
    }
  }

  private static boolean has(Class<?> type, String name) {
    return ExtensionLoader.getExtensionLoader(type).getSupportedExtensions().contains(name);
  }
}
