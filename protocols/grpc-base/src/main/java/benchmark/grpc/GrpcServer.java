// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import benchmark.ServiceExecutor;
import benchmark.stubs.StubChannel;
import io.grpc.BindableService;
import io.grpc.Server;
import io.grpc.ServerBuilder;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * A gRPC server on its {@link GrpcTransport}, with gRPC's own flow control. It listens on the one
 * address that it is given and no other. The {@link ServiceExecutor} calls the services.
 */
public final class GrpcServer implements AutoCloseable {

  /** How long an end may wait for its threads, on either side. */
  static final int CLOSE_SECONDS = 1;

  private final Server server;

  /** The threads that call the services; empty if gRPC's own, or its event loops, do. */
  private final Optional<ExecutorService> pool;

  /**
   * Starts to listen, with the executor of this JVM.
   *
   * @param host a name or address of this machine
   * @throws IOException if it cannot listen there
   */
  public GrpcServer(String host, int port, List<BindableService> services) throws IOException {
    ServerBuilder<?> builder =
        GrpcTransport.current()
            .server(new InetSocketAddress(host, port))
            .maxInboundMessageSize(StubChannel.MAX_MESSAGE_BYTES);
    var executor = ServiceExecutor.current();
    pool = executor.start();
    pool.ifPresent(builder::executor);
    if (executor.kind() == ServiceExecutor.Kind.DIRECT) {
      builder.directExecutor();
    }
    GrpcCompression.use(builder);
    services.forEach(builder::addService);
    server = builder.build().start();
  }

  /** Ends the server and its threads; calls that still run may end, but not take long for it. */
  @Override
  public void close() {
    try {
      if (!server.shutdown().awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS)) {
        server.shutdownNow().awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    pool.ifPresent(ExecutorService::shutdownNow);
  }
}
