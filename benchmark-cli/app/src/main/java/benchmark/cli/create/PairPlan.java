// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.error.UserError;
import benchmark.cli.project.PairFacts;
import benchmark.cli.project.PairSetup;
import benchmark.cli.project.Project;
import benchmark.cli.project.SetupTopic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A pair that does not exist yet: the text of all its files, decided before any of them is written.
 *
 * @param files the files of both modules, and of a serialization that is copied for them, by their
 *     paths under the project's folder
 * @param modules the paths that are new under the root pom's modules, in their order
 * @param rootPom the root pom as it will be
 */
public record PairPlan(
    PairName name,
    List<PairLibrary> libraries,
    Map<String, String> files,
    List<String> modules,
    String rootPom) {

  private static final String DESCRIPTION =
      "%s, added by benchmark.sh new. Replace this by what the pair is and is not:"
          + " cross-language? schema? --add-opens? what risk remains on untrusted input?";

  /**
   * Plans a pair.
   *
   * @param serialization the framework's own name for it; null for what the pair's name says
   * @param coordinates the libraries that the pair adds to its protocol's
   * @param addOpens packages that both JVMs must open, each written module/package
   * @throws UserError if the project has no place for it
   */
  public static PairPlan of(
      Project project,
      PairName name,
      String serialization,
      List<Coordinate> coordinates,
      List<String> addOpens) {
    return of(project, name, serialization, coordinates, addOpens, Map.of(), List.of());
  }

  /**
   * Plans a pair with a serialization of its own, which is a copy.
   *
   * @throws UserError if the project has no place for it
   */
  public static PairPlan of(
      Project project, PairName name, SerializationCopy copy, List<String> addOpens) {
    return of(
        project,
        name,
        null,
        List.of(Coordinate.ofModule(copy.module(), project)),
        addOpens,
        copy.files(),
        List.of(copy.module()));
  }

  private static PairPlan of(
      Project project,
      PairName name,
      String serialization,
      List<Coordinate> coordinates,
      List<String> addOpens,
      Map<String, String> ofModules,
      List<String> planned) {
    requireFree(project, name);
    var protocol = ProtocolTemplates.of(project, name.protocol());
    String chosen = protocol.serialization(name, serialization, !coordinates.isEmpty());
    List<PairLibrary> libraries = PairLibrary.of(project, coordinates, planned);

    var values = new HashMap<String, String>();
    values.put("protocol", name.protocol());
    values.put("serialization", chosen);
    values.put("properties", protocol.versions() + jvmOptions(addOpens));
    values.put("management", management(name, libraries));
    values.put("libraries", lines("library.xml", name, libraries.stream()));
    values.put("project.version", project.pom().version());
    var files = new LinkedHashMap<>(ofModules);
    values.put("facts", facts(project, protocol.base(), ofModules));
    files.putAll(module(values, protocol, name, "client", description(name, chosen, libraries)));
    files.putAll(module(values, protocol, name, "server", ""));

    Coordinate base = Coordinate.ofModule(protocol.base(), project);
    var all = new ArrayList<>(PairLibrary.of(project, List.of(base), List.of()));
    all.addAll(libraries);
    List<String> modules = newModules(project, name, all, planned);
    var rootPom = new RootPom(SerializationCopy.read(project.root().resolve("pom.xml")));
    for (String module : modules) {
      rootPom = rootPom.withModule(module);
    }
    for (PairLibrary library : all) {
      rootPom = library.addVersion(rootPom, name);
    }
    return new PairPlan(name, libraries, files, modules, rootPom.toString());
  }

  /** How many lines both modules have together. */
  public long lines() {
    return files.entrySet().stream()
        .filter(file -> file.getKey().startsWith(path(name, "")))
        .mapToLong(file -> file.getValue().lines().count())
        .sum();
  }

  /**
   * Writes everything, the root pom last.
   *
   * @throws UserError if something cannot be written; what was written before has been deleted
   */
  public void write(Path root) {
    var written = new NewFiles();
    try {
      for (var file : files.entrySet()) {
        written.write(root.resolve(file.getKey()), file.getValue());
      }
      written.replace(root.resolve("pom.xml"), rootPom);
    } catch (IOException e) {
      written.rollback();
      throw UserError.failure(
          "Cannot write the pair: %s. Nothing of it is left. Make that place free and writable, and"
              + " try again.",
          e);
    }
  }

  private static Map<String, String> module(
      Map<String, String> common,
      ProtocolTemplates protocol,
      PairName name,
      String role,
      String description) {
    String module = name + "-" + role;
    String xml = role.equals("client") ? "consumer.xml" : "provider.xml";
    var values = new HashMap<>(common);
    values.put("module", module);
    values.put("description", description);
    if (!description.isEmpty()) {
      values.put("properties", common.get("facts") + common.get("properties"));
    }
    var files = new LinkedHashMap<String, String>();
    String path = path(name, role);
    files.put(path + "/pom.xml", Template.fill("pom.xml", values));
    files.put(path + "/src/main/resources/" + xml, Template.fill(protocol.xml(xml), values));
    return files;
  }

  /**
   * What the pair's author finds out: the project's tests ask for it. How the pair is set up, the
   * base or a module that is copied may say.
   */
  private static String facts(Project project, String base, Map<String, String> copied) {
    Stream<String> setup =
        Stream.of(SetupTopic.values())
            .filter(topic -> !topic.isOfHttp())
            .map(SetupTopic::property)
            .filter(fact -> !project.hasProperty(base, fact))
            .filter(fact -> copied.values().stream().noneMatch(it -> it.contains("<" + fact)));
    return Stream.concat(PairFacts.DECLARED.keySet().stream(), setup)
        .map(fact -> "<%s>%s</%1$s>".formatted(fact, PairSetup.UNKNOWN))
        .collect(Collectors.joining());
  }

  private static String description(
      PairName name, String serialization, List<PairLibrary> libraries) {
    String what = serialization.isEmpty() ? name.toString() : serialization;
    return DESCRIPTION.formatted(
        libraries.isEmpty()
            ? what
            : "%s by %s".formatted(what, libraries.get(0).coordinate().artifact()));
  }

  /** The pair's own dependencyManagement; empty if it has no library to itself. */
  private static String management(PairName name, List<PairLibrary> libraries) {
    String entries = lines("own.xml", name, libraries.stream().filter(PairLibrary::isOwn));
    return entries.isEmpty()
        ? ""
        : Template.fill("management.xml", Map.of("entries", entries)).stripTrailing();
  }

  private static String lines(String template, PairName name, Stream<PairLibrary> libraries) {
    return libraries
        .map(library -> Template.fill(template, library.values(name)))
        .collect(Collectors.joining())
        .stripTrailing();
  }

  private static List<String> newModules(
      Project project, PairName name, List<PairLibrary> libraries, List<String> planned) {
    return Stream.concat(
            libraries.stream()
                .map(PairLibrary::coordinate)
                .filter(Coordinate::isOfProject)
                .map(Coordinate::artifact)
                .map(
                    module ->
                        planned.contains(module)
                            ? SerializationCopy.path(module)
                            : project.pathOf(module)),
            Stream.of(path(name, "client"), path(name, "server")))
        .filter(path -> !project.pom().modules().contains(path))
        .toList();
  }

  /** Where a new pair's module is written. */
  private static String path(PairName name, String role) {
    return "%s/%s-%s".formatted(Project.PAIRS, name, role);
  }

  private static void requireFree(Project project, PairName name) {
    for (String role : List.of("client", "server")) {
      Path module = project.root().resolve(path(name, role));
      if (project.hasModule(name + "-" + role)) {
        throw UserError.badInput(
            "There is a %s-%s already. Choose another name, or replace it with --replace.",
            name, role);
      }
      if (Files.exists(module, LinkOption.NOFOLLOW_LINKS)) {
        throw UserError.badInput(
            "%s exists already and is not a module, so it is not overwritten. Move it away, or"
                + " choose another name.",
            module);
      }
    }
  }

  private static String jvmOptions(List<String> addOpens) {
    return addOpens.isEmpty()
        ? ""
        : addOpens.stream()
            .map(opened -> "--add-opens=" + opened + "=ALL-UNNAMED")
            .collect(Collectors.joining(" ", "<jvm.options>", "</jvm.options>"));
  }
}
