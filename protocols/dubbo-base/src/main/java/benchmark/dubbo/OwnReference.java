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

  /** Where the service is. */
  public OwnReference(String url) {
    config.setInterface(getObjectType());
    config.setUrl(url);
    ofThisJvm = this;
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
    return Contracts.service().orElseThrow().service();
  }
}
