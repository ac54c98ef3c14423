// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.Locale;

/**
 * What a variant may set in the protocol of its pair. Which of them a protocol has, and which
 * values it takes, is a property of its base's pom: one that ends in the setting's plural.
 */
public enum ProtocolSetting {
  /** How the pair is set up, beside its standard set-up: see {@link Setup}. */
  SETUP("setups", LaunchProperties.SETUP),
  /** Which of the framework's filters run. */
  FILTERS("filters", LaunchProperties.FILTERS),
  /** How many connections the client opens. */
  CONNECTIONS("connections", LaunchProperties.CONNECTIONS),
  /** What carries the bytes. */
  TRANSPORTER("transporters", LaunchProperties.TRANSPORTER),
  /** What is written into a registry: services one by one, or applications. */
  DISCOVERY("discoveries", LaunchProperties.DISCOVERY),
  /** How long a consumer collects changes of a registry, in milliseconds. */
  NOTIFICATION("notifications", LaunchProperties.NOTIFICATION);

  private final String plural;
  private final LaunchProperty<?> property;

  ProtocolSetting(String plural, LaunchProperty<?> property) {
    this.plural = plural;
    this.property = property;
  }

  /** The key of a variant. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The property of a base's pom that has the values: words, or a range of numbers. */
  public String pomProperty() {
    return "variant." + plural;
  }

  /** The system property that gives both JVMs the value. */
  public LaunchProperty<?> property() {
    return property;
  }
}
