// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import java.io.Serial;

/** A variant answers fewer calls than a rate asks for. */
final class NotSustained extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final transient SlicedVariant variant;

  NotSustained(SlicedVariant variant, String how) {
    super(how);
    this.variant = variant;
  }

  /** Whose client it is. */
  SlicedVariant variant() {
    return variant;
  }
}
