// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.contract.Contracts;
import org.apache.dubbo.config.ReferenceConfig;
import org.springframework.beans.factory.FactoryBean;

/**
 * A reference to the user's own service, which connects when it is first asked for. Dubbo 3 takes
 * the interface of a reference in XML as it is written, without filling in placeholders.
 */
public final class OwnReference implements FactoryBean<Object> {

  private final String url;
  private Object reference;

  /** Where the service is. */
  public OwnReference(String url) {
    this.url = url;
  }

  @Override
  public synchronized Object getObject() {
    if (reference == null) {
      var config = new ReferenceConfig<Object>();
      config.setInterface(getObjectType());
      config.setUrl(url);
      reference = config.get();
    }
    return reference;
  }

  @Override
  public Class<?> getObjectType() {
    return Contracts.service().orElseThrow().service();
  }
}
