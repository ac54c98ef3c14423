// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Framework;
import benchmark.cli.project.FrameworkVersion;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.Project;
import benchmark.cli.text.Suggestions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A pair with overrides, written {@code pair[@key=value,…]}: what one run measures. A key is given
 * once, {@code jvm} as often as there are flags. A comma ends every value but that of {@code jvm},
 * and that one, too, where key=value follows.
 *
 * @param label what the user wrote
 * @param framework the version of the pair's framework to run with instead of the project's
 * @param jdk the JDK that runs server and client
 * @param threads how many callers
 * @param jvmFlags further flags for both JVMs
 * @param properties system properties of both JVMs
 */
public record Variant(
    String label,
    Pair pair,
    Optional<FrameworkVersion> framework,
    Optional<Jdk> jdk,
    OptionalInt threads,
    List<String> jvmFlags,
    Map<String, String> properties) {

  private static final String JVM = "jvm";

  /** The keys of every pair; a pair whose framework can be chosen has one more. */
  private static final List<String> KEYS = List.of("jdk", "threads", JVM, "D.name");

  /**
   * Reads a variant.
   *
   * @throws UserError if the pair or a key is unknown or a value cannot be used
   */
  public static Variant parse(String text, Project project) {
    var read = VariantText.parse(text);
    return of(project.pair(read.name()), read, project);
  }

  /**
   * The variant that a server or client with overrides belongs to.
   *
   * @throws UserError if a key is unknown or a value cannot be used
   */
  public static Variant of(PairModule module, VariantText text, Project project) {
    return of(project.pair(module.pair()), text.withName(module.pair()), project);
  }

  private static Variant of(Pair pair, VariantText read, Project project) {
    String text = read.toString();
    Optional<Framework> known = project.frameworkOf(pair);
    Optional<FrameworkVersion> framework = Optional.empty();
    Optional<Jdk> jdk = Optional.empty();
    OptionalInt threads = OptionalInt.empty();
    var jvmFlags = new ArrayList<String>();
    var properties = new LinkedHashMap<String, String>();
    var seen = new HashSet<String>();
    for (String override : overrides(read, keys(known))) {
      int equals = override.indexOf('=');
      if (equals < 1 || equals == override.length() - 1) {
        throw UserError.badInput(
            "'%s' in '%s' is not key=value. Write a variant like dubbo-kryo@threads=8,jvm=-Xmx1g;"
                + " of all values only a JVM flag can hold a comma.",
            override, text);
      }
      String key = override.substring(0, equals);
      String value = override.substring(equals + 1);
      if (!key.equals(JVM) && !seen.add(key)) {
        throw UserError.badInput("%s is given twice in '%s'. Give it once.", key, text);
      }
      switch (key) {
        case "jdk" -> jdk = Optional.of(jdk(value));
        case "threads" -> threads = OptionalInt.of(threads(value));
        case JVM -> jvmFlags.add(jvmFlag(value));
        default -> {
          if (known.isPresent() && known.get().key().equals(key)) {
            String own = project.pom().property(known.get().property());
            framework = Optional.of(known.get().version(value, own));
          } else if (key.startsWith("D.") && key.length() > 2) {
            properties.put(key.substring(2), value);
          } else {
            requireKnown(override, pair, project);
            throw UserError.badInput(
                "'%s' in '%s' is not a key of a variant. Nearest: %s. The keys are %s.%s",
                key,
                text,
                Suggestions.to(key, keys(known)).get(0),
                String.join(", ", keys(known)),
                jvmFlags.isEmpty() ? "" : " A JVM flag cannot hold a comma before key=value.");
          }
        }
      }
    }
    return new Variant(
        text, pair, framework, jdk, threads, List.copyOf(jvmFlags), Map.copyOf(properties));
  }

  /** The label as a part of a file's name. */
  public String fileName() {
    String name = label.replaceAll("[^A-Za-z0-9._=@+-]+", "_");
    return name.length() <= 100 ? name : name.substring(0, 100);
  }

  /** The parts between commas, but those of one JVM flag together: jvm=-Xlog:gc,safepoint. */
  private static List<String> overrides(VariantText text, List<String> keys) {
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
              && !keys.contains(part);
      if (ofFlag) {
        overrides.set(last, overrides.get(last) + "," + part);
      } else {
        overrides.add(part);
      }
    }
    return overrides;
  }

  private static List<String> keys(Optional<Framework> framework) {
    return Stream.concat(framework.map(Framework::key).stream(), KEYS.stream()).toList();
  }

  /** Throws if an override is for the framework of other pairs. */
  private static void requireKnown(String override, Pair pair, Project project) {
    for (Framework other : project.frameworks()) {
      if (override.startsWith(other.key() + "=")) {
        throw UserError.badInput(
            "%s does not run on %s, so %s has no effect. Leave it out.",
            pair.name(), other.name(), override);
      }
    }
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
      throw UserError.badInput("jvm=%s: a JVM flag begins with a dash, as in jvm=-Xmx1g", value);
    }
    return value;
  }
}
