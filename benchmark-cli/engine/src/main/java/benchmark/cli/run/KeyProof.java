// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Role;
import benchmark.cli.project.VariantKey;
import benchmark.cli.topology.Part;
import benchmark.launch.ObservedFacts;
import java.util.Map;

/** Compares the keys of a variant with what its run observed of them. */
public final class KeyProof {

  /** The value that says no more than that a framework chooses by itself. */
  private static final String SHIPPED = "shipped";

  private KeyProof() {}

  /**
   * Makes sure that every key acted.
   *
   * @param observed by part; a part that has left nothing is not looked at, since it runs elsewhere
   * @throws UserError naming the key, its value and what was seen instead
   */
  static void require(Variant variant, Map<String, ObservedFacts> observed) {
    observed.forEach(
        (part, facts) -> {
          Role role = Part.isOf(Part.SERVER, part) ? Role.SERVER : Role.CLIENT;
          variant
              .side(role)
              .settings()
              .forEach((key, value) -> require(variant, part, key, value, facts));
        });
  }

  private static void require(
      Variant variant, String part, String key, String value, ObservedFacts facts) {
    VariantKey declared = variant.pair().setup().key(key).orElseThrow();
    String seen = facts.keys().getOrDefault(key, "");
    if (declared.isProved() && !acts(value, seen)) {
      throw UserError.failure(
          "%s: %s=%s did not act: %s in the %s. Leave it out, or find the reason in its log.",
          variant.label(),
          key,
          value,
          seen.isEmpty() ? "nothing of it was seen" : "%s=%s was seen".formatted(key, seen),
          part);
    }
  }

  /** Whether what is seen is what was asked for; it may say more. */
  public static boolean acts(String value, String seen) {
    String[] asked = value.split(":");
    String[] found = seen.split(":");
    return !seen.isEmpty()
        && (value.equals(SHIPPED)
            || found[0].equals(asked[0])
                && (asked.length == 1 || found.length > 1 && found[1].equals(asked[1])));
  }
}
