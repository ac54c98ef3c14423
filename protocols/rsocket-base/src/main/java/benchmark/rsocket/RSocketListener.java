// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import io.rsocket.core.RSocketServer;
import io.rsocket.frame.decoder.PayloadDecoder;
import io.rsocket.transport.netty.server.CloseableChannel;
import io.rsocket.transport.netty.server.TcpServerTransport;
import java.util.List;
import org.springframework.messaging.rsocket.RSocketStrategies;
import org.springframework.messaging.rsocket.annotation.support.RSocketMessageHandler;
import reactor.netty.tcp.TcpServer;

/** An RSocket server over TCP. It listens on the one address that it is given and no other. */
public final class RSocketListener implements AutoCloseable {

  private final CloseableChannel channel;

  /**
   * Starts to listen.
   *
   * @param host a name or address of this machine
   * @param controllers with {@code @MessageMapping}
   */
  public RSocketListener(
      String host, int port, RSocketStrategies strategies, List<Object> controllers) {
    var handler = new RSocketMessageHandler();
    handler.setRSocketStrategies(strategies);
    handler.setHandlers(controllers);
    handler.afterPropertiesSet();
    channel =
        RSocketServer.create(handler.responder())
            .payloadDecoder(PayloadDecoder.ZERO_COPY)
            .bindNow(
                TcpServerTransport.create(
                    RSocketLoops.under(TcpServer.create().host(host).port(port))));
  }

  /** Ends the server; calls that still run fail. */
  @Override
  public void close() {
    channel.dispose();
  }
}
