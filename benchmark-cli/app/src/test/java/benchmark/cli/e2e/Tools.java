// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.process.Place;
import benchmark.cli.project.Jdk;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/** What end-to-end tests ask of the system. */
final class Tools {

  /** What tests share that resolve another version of Dubbo: where Maven writes what it found. */
  static final String OTHER_DUBBO = "target/variants";

  /** What tests share whose calls must not time out, with those that keep many JVMs busy. */
  static final String BUSY_CPUS = "busy CPUs";

  private Tools() {}

  /** A port of the loopback address that nobody has. */
  static int freePort() {
    return Place.LOCAL.freePorts("127.0.0.1", 1);
  }

  /** Makes sure that a port is free again; an ending process is gone before its sockets are. */
  static void assertFree(int port) {
    Awaitility.await("port " + port + " to be free")
        .atMost(Duration.ofSeconds(5))
        .ignoreExceptionsInstanceOf(IOException.class)
        .until(() -> bind(port));
  }

  private static boolean bind(int port) throws IOException {
    try (var socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress("127.0.0.1", port));
      return true;
    }
  }

  /** The addresses at which a port is listened on, as Linux writes them in /proc/net/tcp. */
  static TreeSet<String> listeners(int port) {
    var addresses = new TreeSet<String>();
    for (String table : List.of("/proc/net/tcp", "/proc/net/tcp6")) {
      try (Stream<String> lines = Files.lines(Path.of(table))) {
        lines
            .map(line -> line.strip().split("\\s+"))
            .filter(fields -> fields.length > 3 && fields[3].equals("0A"))
            .filter(fields -> fields[1].endsWith(":%04X".formatted(port)))
            .forEach(fields -> addresses.add(fields[1].replaceFirst(":.*", "")));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return addresses;
  }

  /** The words of a process's command line, each ended by a space; nothing if it is gone. */
  static String commandLine(long pid) {
    return read(Path.of("/proc", Long.toString(pid), "cmdline")).replace('\0', ' ');
  }

  /** The environment that a process was started with; nothing if it is gone or not ours. */
  static String environment(long pid) {
    return read(Path.of("/proc", Long.toString(pid), "environ"));
  }

  private static String read(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException gone) {
      return "";
    }
  }

  /** Runs a command and returns its output. */
  static String require(String... command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as(String.join(" ", command) + ": " + output).isZero();
      return output;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Whether a command exists and succeeds. */
  static boolean succeeds(String... command) {
    try {
      return new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException noSuchCommand) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** The folders of runs in a results folder, in the order of their names. */
  static List<Path> folders(Path results) {
    try (Stream<Path> children = Files.list(results)) {
      return children
          .filter(Files::isDirectory)
          .filter(child -> !Files.isSymbolicLink(child))
          .filter(child -> !child.toString().endsWith("-charts"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The one folder of the one run in a results folder. */
  static Path onlyFolder(Path results) {
    assertThat(folders(results)).hasSize(1);
    return folders(results).get(0);
  }

  /** The names of everything in a folder. */
  static List<String> names(Path folder) {
    try (Stream<Path> children = Files.list(folder)) {
      return children.map(child -> child.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a file of JSON. */
  static JsonNode json(Path file) {
    try {
      return new ObjectMapper().readTree(file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The port that a run's server listened on, from its record. */
  static int portOf(Path folder) {
    for (JsonNode word : json(folder.resolve("run.json")).at("/commandLines/server")) {
      if (word.asText().startsWith("-Dbenchmark.port=")) {
        return Integer.parseInt(word.asText().replaceFirst(".*=", ""));
      }
    }
    throw new AssertionError("no port in " + folder);
  }

  /**
   * Another JDK than the running one: the one that BENCHMARK_SECOND_JDK names, or one that is
   * installed beside the running one.
   */
  static Optional<Path> secondJdk() {
    String named = System.getenv("BENCHMARK_SECOND_JDK");
    if (named != null) {
      return Optional.of(real(Path.of(named)));
    }
    Path running = Path.of(System.getProperty("java.home")).toAbsolutePath();
    try (Stream<Path> siblings = Files.list(running.getParent())) {
      return siblings.sorted().filter(Tools::isAnotherVersion).findFirst().map(Tools::real);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** JMH names the JDK itself, not the link to it. */
  private static Path real(Path home) {
    try {
      return home.toRealPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isAnotherVersion(Path home) {
    try {
      return !Jdk.at(home).version().equals(Jdk.ofThisProcess().version());
    } catch (RuntimeException notAJdk) {
      return false;
    }
  }

  /** Whether a gateway is a program of the machine, which may be missing. */
  static boolean isProgram(String gateway) {
    return List.of("nginx", "haproxy").contains(gateway);
  }

  static void assumeInstalled(String gateway) {
    assumeTrue(
        !isProgram(gateway)
            || Place.LOCAL.find(gateway).isPresent()
            || Place.LOCAL.isExecutable("/usr/sbin/" + gateway),
        () -> "There is no " + gateway + " on this machine.");
  }
}
