// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.CpuTicks;
import benchmark.cli.error.UserError;
import benchmark.cli.machine.Activity;
import benchmark.cli.machine.ClockDifference;
import benchmark.cli.machine.ControlGroups;
import benchmark.cli.machine.JvmEnvironment;
import benchmark.cli.machine.Machine;
import benchmark.cli.machine.ProcessTimes;
import benchmark.cli.machine.Throttling;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The host that this process runs on. */
final class ThisHost implements Place {

  /** How long a short command may take, as one that asks a cluster. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static final int ANSWER_MILLIS = 1_000;
  private static final int LONGEST_ANSWER = 1 << 16;
  private static final int MOMENT_MILLIS = 200;

  /** How often a port, or a neighbour of it, may be taken. */
  private static final int TRIES = 20;

  @Override
  public String name() {
    return "local";
  }

  @Override
  public ChildProcess start(
      ChildProcesses children,
      List<String> command,
      Path output,
      Path errors,
      Consumer<String> listener) {
    var builder = new ProcessBuilder(command);
    if (errors.equals(output)) {
      builder.redirectErrorStream(true);
    } else {
      builder.redirectError(errors.toFile());
    }
    return ChildProcess.piped(start(builder), children, output, listener);
  }

  static Process start(ProcessBuilder builder) {
    JvmEnvironment.restore(builder.environment());
    try {
      return builder.start();
    } catch (IOException e) {
      throw UserError.failure("Cannot start a process: %s.", e.getMessage());
    }
  }

  @Override
  public Optional<String> output(List<String> command) {
    return output(command, PATIENCE);
  }

  /** What a command prints that ends in time. */
  static Optional<String> output(List<String> command, Duration patience) {
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      CompletableFuture<Void> deadline =
          CompletableFuture.runAsync(
              () -> kill(process),
              CompletableFuture.delayedExecutor(patience.toMillis(), TimeUnit.MILLISECONDS));
      process.getOutputStream().close();
      String output =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      int status = process.waitFor();
      deadline.cancel(false);
      return status == 0 ? Optional.of(output) : Optional.empty();
    } catch (IOException noSuchProgram) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** Those that it has started hold its output open, too. */
  private static void kill(Process process) {
    List<ProcessHandle> descendants = process.descendants().toList();
    process.destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
  }

  @Override
  public Optional<String> read(String file) {
    // Numbers of /proc/sys can be read in one piece only, which Files.readString does not do.
    try (var in = new BufferedInputStream(Files.newInputStream(Path.of(file)))) {
      return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException noSuchFile) {
      return Optional.empty();
    }
  }

  @Override
  public boolean isExecutable(String file) {
    return Files.isExecutable(Path.of(file));
  }

  @Override
  public int freePorts(String host, int count) {
    for (int tries = 0; ; tries++) {
      int first =
          ThreadLocalRandom.current().nextInt(Ports.LOWEST, Ports.FIRST_OF_CONNECTIONS - count);
      try {
        requireFree(host, first, count);
        return first;
      } catch (UserError taken) {
        if (tries == TRIES) {
          throw taken;
        }
      }
    }
  }

  @Override
  public void requireFree(String host, int first, int count) {
    InetAddress address = Ports.resolve(host);
    for (int port = first; port < first + count; port++) {
      requireFree(host, address, port);
    }
  }

  private static void requireFree(String host, InetAddress address, int port) {
    try (var socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(address, port));
    } catch (BindException e) {
      throw UserError.failure(
          "A server cannot listen on %s:%d: %s. %s",
          host,
          port,
          e.getMessage(),
          Ports.holder(port)
              .map(
                  holder ->
                      "Process %s uses it. Stop that process, or give another port with -p."
                          .formatted(holder))
              .orElse("Give another port with -p, or another address of this host with -s."));
    } catch (IOException e) {
      throw UserError.failure("Cannot open a port on %s:%d: %s.", host, port, e.getMessage());
    }
  }

  @Override
  public boolean accepts(String host, int port) {
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(Ports.resolve(host), port), ANSWER_MILLIS);
      return true;
    } catch (IOException nobodyAccepts) {
      return false;
    }
  }

  @Override
  public Optional<String> ask(String host, int port, String words) {
    var heard = new StringBuilder();
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(Ports.resolve(host), port), ANSWER_MILLIS);
      socket.setSoTimeout(ANSWER_MILLIS);
      try {
        socket.getOutputStream().write(words.getBytes(StandardCharsets.UTF_8));
        listen(socket.getInputStream(), heard);
      } catch (SocketTimeoutException silent) {
        // what was heard so far is the answer
      } catch (IOException rude) {
        // the same: closed before it had read everything
      }
      return Optional.of(heard.toString());
    } catch (IOException nobodyAccepts) {
      return Optional.empty();
    }
  }

  private static void listen(InputStream input, StringBuilder heard) throws IOException {
    byte[] buffer = new byte[4096];
    var text = new TextPieces();
    for (int read = input.read(buffer);
        read >= 0 && heard.length() < LONGEST_ANSWER;
        read = input.read(buffer)) {
      heard.append(text.next(buffer, read));
    }
  }

  @Override
  public Machine machine() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return Machine.of(
        this::read,
        System.getProperty("os.name"),
        System.getProperty("os.version"),
        cpus(),
        load < 0 ? null : load,
        busy());
  }

  /** The share of CPU time that was used in a moment in which this process sleeps. */
  private static Double busy() {
    CpuTicks before = CpuTicks.read();
    try {
      Thread.sleep(MOMENT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    CpuTicks after = CpuTicks.read();
    double all = after.allTicks() - before.allTicks();
    long taken =
        after.busyTicks() - before.busyTicks() + after.stolenTicks() - before.stolenTicks();
    return all <= 0 ? null : taken / all;
  }

  @Override
  public Activity activity() {
    OptionalDouble throttled = Throttling.seconds(new ControlGroups(this::read));
    var times = ProcessTimes.parse(statOfProcesses());
    return new Activity(
        System.nanoTime(), times, throttled, times.family(ProcessHandle.current().pid()));
  }

  private List<String> statOfProcesses() {
    var lines = new ArrayList<String>();
    try (var folders = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
      folders.forEach(folder -> read(folder.resolve("stat").toString()).ifPresent(lines::add));
    } catch (IOException notLinux) {
      // nothing is known
    }
    return lines;
  }

  @Override
  public Optional<Duration> cpuTime(long pid) {
    return ProcessHandle.of(pid).flatMap(process -> process.info().totalCpuDuration());
  }

  @Override
  public int cpus() {
    return Runtime.getRuntime().availableProcessors();
  }

  @Override
  public ClockDifference clock() {
    return ClockDifference.NONE;
  }

  @Override
  public Optional<String> find(String program) {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(folder -> Path.of(folder, program).toString())
        .filter(this::isExecutable)
        .findFirst();
  }

  @Override
  public Path javaHome() {
    return Path.of(System.getProperty("java.home"));
  }

  @Override
  public long freeDiskBytes() {
    return new File(System.getProperty("java.io.tmpdir")).getUsableSpace();
  }
}
