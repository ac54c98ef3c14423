// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

/**
 * What a user has written for a variant, or for a server or client with overrides: {@code
 * name[@overrides]}. The slash that a shell's completion adds to the name of a folder is left out.
 *
 * @param overrides the @ and what follows; empty if there is none
 */
public record VariantText(String name, String overrides) {

  /** Separates; a name never contains an @. */
  public static VariantText parse(String text) {
    int at = text.indexOf('@');
    String name = at < 0 ? text : text.substring(0, at);
    return new VariantText(name.replaceFirst("/+$", ""), at < 0 ? "" : text.substring(at));
  }

  @Override
  public String toString() {
    return name + overrides;
  }
}
