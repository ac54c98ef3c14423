// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.Locale;

/** How a pair is configured. A pair declares which of them it has: {@code key.setup}. */
public enum Setup {
  /** Nothing is set but address and serialization: what the framework does by itself. */
  SHIPPED,
  /** As the framework's documentation advises for production, in a service that may block. */
  STANDARD,
  /** As its maintainers advise for calls that never block. */
  TUNED;

  /** The set-up of this JVM: {@link #STANDARD} unless a variant says otherwise. */
  public static Setup current() {
    return LaunchProperties.SETUP.get().map(Setup::of).orElse(STANDARD);
  }

  /**
   * The set-up of a key.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Setup of(String key) {
    return valueOf(key.toUpperCase(Locale.ROOT));
  }

  /** Whether services are called in the way of another set-up: by a pool, or on event loops. */
  public boolean callsLike(Setup other) {
    return (this == TUNED) == (other == TUNED);
  }

  /** The value of the key {@code setup} of a variant. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
