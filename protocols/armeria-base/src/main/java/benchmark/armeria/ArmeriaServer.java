// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.armeria;

import benchmark.launch.Setup;
import benchmark.stubs.StubChannel;
import com.linecorp.armeria.common.grpc.GrpcSerializationFormats;
import com.linecorp.armeria.server.Server;
import com.linecorp.armeria.server.grpc.GrpcService;
import io.grpc.BindableService;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;

/**
 * Armeria's server for services that gRPC has generated. It listens on the one address that it is
 * given and no other. The {@link Setup} decides which threads call the services.
 */
public final class ArmeriaServer implements AutoCloseable {

  /** A client that pauses must not find its connection closed: Armeria's 15 s are shorter. */
  static final Duration IDLE = Duration.ofSeconds(120);

  private final Server server;

  /**
   * Starts to listen, set up as {@link Setup#current} says.
   *
   * @param host a name or address of this machine
   * @throws java.util.concurrent.CompletionException if it cannot listen there
   */
  public ArmeriaServer(String host, int port, List<BindableService> services) {
    var grpc =
        GrpcService.builder()
            .supportedSerializationFormats(GrpcSerializationFormats.PROTO)
            .maxRequestMessageLength(StubChannel.MAX_MESSAGE_BYTES)
            .useBlockingTaskExecutor(Setup.current() != Setup.TUNED)
            .addServices(services)
            .build();
    var builder =
        Server.builder()
            .http(new InetSocketAddress(host, port))
            .service(grpc)
            .idleTimeout(IDLE)
            // these two are of a stream as of a call: the message's length and the caller's
            // deadline limit both
            .maxRequestLength(0)
            .requestTimeoutMillis(0);
    ArmeriaLoops.chosen().ifPresent(loops -> builder.workerGroup(loops, true));
    server = builder.build();
    server.start().join();
  }

  /** Ends the server and its threads; calls that still run fail. */
  @Override
  public void close() {
    server.close();
  }
}
