// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.launch.Setup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How a pair is set up, as its poms say: the nearest one that has a property counts. {@code
 * ${version:ARTIFACT}} in a property is the version of a library on the classpath of the side that
 * it is about. Immutable.
 */
public final class PairSetup {

  /** What new pairs have in place of a fact. */
  public static final String UNKNOWN = "unknown";

  private static final Pattern VERSION = Pattern.compile("\\$\\{version:([^}]+)}");

  private final List<Pom> poms;
  private final Pom inherited;
  private final Map<Role, PairModule> modules;

  /**
   * The set-up of a pair.
   *
   * @param poms those of the modules on the client's classpath, the nearest first
   * @param inherited the root pom as the client inherits it
   */
  PairSetup(List<Pom> poms, Pom inherited, PairModule client, PairModule server) {
    this.poms = List.copyOf(poms);
    this.inherited = inherited;
    this.modules = Map.of(Role.CLIENT, client, Role.SERVER, server);
  }

  /** What it runs on, if a variant may choose its version. */
  public Optional<Framework> framework() {
    return poms.stream().flatMap(pom -> Framework.of(pom).stream()).findFirst();
  }

  /** What a variant may set, beside what those of every pair may. */
  public List<VariantKey> keys() {
    return VariantKey.of(poms);
  }

  /** One of the keys, if a variant may set it. */
  public Optional<VariantKey> key(String name) {
    return VariantKey.of(name, poms);
  }

  /** What the poms say, by topic. */
  public List<SetupFact> facts() {
    return Stream.of(SetupTopic.values()).flatMap(topic -> fact(topic).stream()).toList();
  }

  private Optional<SetupFact> fact(SetupTopic topic) {
    return Pom.nearest(topic.property(), poms)
        .map(text -> SetupFact.parse(topic, filled(text, topic.role())));
  }

  /** What is different in each set-up that the pair has beside its standard one, in a sentence. */
  public Map<Setup, String> others() {
    var others = new TreeMap<Setup, String>();
    Stream.of(Setup.SHIPPED, Setup.TUNED)
        .filter(this::offers)
        .forEach(setup -> others.put(setup, sentence(setup)));
    return others;
  }

  private boolean offers(Setup setup) {
    return key(VariantKey.SETUP).filter(it -> it.words().contains(setup.key())).isPresent();
  }

  private String sentence(Setup setup) {
    return Pom.nearest("setup." + setup.key(), poms)
        .map(text -> filled(text, Role.CLIENT))
        .orElse("");
  }

  private String filled(String text, Role role) {
    return VERSION
        .matcher(inherited.filled(text))
        .replaceAll(
            library ->
                Matcher.quoteReplacement(
                    Classpath.ifBuilt(modules.get(role))
                        .map(it -> it.versions().getOrDefault(library.group(1), library.group()))
                        .orElse(PairFacts.ONCE_BUILT)));
  }
}
