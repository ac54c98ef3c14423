// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.armeria;

import benchmark.stubs.StubChannel;
import com.linecorp.armeria.client.ClientFactory;
import com.linecorp.armeria.client.Endpoint;
import com.linecorp.armeria.client.endpoint.EndpointGroup;
import com.linecorp.armeria.client.endpoint.EndpointSelectionStrategy;
import com.linecorp.armeria.client.grpc.GrpcClientStubFactory;
import com.linecorp.armeria.client.grpc.GrpcClients;
import com.linecorp.armeria.common.Scheme;
import com.linecorp.armeria.common.SessionProtocol;
import com.linecorp.armeria.common.grpc.GrpcSerializationFormats;
import io.grpc.Channel;
import io.grpc.ServiceDescriptor;
import java.util.stream.Stream;

/**
 * Armeria's channels: one for each service, which share the connections, one to each server. No
 * TLS, no retries. Thread-safe.
 */
public final class ArmeriaChannels implements AutoCloseable {

  private final ClientFactory factory;
  private final EndpointGroup servers;
  private final long timeoutMillis;

  /**
   * Prepares connections, which the first calls open.
   *
   * @param servers each host:port, with commas; called in turn
   * @param timeoutMillis how long one call may take
   */
  public ArmeriaChannels(String servers, long timeoutMillis) {
    var builder = ClientFactory.builder().idleTimeout(ArmeriaServer.IDLE);
    ArmeriaLoops.chosen().ifPresent(loops -> builder.workerGroup(loops, true));
    this.factory = builder.build();
    this.servers =
        EndpointGroup.of(
            EndpointSelectionStrategy.roundRobin(),
            Stream.of(servers.split(",")).map(Endpoint::parse).toArray(Endpoint[]::new));
    this.timeoutMillis = timeoutMillis;
  }

  /** A channel for a service that gRPC has generated. */
  public StubChannel to(ServiceDescriptor service) {
    return GrpcClients.builder(
            Scheme.of(GrpcSerializationFormats.PROTO, SessionProtocol.H2C), servers)
        .factory(factory)
        .maxResponseMessageLength(StubChannel.MAX_MESSAGE_BYTES)
        // these two are of a stream as of a call: the message's length and the call's deadline
        // limit both
        .maxResponseLength(0)
        .responseTimeoutMillis(0)
        .clientStubFactory(new Stubs(service))
        .build(StubChannel.class);
  }

  /** Closes the connections; calls that still run fail. */
  @Override
  public void close() {
    servers.close();
    factory.close();
  }

  /** Hands Armeria's channel on instead of the stub that Armeria would make of it. */
  private final class Stubs implements GrpcClientStubFactory {

    private final ServiceDescriptor service;

    Stubs(ServiceDescriptor service) {
      this.service = service;
    }

    @Override
    public ServiceDescriptor findServiceDescriptor(Class<?> type) {
      return service;
    }

    @Override
    public Object newClientStub(Class<?> type, Channel channel) {
      return new StubChannel(channel, timeoutMillis);
    }
  }
}
