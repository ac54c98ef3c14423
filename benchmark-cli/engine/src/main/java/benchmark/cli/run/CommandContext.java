// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.Interruption;
import benchmark.cli.project.Build;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import benchmark.cli.results.Origin;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What every command works with.
 *
 * @param userCommand the words that the user gave to benchmark.sh
 */
public record CommandContext(
    Project project, ChildProcesses children, Interruption interruption, List<String> userCommand) {

  /** The word for every pair. */
  public static final String ALL = "all";

  /** Ends the words of this project's own options. */
  private static final String END = "--";

  /** The words before {@code --}: this project's own. */
  public List<String> ownArguments() {
    int end = userCommand.indexOf(END);
    return end < 0 ? userCommand : userCommand.subList(0, end);
  }

  /** The words after {@code --}: JMH's. */
  public List<String> jmhArguments() {
    int end = userCommand.indexOf(END);
    return end < 0 ? List.of() : userCommand.subList(end + 1, userCommand.size());
  }

  /**
   * The variants that the user has named, in their order and as often; {@code all}, maybe with
   * overrides, is every pair that can carry what is measured, and that this host can run.
   *
   * @throws UserError if one cannot be read
   */
  public List<Variant> variants(List<String> names) {
    return names.stream()
        .map(VariantText::parse)
        .flatMap(
            text ->
                text.name().equals(ALL)
                    ? able().map(pair -> new VariantText(pair.name(), text.overrides()))
                    : Stream.of(text))
        .map(VariantText::toString)
        .map(name -> Variant.parse(name, project))
        .toList();
  }

  /**
   * The others are named on standard error. What a pair brings is known once it is built.
   *
   * @throws UserError if there is none: exit status 2
   */
  private Stream<Pair> able() {
    List<Pair> able =
        without(project.pairs(), pair -> pair.unsupported().ofService().or(pair::missing));
    if (OwnService.current().isPresent()) {
      build()
          .update(able.stream().flatMap(it -> Stream.of(Role.values()).map(it::module)).toList());
      able = without(able, OwnService.current().get()::conflict);
    }
    if (able.isEmpty()) {
      throw UserError.badInput(
          "No pair carries the service, for the reasons above. Give other jars or another interface:"
              + " docs/your-service.md.");
    }
    return able.stream();
  }

  private static List<Pair> without(List<Pair> pairs, Function<Pair, Optional<String>> reason) {
    return pairs.stream()
        .filter(
            pair -> {
              Optional<String> found = reason.apply(pair);
              found.ifPresent(System.err::println);
              return found.isEmpty();
            })
        .toList();
  }

  /**
   * The variants that the user has named, each once; every pair if none is named.
   *
   * @throws UserError if one cannot be read
   */
  public List<Variant> variantsOrAll(List<String> names) {
    return variants(names.isEmpty() ? List.of(ALL) : names).stream().distinct().toList();
  }

  /** Where results come from that are measured from now on. */
  public Origin origin(RunSettings run) {
    return run.origin().of(GitState.of(project.root()), Instant.now(), null);
  }

  /** What brings the project's modules up to date. */
  public Build build() {
    return new Build(project, children);
  }

  /** Brings everything that variants run on up to date. */
  public void update(Collection<Variant> variants) {
    update(variants, List.of(Role.values()));
  }

  /**
   * Builds some sides of the variants, if they are stale.
   *
   * @throws UserError if the user's own service cannot be on the classpath of one: exit status 2
   */
  public void update(Collection<Variant> variants, Collection<Role> sides) {
    build().update(variants.stream().flatMap(it -> it.modules(sides).stream()).distinct().toList());
    OwnService.current()
        .ifPresent(own -> variants.forEach(it -> own.requireFits(it.pair(), sides)));
  }

  /**
   * For a command that takes no options of JMH.
   *
   * @throws UserError if there are words after {@code --}
   */
  public void requireNoJmhArguments(String command) {
    if (!jmhArguments().isEmpty()) {
      throw UserError.badInput(
          "%s takes no JMH options; remove '%s' after --.", command, jmhArguments().get(0));
    }
  }

  /** Says on standard error which of some operations a variant cannot carry, if any, and why. */
  public void warnAboutUnsupportedOperations(Variant variant, Collection<String> operations) {
    variant.pair().unsupported().among(operations).ifPresent(System.err::println);
  }
}
