// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

/**
 * A time in which calls collapsed.
 *
 * @param begin in seconds since 1970
 * @param end when calls were answered again, or the run ended
 * @param before how many calls a second were answered before; 0 if none ever was
 * @param during how many were answered in it
 * @param lasts whether it went on to the end of what was measured
 */
public record Collapse(double begin, double end, double before, double during, boolean lasts) {

  double seconds() {
    return end - begin;
  }
}
