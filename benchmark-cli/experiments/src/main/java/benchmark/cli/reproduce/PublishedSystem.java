// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import java.util.Optional;

/**
 * One of the systems that a published table compares.
 *
 * @param name a short one
 * @param title as it was published
 * @param variant what is run for it; null if nothing near enough can be run
 * @param because why it is this variant, or none, as a clause; null if it is the same system
 * @param baseline the name of the system that its ratio is to; null for the table's first one
 */
public record PublishedSystem(
    String name, String title, String variant, String because, String baseline) {

  /** What is run for it; empty if nothing is. */
  public Optional<String> runs() {
    return Optional.ofNullable(variant);
  }
}
