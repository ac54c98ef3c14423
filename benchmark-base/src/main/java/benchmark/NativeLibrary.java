// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

/** Libraries that a value of a key needs of a machine, such as Netty's for io_uring. */
public final class NativeLibrary {

  /** What the sentence about one that is missing begins with. */
  public static final String MISSING = "This machine has no ";

  private NativeLibrary() {}

  /**
   * Makes sure that it is there.
   *
   * @param missing why it cannot be used, as its framework says; null if it can
   * @throws IllegalStateException if it cannot
   */
  public static void require(String key, String value, Throwable missing) {
    if (missing == null) {
      return;
    }
    Throwable reason = missing;
    while (reason.getCause() != null) {
      reason = reason.getCause();
    }
    throw new IllegalStateException(
        MISSING
            + "%s that Netty can use: %s. Leave %s=%1$s out"
                .formatted(value, reason.getMessage(), key));
  }
}
