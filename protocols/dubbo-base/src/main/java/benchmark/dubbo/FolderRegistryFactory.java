// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import org.apache.dubbo.common.URL;
import org.apache.dubbo.registry.Registry;
import org.apache.dubbo.registry.support.AbstractRegistryFactory;

/** Makes {@link FolderRegistry}s: Dubbo finds it by the protocol {@code folder} of an address. */
public final class FolderRegistryFactory extends AbstractRegistryFactory {

  @Override
  protected Registry createRegistry(URL address) {
    return new FolderRegistry(address);
  }
}
