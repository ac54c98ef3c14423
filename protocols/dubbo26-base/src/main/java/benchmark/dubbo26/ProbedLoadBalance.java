// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import benchmark.AddressProbe;
import com.alibaba.dubbo.common.URL;
import com.alibaba.dubbo.rpc.Invocation;
import com.alibaba.dubbo.rpc.Invoker;
import com.alibaba.dubbo.rpc.cluster.LoadBalance;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** Chooses at random, as Dubbo's default does, and answers an {@link AddressProbe}. */
public final class ProbedLoadBalance implements LoadBalance {

  @Override
  public <T> Invoker<T> select(List<Invoker<T>> invokers, URL url, Invocation invocation) {
    AddressProbe probe = AddressProbe.current();
    if (probe == null) {
      return invokers.get(ThreadLocalRandom.current().nextInt(invokers.size()));
    }
    throw probe.answer(
        invokers.stream().anyMatch(it -> probe.host().equals(it.getUrl().getHost())));
  }
}
