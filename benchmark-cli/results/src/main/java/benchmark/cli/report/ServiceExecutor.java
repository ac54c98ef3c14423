// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.text.Words;
import benchmark.launch.ObservedFacts;
import benchmark.launch.ObservedFacts.Pool;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which threads run a server's service, as the fact {@code setup.server.executor} of a pom begins.
 *
 * @param threads the most that there may be
 */
record ServiceExecutor(Kind kind, int threads) {

  private static final Pattern POOL = Pattern.compile("(?:a )?pool of (?:at most )?([\\d,]+)\\b.*");

  /** What a fact may begin with. */
  enum Kind {
    /** {@code pool of 200 threads}. */
    POOL,
    /** {@code cached pool}: as many as there are calls at a time. */
    UNBOUNDED,
    /** {@code direct}: the event loops. */
    DIRECT,
    /** {@code virtual threads}. */
    VIRTUAL
  }

  /** Reads a fact; empty if it begins with something else, of which nothing is checked. */
  static Optional<ServiceExecutor> parse(String fact) {
    Matcher pool = POOL.matcher(fact);
    if (pool.matches()) {
      return Optional.of(
          new ServiceExecutor(Kind.POOL, Integer.parseInt(pool.group(1).replace(",", ""))));
    }
    return unbounded(Kind.UNBOUNDED, "cached pool", fact)
        .or(() -> unbounded(Kind.DIRECT, "direct", fact))
        .or(() -> unbounded(Kind.VIRTUAL, "virtual threads", fact));
  }

  private static Optional<ServiceExecutor> unbounded(Kind kind, String beginning, String fact) {
    return fact.startsWith(beginning)
        ? Optional.of(new ServiceExecutor(kind, Integer.MAX_VALUE))
        : Optional.empty();
  }

  /** What ran the service and is not of this kind, or more threads than there may be. */
  Optional<String> contradiction(ObservedFacts facts) {
    for (Pool pool : facts.service()) {
      Kind found = kindOf(pool, facts);
      boolean fits = found == kind || found == Kind.POOL && kind == Kind.UNBOUNDED;
      if (!fits) {
        return Optional.of(words(pool, found));
      }
    }
    int all = facts.service().stream().mapToInt(Pool::threads).sum();
    return kind == Kind.POOL && all > threads
        ? Optional.of(
            "%d threads (%s)"
                .formatted(all, Words.list(facts.service().stream().map(Pool::name).toList())))
        : Optional.empty();
  }

  private static Kind kindOf(Pool pool, ObservedFacts facts) {
    return pool.virtual() ? Kind.VIRTUAL : pool.isOf(facts.loops()) ? Kind.DIRECT : Kind.POOL;
  }

  private static String words(Pool pool, Kind kind) {
    return switch (kind) {
      case VIRTUAL -> "virtual threads";
      case DIRECT -> "its event loops (%s)".formatted(pool.name());
      default -> "a pool of threads (%s)".formatted(pool.name());
    };
  }
}
