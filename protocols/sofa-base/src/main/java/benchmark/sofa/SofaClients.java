// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.sofa;

import com.alipay.sofa.rpc.config.ConsumerConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** SOFARPC's proxies over bolt, which share the connections to each server. Thread-safe. */
public final class SofaClients implements AutoCloseable {

  private final String servers;
  private final int timeoutMillis;
  private final int connections;
  private final String serialization;
  private final boolean lazy;
  private final List<ConsumerConfig<?>> consumers = new ArrayList<>();

  /**
   * Prepares clients.
   *
   * @param servers each host:port, with commas
   * @param timeoutMillis how long one call may take
   * @param connections to each server
   * @param serialization SOFARPC's name of it
   * @param lazy whether a connection is opened by the first call only
   */
  public SofaClients(
      String servers, int timeoutMillis, int connections, String serialization, boolean lazy) {
    SofaSettings.apply();
    this.servers =
        Stream.of(servers.split(",")).map("bolt://"::concat).collect(Collectors.joining(";"));
    this.timeoutMillis = timeoutMillis;
    this.connections = connections;
    this.serialization = serialization;
    this.lazy = lazy;
  }

  /** A proxy of a service. */
  public <S> S of(Class<S> type) {
    var consumer =
        new ConsumerConfig<S>()
            .setInterfaceId(type.getName())
            .setProtocol("bolt")
            .setDirectUrl(servers)
            .setSerialization(serialization)
            .setTimeout(timeoutMillis)
            .setConnectionNum(connections)
            .setRetries(0) // a call that fails must be seen
            .setLazy(lazy)
            .setRegister(false);
    S proxy = consumer.refer();
    consumers.add(consumer);
    return proxy;
  }

  /** Closes the connections; calls that still run fail. */
  @Override
  public void close() {
    consumers.forEach(ConsumerConfig::unRefer);
  }
}
