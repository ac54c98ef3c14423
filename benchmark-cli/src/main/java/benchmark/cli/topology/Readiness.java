// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import benchmark.launch.ReadyLine;
import java.time.Duration;

/** How a part shows that it is ready. */
public interface Readiness {

  /** At once, as soon as it has been started. */
  Readiness AT_ONCE = (part, printed) -> true;

  /** A line that servers of this project print: {@link ReadyLine}. */
  Readiness READY_LINE = (part, printed) -> ReadyLine.find(printed).isPresent();

  /** Its port accepts connections. */
  Readiness PORT =
      (part, printed) -> {
        Endpoint at = part.endpoint().orElseThrow();
        return part.place().accepts(at.host(), at.port());
      };

  /**
   * Whether a part that runs is ready.
   *
   * @param printed its standard output so far
   */
  boolean isReady(Part part, CharSequence printed);

  /** How long to wait. */
  default Duration patience() {
    return Duration.ofSeconds(60);
  }

  /** The same, but waits no longer than this. */
  default Readiness within(Duration patience) {
    Readiness sooner = this;
    return new Readiness() {
      @Override
      public boolean isReady(Part part, CharSequence printed) {
        return sooner.isReady(part, printed);
      }

      @Override
      public Duration patience() {
        return patience;
      }
    };
  }
}
