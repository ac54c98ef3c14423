// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.gateway.Gateway;
import benchmark.cli.project.Forwarding;
import benchmark.cli.project.Framework;
import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import benchmark.cli.project.VariantKey;
import benchmark.cli.text.Suggestions;
import benchmark.launch.Link;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads the overrides of a variant. A key is given once, {@code jvm} and {@code lib} as often as
 * wanted; one that begins with {@code server.} or {@code client.} counts for that side alone,
 * whatever the key says for both. A comma ends every value but that of {@code jvm}, and that one,
 * too, where key=value follows.
 */
final class VariantParser {

  private static final String THREADS = "threads";
  private static final String OFF = "off";

  /** The keys of every pair; a pair's framework and protocol may have more. */
  static final List<String> KEYS =
      List.of("jdk", THREADS, SideParser.JVM, "heap", "classpath", SideParser.LIB, "D.name");

  /** Those that may be given more than once. */
  private static final Set<String> OFTEN = Set.of(SideParser.JVM, SideParser.LIB);

  private final Project project;
  private final Pair pair;
  private final VariantText text;
  private OptionalInt threads = OptionalInt.empty();
  private final Map<String, String> between = new LinkedHashMap<>();

  VariantParser(Project project, Pair pair, VariantText text) {
    this.project = project;
    this.pair = pair;
    this.text = text;
  }

  /**
   * Reads all overrides.
   *
   * @throws UserError if a key is unknown or a value cannot be used
   */
  Variant variant() {
    List<String> all = parts();
    var overrides = new ArrayList<KeyAndValue>();
    var seen = new HashSet<String>();
    for (String part : all) {
      int equals = part.indexOf('=');
      if (equals < 1 || equals == part.length() - 1) {
        throw UserError.badInput(
            "'%s' in '%s' is not key=value. Write a variant like dubbo-kryo@threads=8,heap=2g; of"
                + " all values, only a JVM flag can contain a comma.",
            part, text);
      }
      var override = KeyAndValue.of(part.substring(0, equals), part.substring(equals + 1));
      if (!OFTEN.contains(override.key) && !seen.add(override.written)) {
        throw UserError.badInput(
            "%s is given twice in '%s'. Give it once.", override.written, text);
      }
      overrides.add(override);
    }
    requireNoContradiction(overrides);
    overrides.forEach(it -> requireWhole(it, overrides));
    var sides = new EnumMap<Role, SideParser>(Role.class);
    for (Role role : Role.values()) {
      sides.put(role, new SideParser(pair, role, project));
    }
    overrides.stream().filter(it -> it.side.isEmpty()).forEach(it -> read(it, sides));
    overrides.stream().filter(it -> it.side.isPresent()).forEach(it -> read(it, sides));
    requireDatagrams(all);
    Optional<Gateway> gateway =
        between.isEmpty() ? Optional.empty() : Optional.of(Gateway.of(between, pair, project));
    return new Variant(
        text.toString(),
        gateway.map(it -> it.between(pair)).orElse(pair),
        threads,
        sides.get(Role.CLIENT).settings(),
        sides.get(Role.SERVER).settings(),
        gateway,
        List.copyOf(all));
  }

  private void read(KeyAndValue override, Map<Role, SideParser> sides) {
    if (Gateway.KEYS.contains(override.key)) {
      if (override.side.isPresent()) {
        throw UserError.badInput(
            "%s=%s: a gateway belongs to neither side. Write %s=%2$s.",
            override.written, override.value, override.key);
      }
      between.put(override.key, override.value);
      return;
    }
    Optional<Role> only = onlySide(pair, override.key);
    if (only.isPresent() && override.side.isPresent()) {
      throw UserError.badInput(
          "%s=%s: only the %s takes %s. Write %4$s=%2$s.",
          override.written, override.value, only.get().suffix(), override.key);
    }
    if (override.key.equals(THREADS)) {
      threads = OptionalInt.of(threads(override.value));
      return;
    }
    for (Map.Entry<Role, SideParser> side : sides.entrySet()) {
      boolean concerned = override.side.or(() -> only).map(it -> it == side.getKey()).orElse(true);
      if (concerned && !side.getValue().read(override.key, override.written, override.value)) {
        throw unknown(override);
      }
    }
  }

  /** The only side that has a key, so that naming it says nothing; empty if both have it. */
  static Optional<Role> onlySide(Pair pair, String key) {
    return key.equals(THREADS)
        ? Optional.of(Role.CLIENT)
        : pair.setup().key(key).flatMap(VariantKey::side);
  }

  private void requireNoContradiction(List<KeyAndValue> overrides) {
    for (KeyAndValue one : overrides) {
      Optional<VariantKey> key = pair.setup().key(one.key);
      overrides.stream()
          .filter(other -> key.filter(it -> it.excludes(one.value, other.ofBoth())).isPresent())
          .filter(one::meets)
          .findFirst()
          .ifPresent(
              other -> {
                throw UserError.badInput(
                    "%s=%s and %s=%s both set %s. Leave one of them out.",
                    one.written,
                    one.value,
                    other.written,
                    other.value,
                    key.orElseThrow().meaning());
              });
    }
  }

  /** A key with a dot, such as tls.version, means something only with what precedes the dot. */
  private void requireWhole(KeyAndValue part, List<KeyAndValue> all) {
    if (pair.setup().key(part.key).isEmpty() || !part.key.contains(".")) {
      return;
    }
    String whole = part.key.substring(0, part.key.indexOf('.'));
    List<String> values =
        pair.setup().key(whole).orElseThrow().words().stream()
            .filter(it -> !it.equals(OFF))
            .toList();
    if (all.stream().noneMatch(it -> it.key.equals(whole) && values.contains(it.value))) {
      throw UserError.badInput(
          "%s=%s: this needs %s=%s. Add it, or leave this out.",
          part.written, part.value, whole, String.join(" or ", values));
    }
  }

  /** Only a relay takes datagrams, and nothing else can be lost. */
  private void requireDatagrams(List<String> all) {
    Optional<String> datagrams = pair.facts().forwarding().flatMap(Forwarding::datagrams);
    boolean sent = datagrams.filter(all::contains).isPresent();
    String loss = between.get(Link.LOSS);
    if (loss != null && !sent) {
      throw UserError.badInput(
          "%s=%s: only datagrams are lost, since TCP repairs what it loses, and %s sends none%s."
              + " Leave it out.",
          Link.LOSS, loss, pair.name(), datagrams.map(" without "::concat).orElse(""));
    }
    String through = between.getOrDefault(Gateway.KEY, Gateway.RELAY);
    if (sent && !through.equals(Gateway.RELAY)) {
      throw UserError.badInput(
          "%s and %s=%s: calls are datagrams, which only %2$s=%s takes. Leave one of them out.",
          datagrams.get(), Gateway.KEY, through, Gateway.RELAY);
    }
  }

  private UserError unknown(KeyAndValue override) {
    for (Framework other : project.frameworks()) {
      if (other.key().equals(override.key)) {
        return UserError.badInput(
            "%s does not run on %s, so %s=%s has no effect. Leave it out.",
            pair.name(), other.name(), override.written, override.value);
      }
    }
    if (project.pairs().stream().anyMatch(it -> it.setup().key(override.key).isPresent())) {
      return UserError.badInput(
          "%s does not let %s be chosen, so %s=%s has no effect. Leave it out.",
          pair.name(), override.key, override.written, override.value);
    }
    return UserError.badInput(
        "'%s' in '%s' is not a key of a variant. Nearest: %s. The keys are %s; server. or client."
            + " before one sets it for that side alone.%s",
        override.written,
        text,
        Suggestions.to(
                override.written,
                override.written.contains(".") ? Variant.allKeysOf(pair) : Variant.keysOf(pair))
            .get(0),
        String.join(", ", Variant.keysOf(pair)),
        text.overrides().contains(SideParser.JVM + "=")
            ? " A JVM flag cannot contain a comma before key=value."
            : "");
  }

  /** The parts between commas, but those of one JVM flag together: jvm=-Xlog:gc,safepoint. */
  private List<String> parts() {
    var parts = new ArrayList<String>();
    if (text.overrides().isEmpty()) {
      return parts;
    }
    for (String part : text.overrides().substring(1).split(",", -1)) {
      int last = parts.size() - 1;
      boolean ofFlag =
          last >= 0
              && parts.get(last).matches("(?s)((client|server)\\.)?jvm=.*")
              && !part.isEmpty()
              && !part.startsWith("-") // a flag that lacks its jvm=
              && !part.contains("=")
              && !Variant.allKeysOf(pair).contains(part);
      if (ofFlag) {
        parts.set(last, parts.get(last) + "," + part);
      } else {
        parts.add(part);
      }
    }
    return parts;
  }

  /** What precedes a key that counts for one side alone. */
  static String prefix(Role side) {
    return side.suffix() + ".";
  }

  private static int threads(String value) {
    if (!value.matches("[1-9][0-9]{0,4}")) {
      throw UserError.badInput("threads=%s: this must be an integer from 1 to 99999.", value);
    }
    return Integer.parseInt(value);
  }

  /**
   * An override as it was written.
   *
   * @param side empty for both
   * @param key without the side
   */
  private record KeyAndValue(String written, Optional<Role> side, String key, String value) {

    String ofBoth() {
      return key + "=" + value;
    }

    /** Whether there is a side that has both. */
    boolean meets(KeyAndValue other) {
      return side.isEmpty() || other.side.isEmpty() || side.equals(other.side);
    }

    static KeyAndValue of(String written, String value) {
      Optional<Role> side =
          Arrays.stream(Role.values()).filter(it -> written.startsWith(prefix(it))).findFirst();
      String key = written.substring(side.map(it -> prefix(it).length()).orElse(0));
      return new KeyAndValue(written, side, key, value);
    }
  }
}
