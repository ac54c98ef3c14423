// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import java.io.Serial;

/** A client has ended before it was told to. Its exit status and its log say why. */
final class ClientEnded extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final transient SlicedVariant variant;

  ClientEnded(SlicedVariant variant) {
    super("A client ended before it was told to.");
    this.variant = variant;
  }

  /** Whose client it is. */
  SlicedVariant variant() {
    return variant;
  }
}
