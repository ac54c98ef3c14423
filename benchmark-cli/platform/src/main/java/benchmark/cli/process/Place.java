// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.Activity;
import benchmark.cli.machine.ClockDifference;
import benchmark.cli.machine.ControlGroups;
import benchmark.cli.machine.CpuList;
import benchmark.cli.machine.Machine;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * Where processes run. Nothing else starts one (but {@link ChildProcess#inForeground}), opens a
 * port to try it, or reads what a system reports. A place needs no more than a way to run a command
 * there with its standard input and output. Files and programs are named as they are at the place.
 * Thread-safe.
 */
public interface Place {

  /** The host that this process runs on. */
  Place LOCAL = new ThisHost();

  /** As a user writes it, and as messages have it. */
  String name();

  /**
   * Starts a process whose output is kept in files of this host.
   *
   * @param children takes it in
   * @param output the file for standard output
   * @param errors the file for standard error; may be the same
   * @param listener receives every piece of standard output as it arrives, in a thread of its own
   */
  ChildProcess start(
      ChildProcesses children,
      List<String> command,
      Path output,
      Path errors,
      Consumer<String> listener);

  /** What a short command prints; empty if it cannot be started, fails or does not end in time. */
  Optional<String> output(List<String> command);

  /** The text of a file; empty if it cannot be read. */
  Optional<String> read(String file);

  /** Whether there is such a program that this user may run. */
  boolean isExecutable(String file);

  /**
   * Makes files of this host readable there: they are sent once, identified by their content.
   *
   * @return the files as the place names them, in the same order
   */
  default List<Path> share(List<Path> files) {
    return files;
  }

  /** A run's folder of this host, for processes there. */
  default Workspace workspace(Path folder) {
    return Workspace.here(folder);
  }

  /** The folder for temporary files, if it is not the system's. */
  default Optional<Path> temporaryFolder() {
    return Optional.empty();
  }

  /** A home folder for JVMs of a user id without a name, which would write to one called '?'. */
  default Optional<Path> homeFolder() {
    return output(List.of("id", "-un")).isPresent()
        ? Optional.empty()
        : temporaryFolder().or(() -> Optional.of(Path.of(System.getProperty("user.home"))));
  }

  /** The addresses of the place that other places may know, the most likely one first. */
  default List<String> addresses() {
    return NetworkTables.addresses(read("/proc/net/fib_trie").orElse(""));
  }

  /** Why nothing more can be done there; empty while it can. */
  default Optional<String> failureReason() {
    return Optional.empty();
  }

  /**
   * Makes sure that something can still be done there.
   *
   * @throws UserError with the {@link #failureReason}
   */
  default void requireReachable() {
    failureReason()
        .ifPresent(
            why -> {
              throw UserError.failure("%s", why);
            });
  }

  /**
   * Finds some ports that nobody has, one after the other, and returns the first. Another server
   * may take one before the caller does; a connection cannot.
   *
   * @throws UserError if the host does not resolve, is not this place's, or has no such ports
   */
  int freePorts(String host, int count);

  /**
   * Makes sure that a server can listen on some ports, one after the other.
   *
   * @throws UserError naming the process that has one, if that is known
   */
  void requireFree(String host, int first, int count);

  /** Whether somebody accepts connections at a port. */
  boolean accepts(String host, int port);

  /**
   * Connects to a port, says something, and hears until the other side closes or is silent for a
   * second.
   *
   * @param words empty to listen only
   * @return what was heard, which may be nothing; empty if nobody accepts the connection
   */
  Optional<String> ask(String host, int port, String words);

  /** The machine as it is now. */
  Machine machine();

  /** What runs there now, and has run. */
  Activity activity();

  /**
   * The CPU time of a process so far, of all its threads; resolution: a clock tick of 10 ms. Empty
   * if it has ended.
   */
  Optional<Duration> cpuTime(long pid);

  /** How much memory of a process is resident, in bytes; empty if it has ended. */
  default OptionalLong residentBytes(long pid) {
    return LinuxLimits.status(read("/proc/%d/status".formatted(pid)).orElse(""), "VmRSS").stream()
        .map(kibibytes -> kibibytes << 10)
        .findFirst();
  }

  /** How many threads a process has; empty if it has ended. */
  default OptionalLong threads(long pid) {
    return LinuxLimits.status(read("/proc/%d/status".formatted(pid)).orElse(""), "Threads");
  }

  /** How many CPUs a process may use that is not pinned. */
  int cpus();

  /** How far its clock is ahead of this host's. */
  ClockDifference clock();

  /** The time. */
  default Instant now() {
    return Instant.now().plusNanos((long) (clock().seconds() * 1e9));
  }

  /**
   * The name of the machine that it is on; empty if it is not known. A container may have another
   * name of its own.
   */
  default Optional<String> node() {
    return read("/proc/sys/kernel/hostname").map(String::strip);
  }

  /**
   * The home of the JDK that is used where none is named.
   *
   * @throws UserError if there is none
   */
  Path javaHome();

  /** How much can be written where files of this project are kept. */
  long freeDiskBytes();

  /** The jar or the folder of this host that a class is from. */
  static Path classes(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  /** Where a program is that the place's PATH finds; empty if it has none of that name. */
  Optional<String> find(String program);

  /**
   * The CPUs that a process may use; a container or taskset may leave it few, and not the first
   * ones. Empty if the system does not say.
   */
  default Optional<CpuList> allowedCpus() {
    return read("/proc/self/status").flatMap(CpuList::allowed);
  }

  /** How many threads a process can start; empty if the system does not say. */
  default OptionalLong mostThreads() {
    return LinuxLimits.threads(
        read("/proc/self/limits").orElse(""),
        read("/proc/sys/kernel/threads-max").orElse(""),
        new ControlGroups(this::read));
  }

  /** Bytes that new processes can have without swapping; empty if the system does not say. */
  default OptionalLong availableMemory() {
    return LinuxLimits.memory(read("/proc/meminfo").orElse(""), new ControlGroups(this::read));
  }
}
