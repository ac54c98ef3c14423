// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.project.Framework;
import benchmark.cli.project.FrameworkVersion;
import benchmark.cli.project.LibraryVersion;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PatchedClasses;
import benchmark.cli.project.ProgramCommand;
import benchmark.cli.project.ProgramModule;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import benchmark.cli.project.VariantKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Reads the overrides of one side of a variant. A later one takes the place of an earlier one with
 * the same key, but JVM flags and versions of libraries add up.
 */
final class SideParser {

  static final String JVM = "jvm";
  static final String LIB = "lib";

  /** The key of a variable in the environment of a server that is a command. */
  static final String VARIABLE = "env.NAME";

  private static final String VARIABLES = "env.";

  private final Pair pair;
  private final Role role;
  private final Project project;
  private Optional<FrameworkVersion> framework = Optional.empty();
  private Optional<Path> jdk = Optional.empty();
  private String heap = Defaults.HEAP;
  private Optional<PatchedClasses> classes = Optional.empty();
  private final Map<String, String> settings = new TreeMap<>();
  private final List<String> jvmFlags = new ArrayList<>();
  private final List<LibraryVersion> libraries = new ArrayList<>();
  private final Map<String, String> properties = new LinkedHashMap<>();
  private final List<Given> given = new ArrayList<>();

  SideParser(Pair pair, Role role, Project project) {
    this.pair = pair;
    this.role = role;
    this.project = project;
  }

  /**
   * Reads an override.
   *
   * @param key without the name of a side
   * @param written the key as the user has written it, for messages
   * @return whether a side has such a key
   * @throws UserError if the value cannot be used
   */
  boolean read(String key, String written, String value) {
    if (!key.startsWith(VARIABLES)) {
      given.add(new Given(key, written, value));
    }
    if (pair.server().program().isPresent() && (key.startsWith(VARIABLES) || role == Role.SERVER)) {
      return readOfProgram(key, written, value);
    }
    switch (key) {
      case "heap" -> heap = heap(written, value);
      case "classpath" -> classes = Optional.of(PatchedClasses.at(written, value));
      case "jdk" -> jdk = Optional.of(Path.of(value));
      case LIB -> libraries.add(library(written, value));
      case JVM -> jvmFlags.add(jvmFlag(written, value));
      default -> {
        Optional<Framework> known = pair.setup().framework().filter(it -> it.key().equals(key));
        if (known.isPresent()) {
          String own = project.pom().property(known.get().property()); // as an example
          framework = Optional.of(known.get().version(written, value, own));
        } else if (key.startsWith("D.") && key.length() > 2) {
          properties.put(key.substring(2), value);
        } else {
          return isSetting(key, written, value);
        }
      }
    }
    return true;
  }

  /**
   * Of a pair whose server is a command: what is of a JVM, and not of the server alone, counts for
   * the client.
   */
  private boolean readOfProgram(String key, String written, String value) {
    boolean isOwn = !written.equals(key);
    if (key.startsWith(VARIABLES)) {
      String name = key.substring(VARIABLES.length());
      if (role == Role.CLIENT && isOwn) {
        throw UserError.badInput(
            "%s=%s: only the server of %s is a program with variables. Write %s=%2$s.",
            written, value, pair.name(), key);
      }
      if (!name.matches(ProgramCommand.VARIABLE) || name.startsWith("BENCHMARK_")) {
        throw UserError.badInput(
            "%s=%s: this must be the name of a variable in capitals, such as env.GOGC, and none"
                + " that begins with BENCHMARK_.",
            written, value);
      }
      if (role == Role.SERVER) {
        properties.put(name, value);
      }
      return true;
    }
    if (isOwn) {
      throw UserError.badInput(
          "%s=%s: the server of %s is a program and no JVM, so this has no effect. Leave it out, or"
              + " set a variable of its environment, such as env.NAME=value.",
          written, value, pair.name());
    }
    return isOfJvm(key) || pair.setup().key(key).isPresent();
  }

  private boolean isOfJvm(String key) {
    return List.of("heap", "classpath", "jdk", JVM, LIB).contains(key)
        || key.startsWith("D.")
        || pair.setup().framework().filter(it -> it.key().equals(key)).isPresent();
  }

  /**
   * What calls in place of the client's JVM, if a key says so. What is of a JVM, and not of the
   * client alone, counts for the server then.
   */
  private Optional<ProgramModule> program() {
    for (Map.Entry<String, String> setting : settings.entrySet()) {
      Optional<ProgramModule> program =
          pair.setup()
              .key(setting.getKey())
              .flatMap(key -> key.program(setting.getValue(), project));
      if (program.isPresent()) {
        given.forEach(
            override -> override.requireNotOf(pair, setting.getKey(), setting.getValue()));
        return program;
      }
    }
    return Optional.empty();
  }

  /** An override of this side, as {@link #read} takes it. */
  private record Given(String key, String written, String value) {

    /** Makes sure that it has an effect where a key lets a program call. */
    void requireNotOf(Pair pair, String name, String program) {
      if (key.equals(name) || key.equals(VariantKey.TIMEOUT)) { // which every program has
        return;
      }
      boolean isOwn = !written.equals(key);
      boolean servesToo = !isOwn && pair.server().program().isEmpty();
      Optional<VariantKey> declared = pair.setup().key(key);
      boolean isOfJvm =
          declared.isEmpty()
              || key.equals(VariantKey.SETUP)
              || !declared.get().flags(value).isEmpty();
      if (!servesToo || !isOfJvm) {
        throw UserError.badInput(
            "%s=%s: with %s=%s the client is a program and no JVM of this project, so this has no effect"
                + " there. %s.",
            written,
            value,
            name,
            program,
            servesToo && declared.flatMap(VariantKey::side).isEmpty()
                ? "Write server.%s=%s, or leave it out".formatted(key, value)
                : "Leave it out");
      }
    }
  }

  /** What has been read. */
  SideSettings settings() {
    return new SideSettings(
        framework, jdk, heap, classes, settings, jvmFlags, libraries, program(), properties);
  }

  private boolean isSetting(String key, String written, String value) {
    Optional<VariantKey> declared = pair.setup().key(key);
    declared.ifPresent(
        it -> {
          it.require(written, value, pair.name());
          settings.put(key, value);
        });
    return declared.isPresent();
  }

  private LibraryVersion library(String written, String value) {
    LibraryVersion library = LibraryVersion.of(written, value);
    for (LibraryVersion other : libraries) {
      if (library.contradicts(other)) {
        throw UserError.badInput(
            "%s=%s and %s: both choose a version of %s. Leave one of them out.",
            written, library, other, library.name());
      }
    }
    return library;
  }

  private static String heap(String key, String value) {
    if (!value.matches("[1-9][0-9]{0,5}[mMgG]")) {
      throw UserError.badInput("%s=%s: this must be a size, such as 512m or 2g.", key, value);
    }
    return value;
  }

  private static String jvmFlag(String key, String value) {
    if (!value.startsWith("-")) {
      throw UserError.badInput(
          "%s=%s: a JVM flag begins with a dash, as in %1$s=-Xint", key, value);
    }
    if (isOfHeap(value)) {
      throw UserError.badInput(
          "%s=%s: the heap has a key of its own. Write %sheap=2g, which is both -Xms2g and -Xmx2g.",
          key, value, key.substring(0, key.length() - JVM.length()));
    }
    return value;
  }

  /** Whether a JVM flag sets the size of the heap. */
  static boolean isOfHeap(String flag) {
    return flag.matches("-Xm[sx].*|-XX:(Initial|Max|Min)(HeapSize|RAMPercentage)=.*");
  }
}
