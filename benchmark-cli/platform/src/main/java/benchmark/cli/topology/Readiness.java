// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import benchmark.launch.ReadyLine;
import java.time.Duration;
import java.util.function.BiPredicate;

/**
 * How a part shows that it is ready.
 *
 * @param sign whether a part that runs is ready, by its standard output so far
 * @param patience how long to wait for that
 */
public record Readiness(BiPredicate<Part, String> sign, Duration patience) {

  /** At once, as soon as it has been started. */
  public static final Readiness AT_ONCE = shownBy((part, printed) -> true);

  /** A line that servers of this project print: {@link ReadyLine}. */
  public static final Readiness READY_LINE =
      shownBy((part, printed) -> ReadyLine.find(printed).isPresent());

  /** Its port accepts connections. */
  public static final Readiness PORT =
      shownBy(
          (part, printed) -> {
            Endpoint at = part.endpoint().orElseThrow();
            return part.place().accepts(at.host(), at.port());
          });

  private static Readiness shownBy(BiPredicate<Part, String> sign) {
    return new Readiness(sign, Duration.ofSeconds(60));
  }

  /** This sign, but waits no longer than this. */
  public Readiness within(Duration longest) {
    return new Readiness(sign, longest);
  }
}
