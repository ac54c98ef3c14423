// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.project.Framework;
import benchmark.cli.project.FrameworkVersion;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PatchedClasses;
import benchmark.cli.project.Project;
import benchmark.cli.project.SettingValues;
import benchmark.cli.text.Suggestions;
import benchmark.launch.ProtocolSetting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Reads the overrides of a variant. A key is given once, {@code jvm} as often as there are flags. A
 * comma ends every value but that of {@code jvm}, and that one, too, where key=value follows.
 */
final class VariantParser {

  private static final String JVM = "jvm";

  /** The keys of every pair; a pair's framework and protocol may have more. */
  private static final List<String> KEYS =
      List.of("jdk", "threads", JVM, "heap", "classpath", "D.name");

  private final Project project;
  private final Pair pair;
  private final VariantText text;
  private Optional<FrameworkVersion> framework = Optional.empty();
  private Optional<Jdk> jdk = Optional.empty();
  private OptionalInt threads = OptionalInt.empty();
  private String heap = Defaults.HEAP;
  private Optional<PatchedClasses> classes = Optional.empty();
  private final Map<ProtocolSetting, String> settings = new EnumMap<>(ProtocolSetting.class);
  private final List<String> jvmFlags = new ArrayList<>();
  private final Map<String, String> properties = new LinkedHashMap<>();

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
    var seen = new HashSet<String>();
    for (String override : overrides()) {
      int equals = override.indexOf('=');
      if (equals < 1 || equals == override.length() - 1) {
        throw UserError.badInput(
            "'%s' in '%s' is not key=value. Write a variant like dubbo-kryo@threads=8,heap=2g;"
                + " of all values only a JVM flag can hold a comma.",
            override, text);
      }
      String key = override.substring(0, equals);
      if (!key.equals(JVM) && !seen.add(key)) {
        throw UserError.badInput("%s is given twice in '%s'. Give it once.", key, text);
      }
      read(key, override.substring(equals + 1));
    }
    return new Variant(
        text.toString(),
        pair,
        framework,
        jdk,
        threads,
        heap,
        classes,
        Map.copyOf(settings),
        List.copyOf(jvmFlags),
        Map.copyOf(properties));
  }

  private void read(String key, String value) {
    switch (key) {
      case "heap" -> heap = heap(value);
      case "classpath" -> classes = Optional.of(PatchedClasses.at(value));
      case "jdk" -> jdk = Optional.of(jdk(value));
      case "threads" -> threads = OptionalInt.of(threads(value));
      case JVM -> jvmFlags.add(jvmFlag(value));
      default -> {
        Optional<Framework> known = pair.framework().filter(it -> it.key().equals(key));
        if (known.isPresent()) {
          String own = project.pom().property(known.get().property());
          framework = Optional.of(known.get().version(value, own));
        } else if (key.startsWith("D.") && key.length() > 2) {
          properties.put(key.substring(2), value);
        } else {
          setting(key, value);
        }
      }
    }
  }

  private void setting(String key, String value) {
    for (SettingValues values : pair.settings()) {
      if (values.setting().key().equals(key)) {
        values.require(value, pair.name());
        settings.put(values.setting(), value);
        return;
      }
    }
    throw unknown(key, value);
  }

  private UserError unknown(String key, String value) {
    for (Framework other : project.frameworks()) {
      if (other.key().equals(key)) {
        return UserError.badInput(
            "%s does not run on %s, so %s=%s has no effect. Leave it out.",
            pair.name(), other.name(), key, value);
      }
    }
    for (ProtocolSetting setting : ProtocolSetting.values()) {
      if (setting.key().equals(key)) {
        return UserError.badInput(
            "%s does not let %s be chosen, so %2$s=%s has no effect. Leave it out.",
            pair.name(), key, value);
      }
    }
    return UserError.badInput(
        "'%s' in '%s' is not a key of a variant. Nearest: %s. The keys are %s.%s",
        key,
        text,
        Suggestions.to(key, keys(pair)).get(0),
        String.join(", ", keys(pair)),
        jvmFlags.isEmpty() ? "" : " A JVM flag cannot hold a comma before key=value.");
  }

  /** The parts between commas, but those of one JVM flag together: jvm=-Xlog:gc,safepoint. */
  private List<String> overrides() {
    var overrides = new ArrayList<String>();
    if (text.overrides().isEmpty()) {
      return overrides;
    }
    for (String part : text.overrides().substring(1).split(",", -1)) {
      int last = overrides.size() - 1;
      boolean ofFlag =
          last >= 0
              && overrides.get(last).startsWith(JVM + "=")
              && !part.isEmpty()
              && !part.startsWith("-") // a flag that lacks its jvm=
              && !part.contains("=")
              && !keys(pair).contains(part);
      if (ofFlag) {
        overrides.set(last, overrides.get(last) + "," + part);
      } else {
        overrides.add(part);
      }
    }
    return overrides;
  }

  /** The keys of the pair's framework and protocol, then those of every pair. */
  static List<String> keys(Pair pair) {
    return Stream.of(
            pair.framework().map(Framework::key).stream(),
            pair.settings().stream().map(values -> values.setting().key()),
            KEYS.stream())
        .flatMap(keys -> keys)
        .toList();
  }

  private static String heap(String value) {
    if (!value.matches("[1-9][0-9]{0,5}[mMgG]")) {
      throw UserError.badInput("heap=%s: must be a size such as 512m or 2g.", value);
    }
    return value;
  }

  private static Jdk jdk(String value) {
    try {
      return Jdk.at(Path.of(value));
    } catch (UserError e) {
      throw UserError.badInput("%s", e.getMessage());
    }
  }

  private static int threads(String value) {
    if (!value.matches("[1-9][0-9]{0,4}")) {
      throw UserError.badInput("threads=%s: must be a positive integer, at most 99999.", value);
    }
    return Integer.parseInt(value);
  }

  private static String jvmFlag(String value) {
    if (!value.startsWith("-")) {
      throw UserError.badInput("jvm=%s: a JVM flag begins with a dash, as in jvm=-Xint", value);
    }
    if (value.matches("-Xm[sx].*|-XX:(Initial|Max|Min)(HeapSize|RAMPercentage)=.*")) {
      throw UserError.badInput(
          "jvm=%s: the heap has a key of its own. Write heap=2g, which is both -Xms2g and -Xmx2g.",
          value);
    }
    return value;
  }
}
