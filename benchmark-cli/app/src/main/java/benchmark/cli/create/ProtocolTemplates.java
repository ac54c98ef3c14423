// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Pom;
import benchmark.cli.project.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * What new pairs of a protocol are written from. A protocol whose pairs name their serialization
 * has templates of its own; pairs of all others only import what the protocol's base has.
 *
 * @param base the module with what all pairs of the protocol share
 */
record ProtocolTemplates(String protocol, String base, Project project) {

  private static final String IDENTIFIER = "[A-Za-z][A-Za-z0-9_.-]*";
  private static final List<String> PARTS = List.of("consumer.xml", "provider.xml");

  /**
   * Finds the templates of a protocol.
   *
   * @throws UserError if the project has no such protocol, or its base has nothing to import
   */
  static ProtocolTemplates of(Project project, String protocol) {
    var templates = new ProtocolTemplates(protocol, protocol + "-base", project);
    if (!Files.exists(project.dir(templates.base).resolve("pom.xml"))) {
      throw UserError.badInput(
          "There is no %s, where the protocol %s would have its Java: a new protocol needs that"
              + " module first. \"Add a protocol\" in CONTRIBUTING.md explains how.",
          templates.base, protocol);
    }
    if (!templates.namesSerialization()) {
      for (String part : PARTS) {
        Path imported =
            Path.of(project.pathOf(templates.base), "src/main/resources", protocol + "-" + part);
        if (!Files.exists(project.root().resolve(imported))) {
          throw UserError.badInput(
              "There is no %s, which a pair of the protocol %s would import. Write it, or add"
                  + " templates under benchmark-cli/app/src/main/resources/new/%s.",
              imported, protocol, protocol);
        }
      }
    }
    return templates;
  }

  /** The name of the template of consumer.xml or provider.xml. */
  String xml(String part) {
    return namesSerialization() ? protocol + "/" + part : part;
  }

  /**
   * The framework's name of a pair's serialization; empty if its protocol does not let it choose.
   *
   * @param given what the user says it is; null for what the pair's name says
   * @throws UserError if it cannot be a name, or has no effect, or nobody would bring it
   */
  String serialization(PairName pair, String given, boolean hasLibrary) {
    if (!namesSerialization()) {
      if (given != null) {
        throw UserError.badInput(
            "%s does not let a pair choose its serialization, so --serialization %s has no effect."
                + " Leave it out.",
            protocol, given);
      }
      return "";
    }
    if (given == null && !hasLibrary) {
      throw UserError.badInput(
          "%s needs --dependency GROUP:ARTIFACT:VERSION, the library of its serialization; or"
              + " --serialization NAME for one that Dubbo itself has.",
          pair);
    }
    String name = given == null ? pair.serialization() : given;
    if (!name.matches(IDENTIFIER)) {
      throw UserError.badInput(
          "%s is not a valid extension name, which has letters, digits, dots, dashes and"
              + " underscores, and begins with a letter. %s",
          given == null
              ? "'%s' in '%s'".formatted(name, pair)
              : "--serialization '%s'".formatted(given),
          given == null
              ? "Give Dubbo's own name for it with --serialization."
              : "Write Dubbo's own name for it, such as fastjson2.");
    }
    return name;
  }

  /**
   * The versions that the base has other than the root pom, as a pom's properties: a pair does not
   * inherit from its base.
   */
  String versions() {
    Pom root = project.pom();
    Properties own = project.pomOf(base).properties();
    return own.stringPropertyNames().stream()
        .filter(root::hasProperty)
        .sorted()
        .map(name -> "<%s>%s</%1$s>".formatted(name, own.getProperty(name)))
        .collect(Collectors.joining());
  }

  private boolean namesSerialization() {
    return Template.exists(protocol + "/" + PARTS.get(0));
  }
}
