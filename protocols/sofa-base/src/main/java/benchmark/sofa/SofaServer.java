// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.sofa;

import com.alipay.sofa.rpc.config.ProviderConfig;
import com.alipay.sofa.rpc.config.ServerConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * SOFARPC's bolt server. It listens on the one address that it is given and no other, with
 * SOFARPC's defaults for threads.
 */
public final class SofaServer implements AutoCloseable {

  private final List<ProviderConfig<Object>> services = new ArrayList<>();
  private final ServerConfig server;

  /**
   * Starts to listen.
   *
   * @param host a name or address of this machine
   * @param services by the names of their interfaces
   * @throws com.alipay.sofa.rpc.core.exception.SofaRpcRuntimeException if it cannot listen there
   */
  public SofaServer(String host, int port, Map<String, Object> services) {
    SofaSettings.apply();
    server =
        new ServerConfig()
            .setProtocol("bolt")
            .setHost(host)
            .setBoundHost(host)
            .setPort(port)
            .setDaemon(true)
            .setTelnet(false);
    services.forEach(
        (type, service) -> {
          var provider =
              new ProviderConfig<Object>()
                  .setInterfaceId(type)
                  .setRef(service)
                  .setServer(server)
                  .setRegister(false);
          provider.export();
          this.services.add(provider);
        });
  }

  /** Ends the server; calls that still run fail. */
  @Override
  public void close() {
    services.forEach(ProviderConfig::unExport);
    server.destroy();
  }
}
