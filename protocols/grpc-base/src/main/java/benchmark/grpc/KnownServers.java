// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import io.grpc.EquivalentAddressGroup;
import io.grpc.NameResolver;
import io.grpc.NameResolverProvider;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.URI;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Finds servers whose addresses are known: the name does not matter. */
final class KnownServers extends NameResolverProvider {

  static final String SCHEME = "known";

  private static final int PRIORITY = 5;

  private final List<EquivalentAddressGroup> servers;

  KnownServers(List<InetSocketAddress> addresses) {
    servers = addresses.stream().map(EquivalentAddressGroup::new).toList();
  }

  @Override
  public NameResolver newNameResolver(URI target, NameResolver.Args args) {
    return new NameResolver() {

      @Override
      public String getServiceAuthority() {
        return "servers";
      }

      @Override
      @SuppressWarnings("deprecation") // older versions, which a variant may choose, have no other
      public void start(Listener2 listener) {
        listener.onResult(ResolutionResult.newBuilder().setAddresses(servers).build());
      }

      @Override
      public void shutdown() {}
    };
  }

  @Override
  public String getDefaultScheme() {
    return SCHEME;
  }

  @Override
  public Collection<Class<? extends SocketAddress>> getProducedSocketAddressTypes() {
    return Set.of(InetSocketAddress.class);
  }

  @Override
  protected boolean isAvailable() {
    return true;
  }

  @Override
  protected int priority() {
    return PRIORITY;
  }
}
