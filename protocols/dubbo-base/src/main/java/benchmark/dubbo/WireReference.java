// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import org.apache.dubbo.common.URL;
import org.apache.dubbo.config.ReferenceConfig;
import org.apache.dubbo.rpc.Invoker;
import org.apache.dubbo.rpc.cluster.ClusterInvoker;
import org.apache.dubbo.rpc.model.ConsumerModel;
import org.apache.dubbo.rpc.model.FrameworkModel;

/** What consumer.xml refers to, as Dubbo's codecs need it. */
public final class WireReference {

  private final Invoker<?> invoker;

  /**
   * Finds a reference of this JVM.
   *
   * @param type the interface that consumer.xml refers to
   * @throws IllegalStateException if consumer.xml refers to no such interface
   */
  public WireReference(Class<?> type) {
    invoker = invokerOf(OwnReference.ofThisJvm().orElseGet(() -> reference(type.getName())));
  }

  /** Where the calls go, with all settings. */
  public URL url() {
    return invoker.getUrl();
  }

  /** The interface as Dubbo describes it. */
  public ConsumerModel service() {
    return (ConsumerModel) url().getServiceModel();
  }

  Invoker<?> invoker() {
    return invoker;
  }

  /** Finds the reference where Dubbo keeps it, in whichever model Spring has chosen for it. */
  private static ReferenceConfig<?> reference(String service) {
    return FrameworkModel.defaultModel().getApplicationModels().stream()
        .flatMap(application -> application.getModuleModels().stream())
        .flatMap(module -> module.getConfigManager().getReferences().stream())
        .filter(reference -> reference.getInterface().equals(service))
        .map(reference -> (ReferenceConfig<?>) reference)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("consumer.xml refers to no " + service));
  }

  /** The invoker that would send: not the cluster's, whose URL knows less. */
  @SuppressWarnings("deprecation") // there is no other way to it
  private static Invoker<?> invokerOf(ReferenceConfig<?> reference) {
    reference.get();
    return ((ClusterInvoker<?>) reference.getInvoker()).getDirectory().getAllInvokers().get(0);
  }
}
