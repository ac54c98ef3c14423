// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The rules that the folders obey, so that the listing of folders can be the registry. */
public final class LayoutRules {

  /** What a pair's two modules may have together. */
  private static final int LINES = 60;

  private static final Pattern BUILD = Pattern.compile("<(build|profiles)>");

  private final Project project;

  public LayoutRules(Project project) {
    this.project = project;
  }

  /** Returns a sentence for every broken rule; nothing when all is well. */
  public List<String> problems() {
    var problems = new ArrayList<String>();
    Set<String> folders = project.folders();
    Set<String> modules = new TreeSet<>(project.pom().modules());
    for (String folder : project.paths()) {
      if (!modules.contains(folder)) {
        problems.add(
            "The folder %s has a pom.xml but is not under <modules> of the root pom: add it there."
                .formatted(folder));
      }
    }
    for (String module : modules) {
      if (!project.paths().contains(module)) {
        problems.add(
            "The module %s of the root pom has no folder: remove it from <modules>."
                .formatted(module));
      }
    }
    for (Role role : Role.values()) {
      Role other = role == Role.CLIENT ? Role.SERVER : Role.CLIENT;
      for (String folder : folders) {
        if (folder.endsWith("-" + role.suffix())) {
          String pair = folder.substring(0, folder.length() - role.suffix().length() - 1);
          if (!folders.contains(pair + "-" + other.suffix())) {
            problems.add(
                "%s has no %s-%s: a pair is a client and a server."
                    .formatted(folder, pair, other.suffix()));
          }
        }
      }
    }
    for (Pair pair : project.pairs()) {
      inspect(pair.client(), "consumer.xml", problems);
      inspect(pair.server(), "provider.xml", problems);
      long lines = lines(pair.client().dir()) + lines(pair.server().dir());
      if (lines > LINES) {
        problems.add(
            "%s has %d lines in its two modules; %d are allowed. Move to a base what pairs share."
                .formatted(pair.name(), lines, LINES));
      }
      if (pair.facts().description().isEmpty()) {
        problems.add(
            "%s has no <description>: say there what the pair is and is not."
                .formatted(pair.client().name()));
      }
    }
    for (Framework framework : project.frameworks()) {
      if (framework.name().isEmpty()
          || framework.artifact().isEmpty()
          || project.pom().property(framework.property()).isEmpty()) {
        problems.add(
            "%s has override.key and lacks override.name, override.artifact, or override.property"
                    .formatted(framework.base().artifact())
                + " with a property of the root pom.");
      }
    }
    return problems;
  }

  /** Returns a sentence for every fact that a pair does not declare; nothing when all is well. */
  public List<String> undeclaredFacts() {
    var problems = new ArrayList<String>();
    for (Pair pair : project.pairs()) {
      PairFacts.DECLARED.forEach(
          (fact, allowed) -> {
            String declared = pair.facts().declared().get(fact);
            if (!allowed.contains(declared)) {
              problems.add(
                  "%s has '%s' as <%s>: write %s into its client's pom."
                      .formatted(pair.name(), declared, fact, String.join(" or ", allowed)));
            }
          });
    }
    return problems;
  }

  private void inspect(PairModule module, String xml, List<String> problems) {
    if (module.program().isEmpty()
        && !Files.exists(module.dir().resolve("src/main/resources").resolve(xml))) {
      problems.add("%s has no src/main/resources/%s.".formatted(module.name(), xml));
    }
    if (configuresBuild(module.dir().resolve("pom.xml"))) {
      problems.add(
          "%s configures the build in its pom: that belongs in the root pom."
              .formatted(module.name()));
    }
    if (!javaSources(module.dir()).isEmpty()) {
      problems.add(
          "%s contains Java (%s): a pair has none; it belongs in a base or serialization module."
              .formatted(module.name(), javaSources(module.dir()).get(0)));
    }
  }

  /** Whether a pom has a build or profiles section of its own. */
  private static boolean configuresBuild(Path pom) {
    try {
      return BUILD.matcher(Files.readString(pom)).find();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long lines(Path dir) {
    return Stream.concat(Stream.of(dir.resolve("pom.xml")), files(dir.resolve("src")))
        .mapToLong(LayoutRules::linesOf)
        .sum();
  }

  private static long linesOf(Path file) {
    try (var lines = Files.lines(file)) {
      return lines.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> javaSources(Path dir) {
    return files(dir.resolve("src"))
        .filter(file -> file.toString().endsWith(".java"))
        .map(dir::relativize)
        .toList();
  }

  /** The files in a folder and below, sorted; none if there is no such folder. */
  private static Stream<Path> files(Path folder) {
    if (!Files.exists(folder)) {
      return Stream.empty();
    }
    try (var files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
