// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.error.UserError;
import benchmark.cli.topology.Part;
import benchmark.cli.topology.Topology;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Lines to a part of a run, and its answers. */
final class Conversation {

  /** How lines begin that nobody has asked for. */
  private static final String MOMENT = "MOMENT ";

  private final String part;
  private final Duration patience;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final List<String> moments = new ArrayList<>();
  private final StringBuilder piece = new StringBuilder();

  /**
   * A conversation to come.
   *
   * @param patience how long the part may take for an answer
   */
  Conversation(String part, Duration patience) {
    this.part = part;
    this.patience = patience;
  }

  /** What hears the part, and keeps all that it says. */
  Part.Output output() {
    return new Part.Output(Optional.of(part + ".out"), this::hear);
  }

  /** Takes a piece of its standard output. */
  synchronized void hear(String text) {
    piece.append(text);
    for (int end = piece.indexOf("\n"); end >= 0; end = piece.indexOf("\n")) {
      String line = piece.substring(0, end).strip();
      if (line.startsWith(MOMENT)) {
        moments.add(line.substring(MOMENT.length()));
      } else {
        lines.add(line);
      }
      piece.delete(0, end + 1);
    }
  }

  /** The words of each line that it has said by itself, how things are now and then. */
  synchronized List<String[]> moments() {
    return moments.stream().map(line -> line.split(" ")).toList();
  }

  void say(Topology topology, String line) {
    topology.part(part).child().send(line);
  }

  /**
   * Waits for an answer, and skips other lines before it.
   *
   * @param word its first one
   * @return the words after it
   * @throws UserError if a part of the run ends meanwhile, or this one does not answer in time
   */
  String[] await(Topology topology, String word) {
    long deadline = System.nanoTime() + patience.toNanos();
    try {
      while (true) {
        String line = lines.poll(200, TimeUnit.MILLISECONDS);
        if (line != null && line.startsWith(word + " ")) {
          return line.substring(word.length() + 1).split(" ");
        }
        if (word.equals(line)) {
          return new String[0];
        }
        if (line == null) {
          topology.requireAlive();
        }
        if (System.nanoTime() - deadline > 0) {
          throw UserError.failure(
              "The %s has not answered within %d s, though it still runs: %s was expected. Read"
                  + " %1$s.log; if that happens again, look at its threads (jcmd PID"
                  + " Thread.print).",
              part, patience.toSeconds(), word);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw UserError.failure("The wait for %s was interrupted.", part);
    }
  }

  String[] ask(Topology topology, String line, String word) {
    say(topology, line);
    return await(topology, word);
  }
}
