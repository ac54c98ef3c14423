// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.gateway.Gateway;
import benchmark.cli.project.Role;
import benchmark.cli.topology.Part;
import benchmark.launch.ObservedFacts;
import java.util.Map;
import java.util.TreeMap;

/** Compares the keys of a variant with what its run observed of them. */
public final class KeyProof {

  /** The value that says no more than that a framework chooses by itself. */
  private static final String SHIPPED = "shipped";

  private static final ObservedFacts NOTHING =
      new ObservedFacts(null, null, null, null, null, null);

  private KeyProof() {}

  /**
   * Makes sure that every key acted.
   *
   * @param observed by part; a side that has left nothing is not looked at, since it runs elsewhere
   * @throws UserError naming the key, its value and what was seen instead
   */
  static void require(Variant variant, Map<String, ObservedFacts> observed) {
    var parts = new TreeMap<>(observed);
    variant.gateway().ifPresent(it -> parts.putIfAbsent(Part.GATEWAY, NOTHING));
    parts.forEach(
        (part, facts) ->
            asked(variant, part)
                .forEach((key, value) -> require(variant, part, key, value, facts)));
  }

  /** The keys and values that show in what a part does. */
  private static Map<String, String> asked(Variant variant, String part) {
    if (part.equals(Part.GATEWAY)) {
      return variant.gateway().map(Gateway::settings).orElse(Map.of());
    }
    var proved =
        new TreeMap<>(
            variant.side(Part.isOf(Part.SERVER, part) ? Role.SERVER : Role.CLIENT).settings());
    proved.keySet().removeIf(key -> !variant.pair().setup().key(key).orElseThrow().isProved());
    return proved;
  }

  private static void require(
      Variant variant, String part, String key, String value, ObservedFacts facts) {
    String seen = facts.keys().getOrDefault(key, "");
    if (!acts(value, seen)) {
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
