// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Pom;
import benchmark.cli.project.Project;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.model.Dependency;

/**
 * A pair that does not exist yet: the text of all its files, decided before any of them is written.
 *
 * @param files the files of both modules, by their paths under the project's folder
 * @param modules what is new under the root pom's modules, in their order
 * @param rootPom the root pom as it will be
 * @param isManagedAlready whether the root pom had the library's version before
 */
public record PairPlan(
    PairName name,
    Coordinate library,
    Map<String, String> files,
    List<String> modules,
    String rootPom,
    boolean isManagedAlready) {

  private static final String DESCRIPTION =
      "%s by %s, added by benchmark.sh new. Replace this by what the pair is and is not:"
          + " cross-language? schema? --add-opens? what risk remains on untrusted input?";

  /**
   * Plans a pair.
   *
   * @param serialization the framework's own name for it
   * @param addOpens packages that both JVMs must open, each written module/package
   * @throws UserError if the project has no place for it
   */
  public static PairPlan of(
      Project project,
      PairName name,
      String serialization,
      Coordinate library,
      List<String> addOpens) {
    requireFree(project, name);
    if (ProjectModule.is(library)) {
      ProjectModule.require(project, library);
    }
    boolean managed = isManaged(project.pom(), library);
    var values = new HashMap<String, String>();
    values.put("protocol", name.protocol());
    values.put("serialization", serialization);
    values.put("group", library.group());
    values.put("artifact", library.artifact());
    values.put("version", library.version());
    values.put("jvm.options", jvmOptions(addOpens));
    values.put("project.version", project.pom().version());
    var files = new LinkedHashMap<String, String>();
    files.putAll(
        module(values, name, "client", DESCRIPTION.formatted(serialization, library.artifact())));
    files.putAll(module(values, name, "server", ""));
    List<String> modules = newModules(project.pom(), name, library);
    var rootPom = new RootPom(read(project.root().resolve("pom.xml")));
    for (String module : modules) {
      rootPom = rootPom.withModule(module);
    }
    if (!managed) {
      String entry = ProjectModule.is(library) ? "module.xml" : name.protocol() + "/managed.xml";
      rootPom = rootPom.withManaged(Template.named(entry).fill(values));
    }
    return new PairPlan(name, library, files, modules, rootPom.toString(), managed);
  }

  /** How many lines both modules have together. */
  public long lines() {
    return files.values().stream().mapToLong(text -> text.lines().count()).sum();
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
      Map<String, String> common, PairName name, String role, String description) {
    String module = name + "-" + role;
    String xml = role.equals("client") ? "consumer.xml" : "provider.xml";
    var values = new HashMap<>(common);
    values.put("module", module);
    values.put("description", description);
    var files = new LinkedHashMap<String, String>();
    files.put(module + "/pom.xml", Template.named("pom.xml").fill(values));
    files.put(
        module + "/src/main/resources/" + xml,
        Template.named(name.protocol() + "/" + xml).fill(values));
    return files;
  }

  private static List<String> newModules(Pom root, PairName name, Coordinate library) {
    var modules = new ArrayList<String>();
    if (ProjectModule.is(library) && !root.modules().contains(library.artifact())) {
      modules.add(library.artifact());
    }
    modules.addAll(List.of(name + "-client", name + "-server"));
    return List.copyOf(modules);
  }

  private static void requireFree(Project project, PairName name) {
    for (String role : List.of("-client", "-server")) {
      Path module = project.root().resolve(name + role);
      if (Files.exists(module.resolve("pom.xml"))
          || project.pom().modules().contains(name + role)) {
        throw UserError.badInput(
            "There is a %s already. Choose another name, or change that pair by hand.",
            name + role);
      }
      if (Files.exists(module, LinkOption.NOFOLLOW_LINKS)) {
        throw UserError.badInput(
            "There is a file or folder %s already, which is not a module and is not overwritten."
                + " Move it away, or choose another name.",
            module);
      }
    }
    String base = name.protocol() + "-base";
    if (!Files.exists(project.root().resolve(base + "/pom.xml"))) {
      throw UserError.badInput(
          "There is no %s, where the protocol %s would have its Java: a new protocol needs that"
              + " module first, with what all of its pairs share, as dubbo-base has for dubbo.",
          base, name.protocol());
    }
    if (!Template.exists(name.protocol() + "/consumer.xml")) {
      throw UserError.badInput(
          "benchmark.sh new has no templates for the protocol %s. Copy the modules of one of its"
              + " pairs, or add templates under benchmark-cli/src/main/resources/new/%s.",
          name.protocol(), name.protocol());
    }
  }

  private static boolean isManaged(Pom root, Coordinate library) {
    var dependency = new Dependency();
    dependency.setGroupId(library.group());
    dependency.setArtifactId(library.artifact());
    String managed = root.managedVersion(dependency);
    if (!managed.isEmpty() && !managed.equals(library.version())) {
      throw UserError.badInput(
          "The root pom.xml has %s:%s in version %s already, and all pairs share one. Ask for"
              + " that one, or change it there.",
          library.group(), library.artifact(), managed);
    }
    for (String bom : root.bomGroups()) {
      if (managed.isEmpty() && (library.group() + ".").startsWith(bom + ".")) {
        throw UserError.badInput(
            "The versions of %s are set by the BOM of %s that the root pom.xml imports. Name the"
                + " library that brings %s along, or change the BOM there.",
            library.group(), bom, library.artifact());
      }
    }
    return !managed.isEmpty();
  }

  private static String jvmOptions(List<String> addOpens) {
    return String.join(
        " ", addOpens.stream().map(opened -> "--add-opens=" + opened + "=ALL-UNNAMED").toList());
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw UserError.failure("Cannot read %s: %s. Restore it.", file, e.getMessage());
    }
  }
}
