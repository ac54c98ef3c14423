// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.error;

/**
 * Why something failed is what failed first. What goes wrong while the rest is tidied up, as on a
 * full disk, is suppressed in it.
 */
public final class FirstFailure {

  private FirstFailure() {}

  /**
   * Does something at the end of work, whether that has failed or not.
   *
   * @param failure null if nothing has failed so far
   * @return that failure; else that of the action; null if it has not failed either
   */
  public static RuntimeException of(RuntimeException failure, Runnable action) {
    try {
      action.run();
      return failure;
    } catch (RuntimeException later) {
      if (failure == null) {
        return later;
      }
      if (failure != later) {
        failure.addSuppressed(later);
      }
      return failure;
    }
  }
}
