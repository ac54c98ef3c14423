// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.catalogue;

import benchmark.cli.project.DeclaredFact;
import benchmark.cli.project.Framework;
import benchmark.cli.project.Limit;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PairKind;
import benchmark.cli.project.Pom;
import benchmark.cli.project.Project;
import benchmark.cli.project.SettingValues;
import benchmark.cli.run.Variant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.maven.model.Dependency;

/**
 * Everything that the poms tell about a pair. Stored as JSON by {@code list --json}.
 *
 * @param kind ordinary, reference (no call over a wire) or limit (no codec, no framework)
 * @param libraries the versions of the libraries that the pair and its protocol bring, by artifact
 * @param risk what remains dangerous or surprising; empty if nothing is named
 * @param languages any or java
 * @param schema none or first (it is written before the code)
 * @param refuses whether a class outside the allow-list is refused: yes, no, or a dash where
 *     messages name no classes
 * @param opens packages that its JVMs open to reflection, as module/package
 * @param ports how many the server has, one after the other
 * @param connections what the client opens, in words
 * @param leavesOut operations that it cannot carry
 * @param leavesOutBecause why; empty if there are none
 * @param keys what a variant of it may set, with the values where they are listed
 * @param modules its client and its server
 */
public record CatalogueEntry(
    String pair,
    String protocol,
    String serialization,
    String kind,
    Map<String, String> libraries,
    String description,
    String risk,
    String languages,
    String schema,
    String refuses,
    List<String> opens,
    int ports,
    String connections,
    List<String> leavesOut,
    String leavesOutBecause,
    List<String> keys,
    List<String> modules) {

  /** Reads what the poms tell. */
  public static CatalogueEntry of(Pair pair, Project project) {
    Limit limit = pair.limit();
    return new CatalogueEntry(
        pair.name(),
        pair.protocol(),
        pair.serialization(),
        pair.kind().name().toLowerCase(Locale.ROOT),
        libraries(pair, project),
        pair.description(),
        pair.remainingRisk(),
        pair.declared(DeclaredFact.LANGUAGES),
        pair.declared(DeclaredFact.SCHEMA),
        pair.declared(DeclaredFact.REFUSES),
        pair.opens(),
        pair.ports(),
        connections(pair),
        limit.operations(),
        limit.reason(),
        keys(pair, project),
        List.of(pair.client().name(), pair.server().name()));
  }

  /** The libraries as a list in a sentence: {@code dubbo 3.3.6, kryo 5.6.2}; or nothing. */
  public String librariesInWords() {
    return libraries.entrySet().stream()
        .map(library -> library.getKey() + " " + library.getValue())
        .collect(Collectors.joining(", "));
  }

  /** The libraries that the pair's own poms and those of its protocol name, with their versions. */
  private static Map<String, String> libraries(Pair pair, Project project) {
    var versions = new LinkedHashMap<String, String>();
    Pom inherited = project.pom().inheritedBy(pair.client().pom());
    for (String module : project.ownModulesOf(pair)) {
      for (Dependency library : project.pomOf(module).compiledLibraries()) {
        versions.put(library.getArtifactId(), inherited.version(library));
      }
    }
    return versions;
  }

  private static String connections(Pair pair) {
    if (pair.kind() == PairKind.REFERENCE) {
      return "none";
    }
    return pair.hasPool() ? "one for each caller" : "one, shared by all callers";
  }

  private static List<String> keys(Pair pair, Project project) {
    Map<String, String> values =
        project.settingsOf(pair).stream()
            .collect(Collectors.toMap(it -> it.setting().key(), SettingValues::text));
    String framework = project.frameworkOf(pair).map(Framework::key).orElse("");
    return Variant.keysOf(pair, project).stream()
        .map(
            key ->
                key.equals(framework)
                    ? key + "=VERSION"
                    : values.containsKey(key) ? key + "=" + values.get(key) : key)
        .toList();
  }
}
