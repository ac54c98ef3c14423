// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.launch.ProtocolSetting;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.model.Dependency;

/**
 * A client module and a server module that belong together, with everything that the poms tell
 * about them. A property is that of the first module on the client's classpath that has it.
 *
 * @param libraries the versions of the libraries that the pair and its protocol bring, by artifact;
 *     first that of its codec where another library brings it: {@code pair.codec}
 * @param description what the pair is and is not; empty if its client's pom does not say
 * @param declared by the names of {@link #DECLARED}
 * @param opens packages that its JVMs open to reflection, as module/package; each once
 * @param ports how many its server has, one after the other: {@code pair.ports}; one without it
 * @param hasPool whether its client keeps as many connections as callers, because its protocol
 *     cannot send two calls over one at the same time: {@code pair.pool}
 * @param balancing how its client shares calls among several servers, by the framework's name for
 *     it: {@code pair.servers}; empty if it calls one
 * @param forwarding how a gateway can forward its calls; empty if none can
 * @param unsupported what the pair cannot carry; streams it can if {@code pair.streams} says so
 * @param framework what it runs on, if a variant may choose its version
 * @param settings what a variant may set in its protocol
 * @param setup how it is set up, and what is different in its other set-ups
 */
public record Pair(
    String name,
    PairModule client,
    PairModule server,
    PairKind kind,
    Map<String, String> libraries,
    String description,
    Map<String, String> declared,
    List<String> opens,
    int ports,
    boolean hasPool,
    Optional<String> balancing,
    Optional<Forwarding> forwarding,
    UnsupportedOperations unsupported,
    Optional<Framework> framework,
    List<SettingValues> settings,
    PairSetup setup) {

  /** The properties that every pair's client or a base declares, and what they may be. */
  public static final SortedMap<String, List<String>> DECLARED =
      Collections.unmodifiableSortedMap(
          new TreeMap<>(
              Map.of(
                  "pair.languages",
                  List.of("any", "java"),
                  "pair.schema",
                  List.of("none", "first"),
                  "pair.refuses",
                  List.of("yes", "no", "-"))));

  private static final String ADD_OPENS = "--add-opens=";

  /** In place of the version of a library that Maven has not resolved yet. */
  static final String ONCE_BUILT = "(version known once it is built)";

  private static final String RISK = "Remaining risk: ";

  /** Collects what the poms of a pair's modules say. */
  static Pair read(String name, Project project) {
    PairModule client = PairModule.read(name, Role.CLIENT, project);
    PairModule server = PairModule.read(name, Role.SERVER, project);
    List<Pom> poms = project.modulesOf(client).stream().map(project::pomOf).toList();
    Pom own = poms.get(0);
    Pom inherited = project.pom().inheritedBy(own);
    return new Pair(
        name,
        client,
        server,
        PairKind.of(own),
        libraries(project, inherited, client, first("pair.codec", poms)),
        own.description(),
        DECLARED.keySet().stream().collect(Collectors.toMap(it -> it, it -> first(it, poms))),
        Stream.of(client, server)
            .flatMap(module -> module.jvmOptions().stream())
            .filter(option -> option.startsWith(ADD_OPENS))
            .map(option -> option.substring(ADD_OPENS.length()).replaceFirst("=.*", ""))
            .distinct()
            .toList(),
        ports(name, first("pair.ports", poms)),
        Boolean.parseBoolean(first("pair.pool", poms)),
        Pom.nearest("pair.servers", poms),
        Forwarding.of(name, poms).filter(it -> ports(name, first("pair.ports", poms)) == 1),
        UnsupportedOperations.of(
            name,
            own,
            Boolean.parseBoolean(first("pair.streams", poms)),
            first("pair.service", poms)),
        poms.stream().flatMap(pom -> Framework.of(pom).stream()).findFirst(),
        Stream.of(ProtocolSetting.values())
            .flatMap(setting -> SettingValues.of(setting, poms).stream())
            .toList(),
        new PairSetup(poms, inherited, client, server));
  }

  /** Its client, with the server of another pair, as behind a gateway that converts. */
  public Pair servedBy(Pair other) {
    return new Pair(
        name,
        client,
        other.server,
        kind,
        libraries,
        description,
        declared,
        opens,
        other.ports,
        hasPool,
        balancing,
        forwarding,
        unsupported,
        framework,
        settings,
        setup);
  }

  /** One of its two modules. */
  public PairModule module(Role role) {
    return role == Role.CLIENT ? client : server;
  }

  /** The part of the name before the first dash: the protocol. */
  public String protocol() {
    return name.replaceFirst("-.*", "");
  }

  /** The part of the name after the first dash: the serialization; "none" without a dash. */
  public String serialization() {
    int dash = name.indexOf('-');
    return dash < 0 ? "none" : name.substring(dash + 1);
  }

  /** Which languages its bytes can be read in: any or java; empty if it does not declare it. */
  public String languages() {
    return declared.get("pair.languages");
  }

  /** When a schema is written: none or first, before the code; empty if it does not declare it. */
  public String schema() {
    return declared.get("pair.schema");
  }

  /**
   * Whether a class outside the allow-list is refused: yes, no, or a dash where messages name no
   * classes; empty if it does not declare it.
   */
  public String refuses() {
    return declared.get("pair.refuses");
  }

  /** What remains dangerous or surprising: the end of the description; nothing if not named. */
  public String remainingRisk() {
    int start = description.indexOf(RISK);
    return start < 0 ? "" : description.substring(start + RISK.length());
  }

  /** What its client opens, in words. */
  public String connections() {
    if (kind == PairKind.REFERENCE) {
      return "none";
    }
    return hasPool ? "one for each caller" : "one, shared by all callers";
  }

  private static String first(String property, List<Pom> poms) {
    return Pom.nearest(property, poms).orElse("");
  }

  private static int ports(String name, String value) {
    if (!value.matches("[1-9]?")) {
      throw UserError.failure(
          "%s has %s as <pair.ports>: write how many ports its server has, 1 to 9.", name, value);
    }
    return value.isEmpty() ? 1 : Integer.parseInt(value);
  }

  private static Map<String, String> libraries(
      Project project, Pom inherited, PairModule client, String codec) {
    var versions = new LinkedHashMap<String, String>();
    if (!codec.isEmpty()) {
      versions.put(
          codec, Classpath.ifBuilt(client).map(it -> it.versions().get(codec)).orElse(ONCE_BUILT));
    }
    for (String module : project.ownModulesOf(client)) {
      for (Dependency library : project.pomOf(module).compiledLibraries()) {
        versions.put(library.getArtifactId(), inherited.version(library));
      }
    }
    return versions;
  }
}
