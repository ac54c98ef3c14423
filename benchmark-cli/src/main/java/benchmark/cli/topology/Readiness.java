// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import benchmark.launch.ReadyLine;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;

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

  /** A request to its port is answered with HTTP's status 200. */
  static Readiness http(String path) {
    return (part, printed) ->
        answers(
            part,
            "GET %s HTTP/1.0\r\nHost: %s\r\n\r\n"
                .formatted(path, part.endpoint().orElseThrow().host()),
            answer -> answer.matches("(?s)HTTP/\\d\\.\\d 200\\b.*"));
  }

  /** A word to its port is answered with another one, as ZooKeeper answers ruok with imok. */
  static Readiness word(String word, String answer) {
    return (part, printed) -> answers(part, word, heard -> heard.strip().equals(answer));
  }

  private static boolean answers(Part part, String words, Predicate<String> expected) {
    Endpoint at = part.endpoint().orElseThrow();
    Optional<String> answer = part.place().ask(at.host(), at.port(), words);
    return answer.filter(expected).isPresent();
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
