// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import benchmark.thrift.generated.EchoRpc;
import benchmark.thrift.generated.UserRpc;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.apache.thrift.TConfiguration;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TMultiplexedProtocol;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.transport.TSocket;
import org.apache.thrift.transport.TTransport;
import org.apache.thrift.transport.layered.TFramedTransport;

/**
 * Connections to one server, each of which carries one call at a time, as a client of Thrift's can
 * not be shared: as many as there are callers at once. A connection is closed after a failure,
 * because it may hold the rest of a reply. Thread-safe.
 */
public final class ThriftConnections implements AutoCloseable {

  private final String host;
  private final int port;
  private final int timeoutMillis;
  private final TProtocolFactory protocol;
  private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();

  /**
   * Prepares connections, which the first calls open.
   *
   * @param timeoutMillis how long connecting may take, and then the server may be silent: Thrift
   *     has no deadline for a call
   */
  public ThriftConnections(String host, int port, int timeoutMillis, TProtocolFactory protocol) {
    this.host = host;
    this.port = port;
    this.timeoutMillis = timeoutMillis;
    this.protocol = protocol;
  }

  /** What a call does with a connection. */
  @FunctionalInterface
  interface Exchange<R> {

    /** Calls, and waits for the answer. */
    R on(Connection connection) throws TException;
  }

  /** The generated clients over one connection. */
  record Connection(TTransport transport, UserRpc.Client users, EchoRpc.Client echo) {}

  /**
   * Makes a call over a connection that nobody else uses.
   *
   * @throws FailedCallException if it fails
   */
  <R> R call(Exchange<R> exchange) {
    Connection connection = null;
    R answer;
    try {
      connection = idle.pollFirst();
      if (connection == null) {
        connection = open();
      }
      answer = exchange.on(connection);
    } catch (TException failure) {
      if (connection != null) {
        connection.transport.close();
      }
      throw new FailedCallException(failure);
    }
    idle.addFirst(connection);
    return answer;
  }

  private Connection open() throws TException {
    var limits =
        TConfiguration.custom()
            .setMaxFrameSize(ThriftServer.MAX_FRAME_BYTES)
            .setMaxMessageSize(ThriftServer.MAX_FRAME_BYTES)
            .build();
    var socket = new TSocket(limits, host, port, timeoutMillis, timeoutMillis);
    var transport = new TFramedTransport(socket, ThriftServer.MAX_FRAME_BYTES);
    transport.open();
    TProtocol messages = protocol.getProtocol(transport);
    return new Connection(
        transport,
        new UserRpc.Client(new TMultiplexedProtocol(messages, ThriftServer.USERS)),
        new EchoRpc.Client(new TMultiplexedProtocol(messages, ThriftServer.ECHO)));
  }

  /** Closes the connections that carry no call. */
  @Override
  public void close() {
    for (Connection it = idle.pollFirst(); it != null; it = idle.pollFirst()) {
      it.transport.close();
    }
  }
}
