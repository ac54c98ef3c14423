// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * The line that a server prints on its standard output when it can answer.
 *
 * @param address where it listens, host:port
 * @param countersPort the port on its host that reports its counters; empty if none does
 */
public record ReadyLine(String address, OptionalInt countersPort) {

  private static final Pattern FORM = Pattern.compile("(?m)^READY (\\S+)(?: counters (\\d+))?$");
  private static final Pattern LIBRARY = Pattern.compile("(?m)^LIBRARY (\\S+) (\\S+)$");

  /**
   * The versions of what a server is built of, by name, that a server which is no JVM has printed
   * before this line: {@code LIBRARY go 1.26.8}.
   */
  public static Map<String, String> libraries(CharSequence printed) {
    var libraries = new LinkedHashMap<String, String>();
    LIBRARY.matcher(printed).results().forEach(line -> libraries.put(line.group(1), line.group(2)));
    return libraries;
  }

  /** The line, without its end. */
  public String toLine() {
    return "READY "
        + address
        + (countersPort.isPresent() ? " counters " + countersPort.getAsInt() : "");
  }

  /** Finds the line in what a server has printed so far; empty if it is not there completely. */
  public static Optional<ReadyLine> find(CharSequence printed) {
    var matcher = FORM.matcher(printed);
    if (!matcher.find() || matcher.end() == printed.length()) { // its end has not arrived
      return Optional.empty();
    }
    return Optional.of(
        new ReadyLine(
            matcher.group(1),
            matcher.group(2) == null
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(matcher.group(2)))));
  }
}
