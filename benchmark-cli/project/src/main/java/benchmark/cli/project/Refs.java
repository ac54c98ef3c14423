// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

/**
 * Two commits of a checkout, as a user names them: branches, tags or ids.
 *
 * @param base the older one
 */
public record Refs(String base, String head) {

  /** Between the two; git allows it in no ref. */
  public static final String DOTS = "..";

  @Override
  public String toString() {
    return base + DOTS + head;
  }
}
