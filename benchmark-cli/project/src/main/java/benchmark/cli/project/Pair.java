// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.model.Dependency;

/**
 * A client module and a server module that belong together, with everything that the poms say about
 * them. A property is that of the first module on the client's classpath that has it.
 *
 * @param ports how many its server has, one after the other: {@code pair.ports}; one without it
 * @param unsupported what the pair cannot carry; streams it can if {@code pair.streams} says so
 * @param setup how it is set up, and what a variant may set
 */
public record Pair(
    String name,
    PairModule client,
    PairModule server,
    PairKind kind,
    int ports,
    PairFacts facts,
    UnsupportedOperations unsupported,
    PairSetup setup) {

  private static final String ADD_OPENS = "--add-opens=";

  /** Collects what the poms of a pair's modules say. */
  static Pair read(String name, Project project) {
    PairModule client = PairModule.read(name, Role.CLIENT, project);
    PairModule server = PairModule.read(name, Role.SERVER, project);
    List<Pom> poms = project.modulesOf(client).stream().map(project::pomOf).toList();
    Pom own = poms.get(0);
    Pom inherited = project.pom().inheritedBy(own);
    int ports = ports(name, first("pair.ports", poms));
    return new Pair(
        name,
        client,
        server,
        PairKind.of(own),
        ports,
        new PairFacts(
            libraries(project, inherited, client, first("pair.codec", poms)),
            own.description(),
            PairFacts.DECLARED.keySet().stream()
                .collect(Collectors.toMap(it -> it, it -> first(it, poms))),
            Stream.of(client, server)
                .flatMap(module -> module.jvmOptions().stream())
                .filter(option -> option.startsWith(ADD_OPENS))
                .map(option -> option.substring(ADD_OPENS.length()).replaceFirst("=.*", ""))
                .distinct()
                .toList(),
            Boolean.parseBoolean(first("pair.pool", poms)),
            Pom.nearest("pair.servers", poms),
            Forwarding.of(name, poms).filter(it -> ports == 1)),
        UnsupportedOperations.of(
            name,
            own,
            Boolean.parseBoolean(first("pair.streams", poms)),
            server.program().isPresent()
                ? UnsupportedOperations.OF_PROGRAM
                : first("pair.service", poms)),
        new PairSetup(poms, inherited, client, server));
  }

  /** Its client, with the server of another pair, as behind a gateway that converts. */
  public Pair servedBy(Pair other) {
    return new Pair(name, client, other.server, kind, other.ports, facts, unsupported, setup);
  }

  /** Why this host cannot run it, in a sentence; empty if it can. */
  public Optional<String> missing() {
    return server
        .program()
        .flatMap(PartProgram::missing)
        .map(why -> "%s is left out: its server is a program, and %s.".formatted(name, why));
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

  /** What its client opens, in words. */
  public String connections() {
    if (kind == PairKind.REFERENCE) {
      return "none";
    }
    return facts.hasPool() ? "one for each caller" : "one, shared by all callers";
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
          codec,
          Classpath.ifBuilt(client)
              .map(it -> it.versions().get(codec))
              .orElse(PairFacts.ONCE_BUILT));
    }
    for (String module : project.ownModulesOf(client)) {
      for (Dependency library : project.pomOf(module).compiledLibraries()) {
        versions.put(library.getArtifactId(), inherited.version(library));
      }
    }
    return versions;
  }
}
