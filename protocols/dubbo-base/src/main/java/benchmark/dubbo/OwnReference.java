// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.contract.Contracts;
import java.util.Optional;
import org.apache.dubbo.config.ReferenceConfig;
import org.springframework.beans.factory.FactoryBean;

/**
 * A reference to the user's own service, which connects when it is first asked for. Dubbo 3 takes
 * the interface of a reference in XML as it is written, without filling in placeholders.
 */
public final class OwnReference implements FactoryBean<Object> {

  private static volatile OwnReference ofThisJvm;

  private final ReferenceConfig<Object> config = new ReferenceConfig<>();

  private final Class<?> type;

  /** Refers to the service's own interface. */
  public OwnReference(String url) {
    this(url, Contracts.service().orElseThrow().service());
  }

  /** Refers to an interface that stands for it. */
  public OwnReference(String url, Class<?> type) {
    this.type = type;
    config.setInterface(type);
    config.setUrl(url);
    ofThisJvm = this;
  }

  /** Sets how Dubbo makes what is called; by default a proxy. */
  public void setProxy(String name) {
    config.setProxy(name);
  }

  /** The one that consumer.xml has; empty if it refers to this project's contracts. */
  static Optional<ReferenceConfig<?>> ofThisJvm() {
    return Optional.ofNullable(ofThisJvm).map(it -> it.config);
  }

  @Override
  public Object getObject() {
    return config.get();
  }

  @Override
  public Class<?> getObjectType() {
    return type;
  }
}
