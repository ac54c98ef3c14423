// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.NumericHost;
import benchmark.PairSettings;
import java.net.UnknownHostException;
import java.util.Properties;

/**
 * What makes a dubbo pair: its serialization. Declare it as the bean "pair" in consumer.xml and
 * provider.xml; the XML of all pairs has placeholders for it:
 *
 * <ul>
 *   <li>those of {@link PairSettings}, the host written as a {@link NumericHost};
 *   <li>{@code pair.serialization}: Dubbo's name of the serialization;
 *   <li>{@code pair.url}: where a consumer finds the provider.
 * </ul>
 */
public final class DubboPair extends Properties {

  private static final long serialVersionUID = 1;

  /**
   * Takes the settings of this JVM.
   *
   * @throws UnknownHostException if the host does not resolve
   */
  public DubboPair() throws UnknownHostException {
    putAll(PairSettings.asProperties());
    setProperty(PairSettings.HOST, NumericHost.of(getProperty(PairSettings.HOST)));
  }

  /** Sets the serialization, by Dubbo's name for it. */
  public void setSerialization(String name) {
    setProperty("pair.serialization", name);
    setProperty(
        "pair.url",
        "dubbo://%s:%s?serialization=%s"
            .formatted(getProperty(PairSettings.HOST), getProperty(PairSettings.PORT), name));
  }
}
