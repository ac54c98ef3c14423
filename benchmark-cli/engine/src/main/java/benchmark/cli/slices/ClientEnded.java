// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import java.io.Serial;

/** A client, or its server, has ended unexpectedly. Exit status and log say why. */
final class ClientEnded extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final transient SlicedVariant variant;

  ClientEnded(SlicedVariant variant) {
    super("A client or its server ended unexpectedly.");
    this.variant = variant;
  }

  /** Whose client it is. */
  SlicedVariant variant() {
    return variant;
  }
}
