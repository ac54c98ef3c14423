// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcess;
import benchmark.cli.process.ChildProcesses;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Parts that run together: started in their order, each when the one before it is ready, and
 * stopped in reverse. If one ends that should last, those that end by themselves are stopped, for
 * their work is pointless by then. A part may be replaced meanwhile. For one thread.
 */
public final class Topology implements AutoCloseable {

  private final List<Part> parts;
  private final Map<String, List<String>> commandLines = new LinkedHashMap<>();
  private final Map<String, RunningPart> running =
      Collections.synchronizedMap(new LinkedHashMap<>());
  private final Queue<RunningPart> ended = new ConcurrentLinkedQueue<>();
  private final Set<RunningPart> replaced = ConcurrentHashMap.newKeySet();

  /** Parts to come; nothing runs yet. */
  public Topology(List<Part> parts) {
    this.parts = List.copyOf(parts);
    if (parts.stream().map(Part::name).distinct().count() < parts.size()) {
      throw new IllegalArgumentException("Two parts have the same name: " + parts);
    }
  }

  /**
   * Starts all parts. When one fails, those before it run on until {@link #close}.
   *
   * @param folder takes their logs and output
   * @throws UserError if one does not become ready, or another one ends meanwhile
   */
  public void start(ChildProcesses children, Path folder) {
    for (Part part : parts) {
      requireAlive();
      start(children, part, folder, this::requireAlive);
    }
    running().forEach(part -> part.child().rememberDescendants()); // as the workers of nginx
  }

  private void start(ChildProcesses children, Part part, Path folder, Runnable company) {
    List<String> command = part.program().command(endpoints());
    commandLines.putIfAbsent(part.name(), command); // of one that is restarted the first
    var started = RunningPart.start(children, part, folder, command, company);
    running.put(part.name(), started);
    watch(started);
  }

  /** If one ends that should last, those that do not last are stopped. */
  private void watch(RunningPart started) {
    ChildProcess process = started.child();
    if (!started.part().lasts()) {
      if (!ended.isEmpty()) {
        process.stop();
      }
      return;
    }
    process.onExit(
        () -> {
          if (!replaced.contains(started)) {
            ended.add(started);
            List.copyOf(running.values()).stream()
                .filter(other -> !other.part().lasts())
                .forEach(other -> other.child().stop());
          }
        });
  }

  /**
   * Ends a part that should last, and starts it again where it was, while the others run on. May be
   * called from another thread. Meanwhile {@link #part}, {@link #running} and {@link #requireAlive}
   * may be called, and no other method.
   *
   * @param folder takes the log and output of the new process
   * @param kill whether its process is killed, and not asked to end
   * @return whether its process had to be killed, since it did not end in time
   * @throws UserError if the new process does not become ready
   */
  public boolean restart(ChildProcesses children, String name, Path folder, boolean kill) {
    RunningPart old = running.get(name);
    restart(children, List.of(name), folder, kill, () -> {});
    return !kill && old.child().awaitExit() == ChildProcess.KILLED;
  }

  /**
   * Restarts several parts at once.
   *
   * @param meanwhile what happens while none of them runs
   */
  public void restart(
      ChildProcesses children, List<String> names, Path folder, boolean kill, Runnable meanwhile) {
    List<RunningPart> old = names.stream().map(running::get).toList();
    replaced.addAll(old);
    for (RunningPart part : old) {
      if (kill) {
        part.child().kill();
      } else {
        part.close();
      }
    }
    meanwhile.run();
    old.forEach(part -> start(children, part.part(), folder, () -> {}));
  }

  private Map<String, Endpoint> endpoints() {
    var endpoints = new LinkedHashMap<String, Endpoint>();
    running.forEach(
        (name, part) -> part.endpoint().ifPresent(endpoint -> endpoints.put(name, endpoint)));
    return endpoints;
  }

  /** The command lines of all parts that were to be started so far, in the order of starting. */
  public Map<String, List<String>> commandLines() {
    return Collections.unmodifiableMap(commandLines);
  }

  /** The parts that have been started and become ready, in the order of starting. */
  public List<RunningPart> running() {
    return List.copyOf(running.values());
  }

  /** A part that has become ready. */
  public RunningPart part(String name) {
    return running.get(name);
  }

  /**
   * Throws if a part has ended that should last: of several the one that was first. One that is
   * being restarted has not ended.
   *
   * @throws UserError with its exit status and the last lines of its log
   */
  public void requireAlive() {
    ended.stream().findFirst().ifPresent(RunningPart::requireAlive);
    running().stream()
        .filter(part -> part.part().lasts() && !replaced.contains(part))
        .forEach(RunningPart::requireAlive);
  }

  /** Stops all parts, the youngest first. */
  @Override
  public void close() {
    List<RunningPart> youngestFirst = new ArrayList<>(running.values());
    Collections.reverse(youngestFirst);
    youngestFirst.forEach(RunningPart::close);
  }
}
