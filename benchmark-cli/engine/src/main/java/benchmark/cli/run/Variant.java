// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.gateway.Gateway;
import benchmark.cli.project.Forwarding;
import benchmark.cli.project.Framework;
import benchmark.cli.project.FrameworkVersion;
import benchmark.cli.project.JvmModule;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import benchmark.cli.project.VariantKey;
import benchmark.cli.text.ShellWords;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A pair with overrides, written {@code pair[@key=value,…]}: what one run measures.
 *
 * @param label what the user wrote
 * @param threads how many callers
 * @param gateway what is between client and server; empty if nothing is
 * @param overrides one by one, as the user wrote them
 */
public record Variant(
    String label,
    Pair pair,
    OptionalInt threads,
    SideSettings client,
    SideSettings server,
    Optional<Gateway> gateway,
    List<String> overrides) {

  /**
   * Reads a variant.
   *
   * @throws UserError if the pair or a key is unknown or a value cannot be used
   */
  public static Variant parse(String text, Project project) {
    var read = VariantText.parse(text);
    return new VariantParser(project, project.pair(read.name()), read).variant();
  }

  /**
   * The variant that a server or client with overrides belongs to.
   *
   * @throws UserError if a key is unknown, a value cannot be used, or an override is of the other
   *     side alone
   */
  public static Variant of(PairModule module, VariantText text, Project project) {
    Pair pair = project.pair(module.pair());
    var ofPair = new VariantText(module.pair(), text.overrides());
    var variant = new VariantParser(project, pair, ofPair).variant();
    Role other = module.role() == Role.CLIENT ? Role.SERVER : Role.CLIENT;
    variant.requireNoOverridesFor(
        other, "%s runs without its %s".formatted(module.name(), other.suffix()));
    return variant;
  }

  /**
   * The keys that a variant of a pair may have for both sides: those of the pair's framework and
   * protocol, then those of every pair.
   */
  public static List<String> keysOf(Pair pair) {
    return Stream.of(
            pair.setup().framework().map(Framework::key).stream(),
            pair.setup().keys().stream().map(VariantKey::name),
            pair.facts().forwarding().stream().flatMap(any -> Gateway.KEYS.stream()),
            pair.server().program().map(any -> SideParser.VARIABLE).stream(),
            VariantParser.KEYS.stream())
        .flatMap(keys -> keys)
        .toList();
  }

  /** All keys of a pair, and those of one side. */
  public static List<String> allKeysOf(Pair pair) {
    List<String> keys = keysOf(pair);
    return Stream.concat(
            keys.stream(),
            Stream.of(Role.values())
                .flatMap(
                    role ->
                        keys.stream()
                            .filter(key -> VariantParser.onlySide(pair, key).isEmpty())
                            .filter(key -> !Gateway.KEYS.contains(key))
                            .map(key -> VariantParser.prefix(role) + key)))
        .toList();
  }

  /**
   * The modules that its processes run on: of some sides, with a gateway if the server is among
   * them.
   */
  public List<JvmModule> modules(Collection<Role> sides) {
    return Stream.<Stream<? extends JvmModule>>of(
            sides.stream().map(pair::module),
            sides.stream().flatMap(it -> side(it).program().stream()),
            gateway.filter(it -> sides.contains(Role.SERVER)).flatMap(Gateway::module).stream())
        .<JvmModule>flatMap(modules -> modules)
        .toList();
  }

  /** What one side runs with. */
  public SideSettings side(Role role) {
    return role == Role.CLIENT ? client : server;
  }

  /**
   * The pair's framework, for what chooses its version.
   *
   * @throws UserError if it has none whose version can be chosen: exit status 2
   */
  public Framework requireFramework() {
    return pair.setup()
        .framework()
        .orElseThrow(
            () ->
                UserError.badInput(
                    "--versions: %s has no framework whose version can be chosen. Name another"
                        + " pair.",
                    pair.name()));
  }

  /**
   * This variant with more overrides.
   *
   * @param override as a user would write it, several with commas between them
   * @throws UserError as {@link #parse}
   */
  public Variant with(String override, Project project) {
    return parse(label + (overrides.isEmpty() ? "@" : ",") + override, project);
  }

  /** This variant with one flag more for the JVM of each side. */
  public Variant withFlags(Function<Role, String> flags) {
    return new Variant(
        label,
        pair,
        threads,
        client.withFlag(flags.apply(Role.CLIENT)),
        server.withFlag(flags.apply(Role.SERVER)),
        gateway,
        overrides);
  }

  /** This variant in the run that makes the caches of its sides in a folder. */
  Variant learning(Path folder) {
    return new Variant(
        label,
        pair,
        threads,
        client.learning(AotCache.of(Role.CLIENT, folder)),
        server.learning(AotCache.of(Role.SERVER, folder)),
        gateway,
        overrides);
  }

  /**
   * This variant through a relay, which is its own link if it has one.
   *
   * @param because what the relay is for, as the beginning of a sentence
   * @throws UserError if no relay can stand before its server, or another gateway does: exit status
   *     2
   */
  public Variant throughRelay(String because, Project project) {
    if (pair.facts().forwarding().isEmpty()) {
      throw UserError.badInput(
          "%s, and none can stand before the server of %s. Name another pair.",
          because, pair.name());
    }
    pair.facts()
        .forwarding()
        .flatMap(Forwarding::datagrams)
        .filter(overrides::contains)
        .ifPresent(
            it -> {
              throw UserError.badInput(
                  "%s, and with %s there are none. Leave it out.", because, it);
            });
    if (gateway.isEmpty()) {
      return behind(Gateway.of(Map.of(Gateway.KEY, Gateway.RELAY), pair, project));
    }
    if (!Gateway.RELAY.equals(gateway.get().settings().get(Gateway.KEY))) {
      requireNoGateway(because + ", which takes the place of a gateway");
    }
    return this;
  }

  /** This variant through a gateway. */
  public Variant behind(Gateway between) {
    return new Variant(label, pair, threads, client, server, Optional.of(between), overrides);
  }

  /**
   * For what runs only one side.
   *
   * @param absent the side that does not run
   * @param because why, as the beginning of a sentence
   * @throws UserError if an override is of the absent side alone, or there is a gateway
   */
  public void requireNoOverridesFor(Role absent, String because) {
    requireNoGateway(because);
    requireNone(VariantParser.prefix(absent), because);
  }

  /**
   * For what measures the user's own service, if there is one.
   *
   * @throws UserError if the pair cannot carry it: exit status 2
   */
  public void requireCarriesService() {
    pair.unsupported()
        .ofService()
        .ifPresent(
            reason -> {
              throw UserError.badInput("%s Name another pair.", reason);
            });
  }

  /**
   * For what makes neither certificates nor caches.
   *
   * @param because why, as the beginning of a sentence
   * @throws UserError if a side is to encrypt, or to start from a cache: exit status 2
   */
  public void requireNothingMade(String because) {
    requirePlainText(because);
    if (client.hasCache() || server.hasCache()) {
      throw without(AotCache.KEY, because);
    }
  }

  /**
   * For what makes no certificates.
   *
   * @param because why, as the beginning of a sentence
   * @throws UserError if a side is to encrypt: exit status 2
   */
  public void requirePlainText(String because) {
    if (encrypts()) {
      throw without(Certificates.KEY, because);
    }
  }

  private UserError without(String key, String because) {
    return UserError.badInput("%s, so leave %s= out of '%s'.", because, key, label);
  }

  /** Whether a side starts from what a run before has learnt. */
  boolean isTrained() {
    return client.isTrained() || server.isTrained();
  }

  /**
   * For what takes long.
   *
   * @throws UserError if the certificates of the run expire before its end: exit status 2
   */
  public void requireCertificatesFor(Duration length) {
    if (encrypts() && length.compareTo(Duration.ofDays(Certificates.DAYS)) >= 0) {
      throw UserError.badInput(
          "'%s': the certificates of a run are valid for %d days, and this one takes %d. Give a"
              + " shorter time, or leave %s= out.",
          label, Certificates.DAYS, length.toDays(), Certificates.KEY);
    }
  }

  /** Whether calls are encrypted on either side. */
  boolean encrypts() {
    return Stream.of(client, server)
        .anyMatch(side -> !side.settings().getOrDefault(Certificates.KEY, "off").equals("off"));
  }

  /**
   * For what calls the server itself.
   *
   * @param because why, as the beginning of a sentence
   * @throws UserError if there is a gateway
   */
  public void requireNoGateway(String because) {
    Gateway.KEYS.forEach(key -> requireNone(key + "=", because));
  }

  private void requireNone(String beginning, String because) {
    for (String override : overrides) {
      if (override.startsWith(beginning)) {
        throw UserError.badInput("%s, so %s has no effect. Leave it out.", because, override);
      }
    }
  }

  /**
   * For what gives the client its server's address.
   *
   * @throws UserError if an override is about registries
   */
  void requireNoDiscovery() {
    for (String key : List.of(VariantKey.DISCOVERY, VariantKey.NOTIFICATION)) {
      if (client.settings().containsKey(key)) {
        throw UserError.badInput(
            "%s: %s= needs a registry, which this command does not start. Leave it out, or run %s",
            label, key, ShellWords.benchmark("discovery", label));
      }
    }
  }

  /**
   * For what needs a JVM as the server.
   *
   * @param because why, as the beginning of a sentence
   * @throws UserError if the server is a command: exit status 2
   */
  public void requireJvms(String because) {
    if (pair.server().program().isPresent()) {
      throw UserError.badInput(
          "%s, and the server of %s is a program and no JVM. Name another pair.",
          because, pair.name());
    }
  }

  /**
   * For what needs a JVM that calls.
   *
   * @param because why, as the beginning of a sentence
   * @throws UserError if the client's calls are made by a command: exit status 2
   */
  public void requireCallingJvm(String because) {
    if (client.program().isPresent()) {
      throw UserError.badInput(
          "%s, and the calls of %s are made by a program. Leave that key out, or measure with --quick"
              + " or compare.",
          because, label);
    }
  }

  /**
   * For what calls some operations only.
   *
   * @throws UserError if the pair cannot carry one of them: exit status 2
   */
  public void requireSupports(Collection<String> operations) {
    pair.unsupported()
        .among(operations)
        .ifPresent(
            left -> {
              throw UserError.badInput("%s Name another operation with --ops.", left);
            });
  }

  /**
   * The pair's framework in the version that runs, such as Dubbo 3.3.6, or in the versions of both
   * sides where these differ; empty if it has none.
   *
   * @param project knows the version that runs unless a variant says otherwise
   */
  public Optional<String> frameworkInWords(Project project) {
    boolean isCalled = client.program().isPresent();
    boolean isServed = pair.server().program().isPresent();
    return pair.setup()
        .framework()
        .filter(it -> !isCalled || !isServed)
        .map(
            it -> {
              var own = new FrameworkVersion(it, project.pom().property(it.property()));
              FrameworkVersion called = client.framework().orElse(own);
              FrameworkVersion ofServer = isServed ? called : server.framework().orElse(own);
              FrameworkVersion ofClient = isCalled ? ofServer : called;
              return ofClient.equals(ofServer)
                  ? ofClient.toString()
                  : "%s (client) and %s (server)".formatted(ofClient, ofServer.version());
            });
  }

  private static final int LONGEST_NAME = 100;

  /** The label as a part of a file's name; one that is cut ends in a hash of all of it. */
  public String fileName() {
    String name = label.replaceAll("[^A-Za-z0-9._=@+-]+", "_");
    if (name.length() <= LONGEST_NAME) {
      return name;
    }
    String hash = "-%08x".formatted(label.hashCode());
    return name.substring(0, LONGEST_NAME - hash.length()) + hash;
  }
}
