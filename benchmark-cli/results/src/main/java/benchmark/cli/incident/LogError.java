// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What a log reports that no process recovers from by itself. */
public enum LogError {
  METASPACE(
      "OutOfMemoryError (metaspace)",
      line -> memory(line) && (has(line, "Metaspace") || has(line, "ompressed class space"))),
  DIRECT(
      "OutOfMemoryError (direct buffers)",
      line ->
          has(line, "OutOfDirectMemoryError")
              || memory(line) && (has(line, "irect buffer memory") || has(line, "irect memory"))),
  THREADS(
      "no more threads (\"unable to create native thread\")",
      line ->
          has(line, "unable to create native thread")
              || has(line, "unable to create new native thread")
              || has(line, "pthread_create failed")),
  MEMORY("OutOfMemoryError", LogError::memory),
  STACK("StackOverflowError", line -> has(line, "StackOverflowError")),
  DESCRIPTORS("\"Too many open files\"", line -> has(line, "oo many open files"));

  private final String title;
  private final Predicate<String> matches;

  LogError(String title, Predicate<String> matches) {
    this.title = title;
    this.matches = matches;
  }

  /** An option, such as -XX:+ExitOnOutOfMemoryError, is none. */
  private static boolean memory(String line) {
    int place = line.indexOf("OutOfMemoryError");
    return place >= 0 && !line.startsWith("On", Math.max(0, place - 2));
  }

  private static boolean has(String line, String words) {
    return line.contains(words);
  }

  /** How sentences name it. */
  String title() {
    return title;
  }

  /** What a line of a log tells; empty of most lines. */
  static Optional<LogError> in(String line) {
    for (LogError error : ALL) {
      if (error.matches.test(line)) {
        return Optional.of(error);
      }
    }
    return Optional.empty();
  }

  private static final List<LogError> ALL = List.of(values());

  /** What the process has run out of, if that is said. */
  Optional<Resource> resource() {
    return switch (this) {
      case METASPACE -> Optional.of(Resource.METASPACE);
      case DIRECT -> Optional.of(Resource.DIRECT);
      case THREADS -> Optional.of(Resource.THREADS);
      case DESCRIPTORS -> Optional.of(Resource.DESCRIPTORS);
      case MEMORY -> Optional.of(Resource.HEAP);
      case STACK -> Optional.empty();
    };
  }
}
