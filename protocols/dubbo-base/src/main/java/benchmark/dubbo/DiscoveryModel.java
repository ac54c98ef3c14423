// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

/**
 * What is written into a registry and read from it: services one by one ({@code interface}), or
 * applications and, beside them, what they offer ({@code application}). Providers of the latter
 * leave that in the registry, too: consumers would otherwise ask an instance for it, and one that
 * exists in the registry only could not answer. System properties go before dubbo.properties.
 */
public final class DiscoveryModel {

  /** Sets the model of this JVM. */
  public DiscoveryModel(String model) {
    boolean application = model.equals("application");
    String step = application ? "FORCE_APPLICATION" : "FORCE_INTERFACE";
    System.setProperty("dubbo.application.register-mode", application ? "instance" : "interface");
    System.setProperty("dubbo.application.metadata-type", application ? "remote" : "local");
    System.setProperty("dubbo.application.migration.step", step);
    System.setProperty("dubbo.application.service-discovery.migration", step);
  }
}
