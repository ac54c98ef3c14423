// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

import benchmark.cli.process.Place;
import benchmark.cli.results.Json;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Reads the logs of all parts of a run while they are written, those after a restart in folders
 * inside it, too, and keeps in {@value #FILE} the {@link LogError}s in them. A look reads no more
 * than what is new, whatever size a log has. Thread-safe.
 */
public final class LogWatch implements AutoCloseable {

  static final String FILE = "log-errors.json";

  private static final String LOG = ".log";
  private static final long LOOK_MILLIS = 1_000;
  private static final int LONGEST_LINE = 4_000;
  private static final int BUFFER = 1 << 16;

  private final Path folder;
  private final Map<Path, Log> logs = new LinkedHashMap<>();
  private final Map<String, Seen> seen = new LinkedHashMap<>();
  private final Thread thread = new Thread(this::watch, "logs");

  /** The errors that are in the file now. */
  private List<Seen> kept = List.of();

  private LogWatch(Path folder) {
    this.folder = folder;
  }

  /**
   * Errors of a kind in the logs of a part.
   *
   * @param first when the first one was seen, less than {@value #LOOK_MILLIS} ms after it was
   *     written; null if nobody looked then
   * @param count how many lines name one
   */
  record Seen(String part, LogError error, Instant first, long count) {}

  /** How far a log has been read. */
  private static final class Log {
    private final StringBuilder line = new StringBuilder();
    private long position;
  }

  /** Watches a folder until it is closed. */
  public static LogWatch of(Path folder) {
    var watch = new LogWatch(folder);
    watch.thread.setDaemon(true);
    watch.thread.start();
    return watch;
  }

  /** What logs of a folder told while it was watched, or tell now if nobody did. */
  static List<Seen> read(Path folder) {
    Path file = folder.resolve(FILE);
    if (Files.exists(file)) {
      return List.of(Json.readComplete(file, Seen[].class, it -> true, "the errors in logs"));
    }
    var watch = new LogWatch(folder);
    watch.readNew(null);
    return List.copyOf(watch.seen.values());
  }

  private void watch() {
    try {
      while (true) {
        look();
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reads what is new. */
  private synchronized void look() {
    readNew(Place.LOCAL.now());
    List<Seen> now = List.copyOf(seen.values());
    if (now.equals(kept)) {
      return;
    }
    try {
      Json.replace(folder.resolve(FILE), now);
      kept = now;
    } catch (RuntimeException notNow) {
      // the disk is full, or the folder has just been moved: the logs are still there
    }
  }

  private void readNew(Instant now) {
    for (Path log : logs()) {
      try {
        readNew(log, logs.computeIfAbsent(log, it -> new Log()), now);
      } catch (IOException unreadable) {
        // what cannot be read tells nothing
      }
    }
  }

  private List<Path> logs() {
    try (Stream<Path> files = Files.walk(folder, 2)) {
      return files
          .filter(it -> it.getFileName().toString().endsWith(LOG) && Files.isRegularFile(it))
          .sorted(Comparator.comparing(Path::toString))
          .toList();
    } catch (IOException | UncheckedIOException hasGone) {
      return List.of();
    }
  }

  private void readNew(Path file, Log log, Instant now) throws IOException {
    if (Files.size(file) == log.position) {
      return;
    }
    String name = file.getFileName().toString();
    String part = name.substring(0, name.length() - LOG.length());
    try (var in = new RandomAccessFile(file.toFile(), "r")) {
      if (in.length() < log.position) {
        log.position = 0; // it was written anew
      }
      in.seek(log.position);
      var buffer = new byte[BUFFER];
      for (int length = in.read(buffer); length > 0; length = in.read(buffer)) {
        log.position += length;
        take(new String(buffer, 0, length, StandardCharsets.ISO_8859_1), part, log.line, now);
      }
    }
  }

  private void take(String text, String part, StringBuilder line, Instant now) {
    int from = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      append(line, text, from, end);
      take(line.toString(), part, now);
      line.setLength(0);
      from = end + 1;
    }
    append(line, text, from, text.length());
  }

  private static void append(StringBuilder line, String text, int from, int to) {
    line.append(text, from, Math.min(to, from + Math.max(0, LONGEST_LINE - line.length())));
  }

  private void take(String line, String part, Instant now) {
    LogError.in(line)
        .ifPresent(
            error ->
                seen.merge(
                    part + " " + error,
                    new Seen(part, error, now, 1),
                    (before, more) -> new Seen(part, error, before.first(), before.count() + 1)));
  }

  /** Reads what is new for the last time. */
  @Override
  public void close() {
    thread.interrupt();
    look();
  }
}
