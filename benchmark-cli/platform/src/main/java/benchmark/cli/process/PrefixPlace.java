// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.Activity;
import benchmark.cli.machine.ClockDifference;
import benchmark.cli.machine.ControlGroups;
import benchmark.cli.machine.CpuList;
import benchmark.cli.machine.Machine;
import benchmark.cli.machine.ProcessTimes;
import benchmark.cli.machine.Throttling;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A place that a prefix reaches: connected when it is first asked for something. What it needs
 * there is a POSIX shell, tar, Linux's /proc and a JDK.
 */
final class PrefixPlace implements Place {

  private static final Duration CONNECT = Duration.ofSeconds(20);
  private static final Duration ALIVE = Duration.ofSeconds(6);
  private static final Duration SHORT = Duration.ofSeconds(10);
  private static final Duration LONG = Duration.ofSeconds(30);
  private static final long START_MILLIS = 10_000;
  private static final long LOOK_MILLIS = 50;
  private static final int CLOCK_READINGS = 5;

  private final Prefix prefix;
  private final ChildProcesses children;
  private final Duration connect;
  private final Duration alive;
  private final FileTransfer cargo;
  private final Set<ChildProcess> parts = ConcurrentHashMap.newKeySet();
  private final AtomicInteger number = new AtomicInteger();
  private final Map<Path, Path> shared = new ConcurrentHashMap<>();
  private PlaceConnection keeper;
  private Path javaHome;

  PrefixPlace(Prefix prefix, ChildProcesses children) {
    this(prefix, children, CONNECT, ALIVE);
  }

  /**
   * A place with other timeouts.
   *
   * @param connect how long the first answer may take
   * @param alive how long a sign of life may take later
   */
  PrefixPlace(Prefix prefix, ChildProcesses children, Duration connect, Duration alive) {
    this.prefix = prefix;
    this.children = children;
    this.connect = connect;
    this.alive = alive;
    cargo = new FileTransfer(prefix, children, parts);
  }

  private synchronized PlaceConnection keeper() {
    if (keeper == null) {
      keeper =
          new PlaceConnection(
              prefix, children, connect, alive, () -> parts.forEach(ChildProcess::abandon));
    }
    return keeper;
  }

  private PlaceConnection.Reply ask(Duration patience, String... words) {
    return keeper().ask(patience, List.of(words));
  }

  private String text(String... words) {
    return ask(SHORT, words).text();
  }

  @Override
  public String name() {
    return prefix.name();
  }

  @Override
  public Optional<String> failureReason() {
    return keeper().failureReason();
  }

  @Override
  public ChildProcess start(
      ChildProcesses all,
      List<String> command,
      Path output,
      Path errors,
      Consumer<String> listener) {
    String file = keeper().file(number.incrementAndGet() + ".pid");
    var words = Prefix.script("part", List.of(keeper().file("tmp"), file));
    words.addAll(command);
    var builder = new ProcessBuilder(prefix.command());
    if (errors.equals(output)) {
      builder.redirectErrorStream(true);
    } else {
      builder.redirectError(errors.toFile());
    }
    try {
      Process process = builder.start();
      var child =
          ChildProcess.piped(
              process,
              new AfterGreeting(process.getInputStream()),
              all,
              output,
              listener,
              new PartSignals(process, file));
      parts.add(child);
      child.onExit(() -> parts.remove(child));
      process.getOutputStream().write(Prefix.encoded(words));
      process.getOutputStream().flush();
      return child;
    } catch (IOException e) {
      throw UserError.failure("%s: cannot start a process (%s).", name(), e.getMessage());
    }
  }

  /** Reaches a part through the keeper. */
  private final class PartSignals implements ChildProcess.Signals {

    private final Process process;
    private final String file;
    private long pid;

    PartSignals(Process process, String file) {
      this.process = process;
      this.file = file;
    }

    @Override
    public synchronized long pid() {
      for (long waited = 0; pid == 0 && process.isAlive() && waited < START_MILLIS; ) {
        pid =
            read(file).map(String::strip).filter(it -> !it.isEmpty()).map(Long::valueOf).orElse(0L);
        if (pid == 0) {
          waited += LOOK_MILLIS;
          sleep(LOOK_MILLIS);
        }
      }
      return pid;
    }

    @Override
    public boolean send(String signal) {
      try {
        long id = failureReason().isPresent() ? 0 : pid();
        return id != 0 && ask(SHORT, "kill", "-s", signal, Long.toString(id)).status() == 0;
      } catch (UserError lost) {
        return false;
      }
    }
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedByUserException();
    }
  }

  @Override
  public Optional<String> output(List<String> command) {
    return keeper().ask(LONG, command).ifGood().map(String::strip);
  }

  @Override
  public Optional<String> read(String file) {
    return ask(SHORT, "cat", file).ifGood();
  }

  @Override
  public boolean isExecutable(String file) {
    return ask(SHORT, "test", "-f", file, "-a", "-x", file).status() == 0;
  }

  @Override
  public Optional<String> find(String program) {
    return ask(SHORT, "command", "-v", program).ifGood().map(String::strip);
  }

  @Override
  public List<Path> share(List<Path> files) {
    synchronized (cargo) { // variants that start together have many files in common
      send(files);
    }
    return files.stream().map(shared::get).toList();
  }

  private void send(List<Path> files) {
    var there = new LinkedHashMap<String, Path>();
    for (Path file : files) {
      if (!shared.containsKey(file)) {
        there.put(Sha256.of(file) + "/" + file.getFileName(), file);
      }
    }
    if (!there.isEmpty()) {
      var words = new ArrayList<>(List.of("missing"));
      words.addAll(there.keySet());
      List<String> missing = keeper().ask(SHORT, words).text().lines().toList();
      if (!missing.isEmpty()) {
        var sent = new LinkedHashMap<String, Path>();
        missing.forEach(name -> sent.put(name, there.get(name)));
        List<String> unpack =
            Prefix.script("unpack", List.of(keeper().cache(), keeper().file(".")));
        carry(() -> cargo.send(sent, unpack));
      }
      there.forEach((name, file) -> shared.put(file, Path.of(keeper().cache(), "files", name)));
    }
  }

  /** What looks like a failure of the files may be one of the place. */
  private void carry(Runnable files) {
    try {
      files.run();
    } catch (UserError failed) {
      throw failureReason().map(why -> UserError.failure("%s", why)).orElse(failed);
    }
  }

  @Override
  public Workspace workspace(Path folder) {
    String there = keeper().file("run-" + number.incrementAndGet());
    if (ask(SHORT, "mkdir", "-m", "755", there).status() != 0) {
      throw UserError.failure("%s: cannot create %s. Check disk space there.", name(), there);
    }
    return new Workspace() {
      @Override
      public Path folder() {
        return Path.of(there);
      }

      @Override
      public Path secret(String text) {
        String file = there + ".secret";
        if (ask(SHORT, "store", file, text).status() != 0) {
          throw UserError.failure("%s: cannot write %s. Check disk space there.", name(), file);
        }
        return Path.of(file);
      }

      @Override
      public void collect() {
        carry(() -> cargo.bring(there, folder));
      }

      @Override
      public void collect(String name) {
        Optional<String> text = read(there + "/" + name);
        try {
          if (text.isPresent()) {
            Files.writeString(folder.resolve(name), text.get());
          }
        } catch (IOException e) {
          throw UserError.failure("Cannot write %s: %s. Check disk space.", folder, e.getMessage());
        }
      }

      @Override
      public void close() {
        if (failureReason().isEmpty()) {
          ask(LONG, "rm", "-rf", there, there + ".secret");
        }
      }
    };
  }

  @Override
  public Optional<Path> temporaryFolder() {
    return Optional.of(Path.of(keeper().file("tmp")));
  }

  @Override
  public synchronized Path javaHome() {
    if (javaHome == null) {
      String settings =
          ask(
                  LONG,
                  "sh",
                  "-c",
                  "\"${JAVA_HOME:+$JAVA_HOME/bin/}java\" -XshowSettings:properties -version 2>&1")
              .text();
      javaHome =
          settings
              .lines()
              .map(String::strip)
              .filter(line -> line.startsWith("java.home = "))
              .map(line -> Path.of(line.replaceFirst(".* = ", "")))
              .findFirst()
              .orElseThrow(
                  () ->
                      UserError.failure(
                          "%s has no java on its PATH, and JAVA_HOME is not set there. Install a JDK"
                              + " 17 or newer there, or name one with --jdk.",
                          name()));
    }
    return javaHome;
  }

  @Override
  public List<String> addresses() {
    var addresses = new ArrayList<>(Place.super.addresses());
    prefix
        .host()
        .flatMap(host -> Place.LOCAL.output(List.of("ssh", "-G", host)))
        .flatMap(
            settings -> settings.lines().filter(line -> line.startsWith("hostname ")).findFirst())
        .map(line -> line.replaceFirst("hostname ", "").strip())
        .flatMap(PrefixPlace::resolved)
        .filter(addresses::remove)
        .ifPresent(likely -> addresses.add(0, likely));
    return addresses;
  }

  private static Optional<String> resolved(String host) {
    try {
      return Optional.of(InetAddress.getByName(host).getHostAddress());
    } catch (UnknownHostException knownToSshOnly) {
      return Optional.empty();
    }
  }

  private String tables() {
    return text("cat", "/proc/net/tcp", "/proc/net/tcp6");
  }

  @Override
  public int freePorts(String host, int count) {
    Set<Integer> taken = NetworkTables.ports(tables());
    while (true) {
      int first =
          ThreadLocalRandom.current().nextInt(Ports.LOWEST, Ports.FIRST_OF_CONNECTIONS - count);
      if (taken.stream().noneMatch(port -> port >= first && port < first + count)) {
        return first;
      }
    }
  }

  @Override
  public void requireFree(String host, int first, int count) {
    Set<Integer> taken = NetworkTables.listeners(tables());
    for (int port = first; port < first + count; port++) {
      if (taken.contains(port)) {
        throw UserError.failure(
            "A server at %3$s cannot listen on %1$s:%2$d: another process there uses the port. Stop that"
                + " process, or give another port with -p, or run again if none was given.",
            host, port, name());
      }
    }
  }

  @Override
  public boolean accepts(String host, int port) {
    return ask(host, port, "").isPresent();
  }

  @Override
  public Optional<String> ask(String host, int port, String words) {
    return output(
        List.of(
            javaHome().resolve("bin/java").toString(),
            "-cp",
            share(List.of(BASE)).get(0).toString(),
            EntryPoint.PROBE.className(),
            "ask",
            host,
            Integer.toString(port),
            words));
  }

  /** The classes that both JVMs and the command line have. */
  private static final Path BASE = Place.classes(LaunchProperties.class);

  @Override
  public Machine machine() {
    String load = read("/proc/loadavg").orElse("").replaceFirst(" (?s:.*)", "");
    return Machine.of(
        this::read,
        "Linux",
        read("/proc/sys/kernel/osrelease").map(String::strip).orElse(null),
        cpus(),
        load.isBlank() ? null : Double.valueOf(load),
        null);
  }

  @Override
  public Activity activity() {
    try {
      var times = ProcessTimes.parse(text("sh", "-c", "cat /proc/[0-9]*/stat").lines().toList());
      OptionalDouble throttled = Throttling.seconds(new ControlGroups(this::read));
      Set<Long> own =
          text("own")
              .lines()
              .map(Long::valueOf)
              .flatMap(pid -> times.family(pid).stream())
              .collect(Collectors.toCollection(HashSet::new));
      return new Activity(System.nanoTime(), times, throttled, own);
    } catch (UserError lost) {
      return new Activity(
          System.nanoTime(), new ProcessTimes(Map.of()), OptionalDouble.empty(), Set.of());
    }
  }

  @Override
  public Optional<Duration> cpuTime(long pid) {
    String stat = read("/proc/" + pid + "/stat").orElse("");
    return Optional.ofNullable(ProcessTimes.parse(stat.lines().toList()).processes().get(pid))
        .map(process -> Duration.ofMillis(process.ticks() * MILLIS_PER_TICK));
  }

  private static final long MILLIS_PER_TICK = 10; // USER_HZ, the same on every Linux

  /** As a JVM there counts them: those that it may use, or those that its quota is worth. */
  @Override
  public int cpus() {
    int allowed = allowedCpus().map(CpuList::cpus).map(Set::size).orElse(1);
    return Math.min(allowed, LinuxLimits.cpus(new ControlGroups(this::read)).orElse(allowed));
  }

  /** That of the quickest of some answers. */
  @Override
  public ClockDifference clock() {
    return Stream.generate(this::askClock)
        .limit(CLOCK_READINGS)
        .min(Comparator.comparingDouble(ClockDifference::uncertainty))
        .orElseThrow();
  }

  private ClockDifference askClock() {
    Instant asked = Instant.now();
    long start = System.nanoTime();
    String told = text("date", "+%s.%N").strip();
    return ClockDifference.of(told, asked, Duration.ofNanos(System.nanoTime() - start));
  }

  @Override
  public Optional<String> node() {
    return prefix.node().isEmpty()
        ? Place.super.node()
        : Place.LOCAL.output(prefix.node()).filter(name -> !name.isEmpty());
  }

  @Override
  public long freeDiskBytes() {
    List<String> lines = text("df", "-Pk", keeper().cache()).lines().toList();
    String[] columns = lines.get(lines.size() - 1).strip().split("\\s+");
    return Long.parseLong(columns[3]) << 10;
  }
}
