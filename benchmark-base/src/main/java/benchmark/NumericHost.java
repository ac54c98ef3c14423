// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.StringJoiner;

/**
 * Writes a host so that Dubbo leaves it as it is.
 *
 * <p>Dubbo distrusts hosts that are "localhost" or begin with "127.": a server that is to listen on
 * 127.0.0.1 listens on every interface, and a client that is to call it calls the machine's address
 * on the network instead (NetUtils.isInvalidLocalHost and filterLocalHost, up to 3.3.6 at least).
 * The same address as a single decimal number is one that Dubbo does not recognize and Java's
 * resolver does.
 */
public final class NumericHost {

  private NumericHost() {}

  /**
   * Returns a host that means the same and that Dubbo leaves alone.
   *
   * @param host a name or an address
   * @throws UnknownHostException if it does not resolve
   */
  public static String of(String host) throws UnknownHostException {
    InetAddress address = InetAddress.getByName(host);
    if (address instanceof Inet4Address && address.isLoopbackAddress()) {
      return Long.toString(Integer.toUnsignedLong(ByteBuffer.wrap(address.getAddress()).getInt()));
    }
    return host;
  }

  /**
   * Several addresses, each with a numeric host.
   *
   * @param servers each host:port, with commas
   */
  public static String ofAll(String servers) throws UnknownHostException {
    var numeric = new StringJoiner(",");
    for (String server : servers.split(",")) {
      int port = server.lastIndexOf(':');
      numeric.add(of(server.substring(0, port)) + server.substring(port));
    }
    return numeric.toString();
  }
}
