// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.NumericHost;
import benchmark.PairSettings;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Properties;

/**
 * What makes a pair on Dubbo: its serialization, and its protocol where that is another than dubbo.
 * Declare it as the bean "pair" in consumer.xml and provider.xml; the XML of all pairs has
 * placeholders for it:
 *
 * <ul>
 *   <li>those of {@link PairSettings}, hosts written as a {@link NumericHost};
 *   <li>{@code pair.filter}: Dubbo's name of the filters, empty for its default ones;
 *   <li>{@code pair.protocol}: Dubbo's name of the protocol;
 *   <li>{@code pair.serialization}: Dubbo's name of the serialization;
 *   <li>{@code pair.url}: where a consumer finds the provider.
 * </ul>
 */
public final class DubboPair extends Properties {

  /** Dubbo's way to say that none of its default filters is to run. */
  static final String NO_FILTERS = "-default";

  private static final long serialVersionUID = 1;

  /**
   * Takes the settings of this JVM.
   *
   * @throws UnknownHostException if the host does not resolve
   */
  public DubboPair() throws UnknownHostException {
    putAll(PairSettings.asProperties());
    for (String host : List.of(PairSettings.HOST, PairSettings.SERVER_HOST)) {
      setProperty(host, NumericHost.of(getProperty(host)));
    }
    setProperty(
        "pair.filter",
        getProperty(PairSettings.FILTERS).equals(PairSettings.NO_FILTERS) ? NO_FILTERS : "");
    setProperty("pair.protocol", "dubbo");
  }

  /** Sets the protocol, by Dubbo's name for it; "dubbo" unless set. */
  public void setProtocol(String name) {
    setProperty("pair.protocol", name);
    setUrl();
  }

  /** Sets the serialization, by Dubbo's name for it. */
  public void setSerialization(String name) {
    setProperty("pair.serialization", name);
    setUrl();
  }

  private void setUrl() {
    setProperty(
        "pair.url",
        "%s://%s:%s?serialization=%s"
            .formatted(
                getProperty("pair.protocol"),
                getProperty(PairSettings.HOST),
                getProperty(PairSettings.PORT),
                getProperty("pair.serialization")));
  }
}
