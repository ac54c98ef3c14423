// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.DependencyManagement;
import org.apache.maven.model.Exclusion;
import org.apache.maven.model.Model;
import org.apache.maven.model.Parent;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;

/** One pom.xml as it is written, without what it inherits. */
public final class Pom {

  /** The group of the project's own modules. */
  public static final String GROUP = "benchmark";

  private static final Pattern REFERENCE = Pattern.compile("\\$\\{([^}]+)}");

  private final Model model;

  private Pom(Model model) {
    this.model = model;
  }

  /**
   * Reads a pom.
   *
   * @throws UserError if it cannot be read or is not a pom
   */
  public static Pom read(Path file) {
    try (var bytes = Files.newInputStream(file)) {
      return read(file.toString(), bytes);
    } catch (IOException e) {
      throw unreadable(file.toString(), e);
    }
  }

  /**
   * Reads what a file holds, in the encoding that it declares.
   *
   * @param name for messages
   */
  static Pom read(String name, InputStream bytes) {
    try {
      return new Pom(new MavenXpp3Reader().read(bytes));
    } catch (IOException | XmlPullParserException e) {
      throw unreadable(name, e);
    }
  }

  private static UserError unreadable(String name, Exception reason) {
    return UserError.failure("Cannot read %s: %s. Fix or restore it.", name, reason.getMessage());
  }

  /** The text of the description element on one line, or nothing. */
  public String description() {
    String text = model.getDescription();
    return text == null ? "" : text.strip().replaceAll("\\s+", " ");
  }

  /**
   * The value of a property on one line, with references to this pom's other properties filled in;
   * empty if this pom does not have it. A reference to what is inherited is left as it is.
   */
  public String property(String name) {
    return filled(model.getProperties().getProperty(name, "")).strip().replaceAll("\\s+", " ");
  }

  /** Whether this pom itself has a property, be it empty. */
  public boolean hasProperty(String name) {
    return model.getProperties().containsKey(name);
  }

  /** A property of the first of some poms that has it; empty if it is so there, or none has it. */
  static Optional<String> nearest(String property, List<Pom> poms) {
    return poms.stream()
        .filter(pom -> pom.hasProperty(property))
        .findFirst()
        .map(pom -> pom.property(property))
        .filter(value -> !value.isEmpty());
  }

  /** All properties that this pom sets, as they are written. */
  public Properties properties() {
    return model.getProperties();
  }

  /** The words of a property; none if this pom does not have it. */
  public List<String> words(String property) {
    String value = property(property);
    return value.isEmpty() ? List.of() : List.of(value.split(" "));
  }

  /**
   * A new pom that inherits this one.
   *
   * @param relative where this one is, seen from the new one
   */
  Model child(Path relative) {
    var parent = new Parent();
    parent.setGroupId(group());
    parent.setArtifactId(artifact());
    parent.setVersion(version());
    parent.setRelativePath(relative.toString());
    var pom = new Model();
    pom.setModelVersion("4.0.0");
    pom.setParent(parent);
    pom.setPackaging("pom");
    return pom;
  }

  /** The project's own group, given here or inherited; empty if neither is written. */
  public String group() {
    return ownOr(model.getGroupId(), Parent::getGroupId);
  }

  /** The project's own version, given here or inherited; empty if neither is written. */
  public String version() {
    return ownOr(model.getVersion(), Parent::getVersion);
  }

  private String ownOr(String own, Function<Parent, String> inherited) {
    return own != null ? own : Optional.ofNullable(model.getParent()).map(inherited).orElse("");
  }

  /** The version with references filled in, to properties of its own or of the root pom. */
  String version(Pom root) {
    return filled(version(), root);
  }

  private String filled(String text, Pom root) {
    return REFERENCE
        .matcher(text)
        .replaceAll(
            it -> {
              String value = (hasProperty(it.group(1)) ? this : root).property(it.group(1));
              return Matcher.quoteReplacement(value.isEmpty() ? it.group() : value);
            });
  }

  /** The name of the module. */
  public String artifact() {
    return model.getArtifactId();
  }

  /** The names under modules. */
  public List<String> modules() {
    return model.getModules();
  }

  /** The modules with those that profiles add, whether or not these are active. */
  List<String> allModules() {
    return Stream.concat(
            modules().stream(),
            model.getProfiles().stream().flatMap(profile -> profile.getModules().stream()))
        .distinct()
        .toList();
  }

  /** The project's own modules among the dependencies, without those of tests and provided ones. */
  public List<String> projectModules() {
    return dependencies(true)
        .filter(module -> !"provided".equals(module.getScope()))
        .map(Dependency::getArtifactId)
        .toList();
  }

  /** The libraries among the dependencies, those of tests left out. */
  public List<Dependency> libraries() {
    return dependencies(false).toList();
  }

  /** The libraries that code is written against: not such as only some variants or pairs have. */
  public List<Dependency> compiledLibraries() {
    return dependencies(false)
        .filter(library -> library.getScope() == null || library.getScope().equals("compile"))
        .toList();
  }

  /**
   * The libraries that it uses or manages in versions which it names, those of tests left out;
   * references in these are filled in, to properties of its own or of the root pom.
   */
  List<Dependency> versioned(Pom root) {
    return Stream.concat(
            model.getDependencies().stream(),
            Stream.ofNullable(dependencyManagement())
                .flatMap(managed -> managed.getDependencies().stream()))
        .filter(library -> library.getVersion() != null && !"test".equals(library.getScope()))
        .map(
            library -> {
              Dependency filled = library.clone();
              filled.setVersion(filled(library.getVersion(), root));
              return filled;
            })
        .toList();
  }

  /** The version that dependencyManagement gives a library by itself, or nothing. */
  public String managedVersion(Dependency library) {
    return versionWhere(it -> it.getManagementKey().equals(library.getManagementKey()));
  }

  /**
   * The version of a library as it is written with it, by itself or by the imported BOM of its
   * group; nothing for none of these.
   */
  public String version(Dependency library) {
    if (library.getVersion() != null) {
      return filled(library.getVersion());
    }
    String own = managedVersion(library);
    return own.isEmpty() ? versionWhere(it -> isBomOf(library, it)) : own;
  }

  /** This pom's own dependencyManagement; null if it has none. */
  DependencyManagement dependencyManagement() {
    return model.getDependencyManagement();
  }

  /** This pom as a module inherits it: the module's own properties and managed versions prevail. */
  public Pom inheritedBy(Pom module) {
    Model inherited = model.clone();
    inherited.getProperties().putAll(module.properties());
    if (module.dependencyManagement() != null) {
      inherited
          .getDependencyManagement()
          .getDependencies()
          .addAll(0, module.dependencyManagement().getDependencies());
    }
    return new Pom(inherited);
  }

  private String versionWhere(Predicate<Dependency> condition) {
    return model.getDependencyManagement().getDependencies().stream()
        .filter(condition)
        .map(Dependency::getVersion)
        .map(this::filled)
        .findFirst()
        .orElse("");
  }

  /** Whether dependencyManagement imports a BOM that may have a library: one of its group. */
  public boolean hasBomOf(Dependency library) {
    return model.getDependencyManagement().getDependencies().stream()
        .anyMatch(managed -> isBomOf(library, managed));
  }

  private static boolean isBomOf(Dependency library, Dependency managed) {
    return "import".equals(managed.getScope())
        && (library.getGroupId() + ".").startsWith(managed.getGroupId() + ".");
  }

  /** What dependencyManagement leaves out of a library. */
  public List<Exclusion> exclusions(Dependency library) {
    return model.getDependencyManagement().getDependencies().stream()
        .filter(managed -> managed.getManagementKey().equals(library.getManagementKey()))
        .flatMap(managed -> managed.getExclusions().stream())
        .toList();
  }

  /** A text with references to this pom's properties filled in, and others left as they are. */
  String filled(String text) {
    return interpolate(text, Set.of());
  }

  /**
   * Fills in references.
   *
   * @param outer what is being filled in already, so that properties that refer to each other end
   */
  private String interpolate(String text, Set<String> outer) {
    return REFERENCE
        .matcher(text)
        .replaceAll(
            reference -> {
              String name = reference.group(1);
              String value =
                  name.equals("project.version")
                      ? version()
                      : model.getProperties().getProperty(name);
              if (value == null || outer.contains(name)) {
                return Matcher.quoteReplacement(reference.group());
              }
              var inner = new HashSet<>(outer);
              inner.add(name);
              return Matcher.quoteReplacement(interpolate(value, inner));
            });
  }

  private Stream<Dependency> dependencies(boolean own) {
    return model.getDependencies().stream()
        .filter(dependency -> !"test".equals(dependency.getScope()))
        .filter(dependency -> dependency.getGroupId().equals(GROUP) == own);
  }
}
