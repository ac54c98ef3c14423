// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import benchmark.ServiceExecutor;
import benchmark.thrift.generated.EchoRpc;
import benchmark.thrift.generated.UserRpc;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import org.apache.thrift.TMultiplexedProcessor;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.server.TThreadedSelectorServer;
import org.apache.thrift.transport.TNonblockingServerSocket;
import org.apache.thrift.transport.TTransportException;
import org.apache.thrift.transport.layered.TFramedTransport;

/**
 * Thrift's server with several selectors, for framed messages of both services on one port. It
 * listens on the one address that it is given and no other. The {@link ServiceExecutor} calls the
 * services.
 */
public final class ThriftServer implements AutoCloseable {

  /** The largest message that either side reads: the same 8 MiB as Dubbo's payload limit. */
  static final int MAX_FRAME_BYTES = 8 * 1024 * 1024;

  static final String USERS = "UserRpc";
  static final String ECHO = "EchoRpc";

  private static final int CLOSE_SECONDS = 1;

  private final TThreadedSelectorServer server;

  /** The threads that call the services; empty if Thrift's own, or its selectors, do. */
  private final Optional<ExecutorService> pool;

  /**
   * Starts to listen, with the executor of this JVM.
   *
   * @param host a name or address of this machine
   * @throws TTransportException if it cannot listen there
   */
  public ThriftServer(
      String host, int port, TProtocolFactory protocol, UserRpc.Iface users, EchoRpc.Iface echo)
      throws TTransportException {
    var services = new TMultiplexedProcessor();
    services.registerProcessor(USERS, new UserRpc.Processor<>(users));
    services.registerProcessor(ECHO, new EchoRpc.Processor<>(echo));
    var socket =
        new TNonblockingServerSocket(
            new TNonblockingServerSocket.NonblockingAbstractServerSocketArgs()
                .bindAddr(new InetSocketAddress(host, port))
                .maxFrameSize(MAX_FRAME_BYTES));
    var settings =
        new TThreadedSelectorServer.Args(socket)
            .processor(services)
            .protocolFactory(protocol)
            .transportFactory(new TFramedTransport.Factory(MAX_FRAME_BYTES))
            .stopTimeoutVal(CLOSE_SECONDS);
    var executor = ServiceExecutor.current();
    boolean direct = executor.kind() == ServiceExecutor.Kind.DIRECT;
    pool = executor.start();
    pool.ifPresent(settings::executorService);
    if (direct) {
      settings.workerThreads(0); // the selectors call the services
    }
    server =
        new TThreadedSelectorServer(settings) {
          @Override
          protected void gracefullyShutdownInvokerPool() {
            if (!direct) { // else there is none, which Thrift forgets
              super.gracefullyShutdownInvokerPool();
            }
          }
        };
    var acceptor = new Thread(server::serve, "thrift-server");
    acceptor.setDaemon(true);
    acceptor.start(); // connections have been accepted since the socket was bound
  }

  /** Ends the server and its threads; calls that still run fail. */
  @Override
  public void close() {
    server.stop();
    pool.ifPresent(ExecutorService::shutdownNow);
  }
}
