// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.AddressProbe;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.rpc.Invocation;
import org.apache.dubbo.rpc.Invoker;
import org.apache.dubbo.rpc.cluster.ClusterInvoker;
import org.apache.dubbo.rpc.cluster.LoadBalance;

/** Chooses at random, as Dubbo's default does, and answers an {@link AddressProbe}. */
public final class ProbedLoadBalance implements LoadBalance {

  @Override
  public <T> Invoker<T> select(List<Invoker<T>> invokers, URL url, Invocation invocation) {
    AddressProbe probe = AddressProbe.current();
    if (probe != null && invokers.get(0) instanceof ClusterInvoker) {
      return invokers.get(0); // of several registries the first one
    }
    if (probe == null) {
      return invokers.get(ThreadLocalRandom.current().nextInt(invokers.size()));
    }
    throw probe.answer(
        invokers.stream().anyMatch(it -> probe.host().equals(it.getUrl().getHost())));
  }
}
