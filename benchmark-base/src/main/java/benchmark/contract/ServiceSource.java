// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.nio.file.Path;
import java.util.ServiceLoader;

/** What reads descriptions of users' own services: found by {@link java.util.ServiceLoader}. */
public interface ServiceSource {

  /** The one on the classpath that makes messages, or the other one. */
  static ServiceSource of(boolean messages) {
    return ServiceLoader.load(ServiceSource.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(it -> it.makesMessages() == messages)
        .findFirst()
        .orElseThrow();
  }

  /** Whether it makes messages that are generated, and not the user's own objects. */
  boolean makesMessages();

  /**
   * Reads a file.
   *
   * @throws IllegalArgumentException if it does not describe a service of this classpath
   */
  ServiceContract read(Path file);
}
