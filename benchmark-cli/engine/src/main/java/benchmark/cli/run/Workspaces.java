// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.process.Workspace;
import benchmark.launch.CountersToken;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A run's folder as the servers and clients see it, each at its place. For one thread. */
public final class Workspaces implements AutoCloseable {

  private final Placement places;
  private final Path folder;
  private final CountersToken token = CountersToken.random();
  private final Map<Place, Workspace> open = new HashMap<>();
  private final Map<Place, Path> tokens = new HashMap<>();
  private final Set<String> collected = new HashSet<>();

  /** Of a run's folder of this host. */
  public Workspaces(Placement places, Path folder) {
    this.places = places;
    this.folder = folder;
  }

  /** That of a part. */
  public Workspace of(String part) {
    return open.computeIfAbsent(places.of(part), place -> place.workspace(folder));
  }

  /** The file with what a part must know to report or to read the servers' counters. */
  public Path token(String part) {
    return tokens.computeIfAbsent(places.of(part), it -> of(part).secret(token.text()));
  }

  /** Brings what a part has written that writes nothing more. */
  void collect(String part) {
    if (collected.add(part)) {
      collect(places.of(part));
    }
  }

  private void collect(Place place) {
    Workspace written = open.get(place);
    if (written != null && place.failureReason().isEmpty()) {
      written.collect();
    }
  }

  /** Brings what the others have written, and removes all; nobody writes any more. */
  @Override
  public void close() {
    open.forEach(
        (place, workspace) -> {
          attempt(() -> collect(place));
          attempt(workspace::close);
        });
  }

  /** The run has ended by now, whatever it has left, and other places have theirs. */
  private static void attempt(Runnable step) {
    try {
      step.run();
    } catch (UserError failed) {
      System.err.println(failed.getMessage());
    }
  }
}
