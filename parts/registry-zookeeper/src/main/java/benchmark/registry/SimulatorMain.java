// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import benchmark.Lifeline;
import benchmark.NumericHost;
import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import benchmark.launch.ReadyLine;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.zookeeper.KeeperException;

/**
 * Registers clones of the provider at {@link LaunchProperties#HOST} and {@link
 * LaunchProperties#PORT}, lets them answer, and has them leave and come as standard input says:
 * {@code leave FROM TO}, {@code come FROM TO} and {@code repair}. Each is answered by a line:
 * {@code DONE}, the milliseconds of its begin and its end, and how many nodes there were to change.
 * Arguments: the registries with commas, the path of the node that everything is below, how many
 * clones, how many protocols and how many interfaces there are.
 */
public final class SimulatorMain {

  /** What a JVM has open by itself, and connections. */
  private static final int OTHER_DESCRIPTORS = 200;

  /** A socket, and what waits for it. */
  private static final int DESCRIPTORS_OF_SESSION = 4;

  private final Clones clones;
  private final Relay relay;

  private SimulatorMain(Clones clones, Relay relay) {
    this.clones = clones;
    this.relay = relay;
  }

  public static void main(String[] args) {
    var lines = new LinkedBlockingQueue<String>();
    Lifeline.attach(lines::add);
    String host = LaunchProperties.HOST.required();
    int port = LaunchProperties.PORT.required();
    int count = Integer.parseInt(args[2]);
    int protocols = Integer.parseInt(args[3]);
    try {
      List<String> registries = List.of(args[0].split(","));
      int nodes = protocols * Integer.parseInt(args[4]);
      requireDescriptors(
          descriptors(), count * protocols, registries.size() * Clones.sessions(count, nodes));
      var clones = new Clones(registries, args[1], NumericHost.of(host), count);
      var relay = new Relay(new InetSocketAddress(host, port), protocols);
      var simulator = new SimulatorMain(clones, relay);
      System.out.println(simulator.change(true, 0, count));
      System.out.println("NODES " + clones.nodesOfInstance() + " " + clones.bytesOfNode());
      System.out.println(new ReadyLine(host + ":" + port, OptionalInt.empty()).toLine());
      while (true) {
        System.out.println(simulator.answer(lines.take()));
      }
    } catch (Exception failure) {
      System.err.println(
          failure instanceof IOException
              ? failure.getMessage()
              : "The simulator failed: " + failure);
      Runtime.getRuntime().halt(ExitStatus.FAILURE);
    }
  }

  private static long descriptors() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
        ? system.getMaxFileDescriptorCount()
        : Long.MAX_VALUE;
  }

  /**
   * Makes sure that there are descriptors for the sockets of all clones, and for sessions.
   *
   * @throws IOException if not
   */
  static void requireDescriptors(long most, int sockets, int sessions) throws IOException {
    long needed = sockets + sockets / 10 + DESCRIPTORS_OF_SESSION * sessions + OTHER_DESCRIPTORS;
    if (needed > most) {
      throw new IOException(
          "The simulator needs %d file descriptors, and may open %d. Raise ulimit -n, or give fewer with --instances."
              .formatted(needed, most));
    }
  }

  private String answer(String line) throws IOException, InterruptedException, KeeperException {
    String[] words = line.split(" ");
    if (words[0].equals("repair")) {
      long begin = System.currentTimeMillis();
      return done(begin, clones.repair());
    }
    return change(words[0].equals("come"), Integer.parseInt(words[1]), Integer.parseInt(words[2]));
  }

  private String change(boolean come, int from, int to)
      throws IOException, InterruptedException, KeeperException {
    if (come) {
      for (int clone = from; clone < to; clone++) {
        relay.open(Clones.address(clone));
      }
    }
    long begin = System.currentTimeMillis();
    if (come) {
      clones.come(from, to);
    } else {
      clones.leave(from, to);
      for (int clone = from; clone < to; clone++) {
        relay.close(Clones.address(clone));
      }
    }
    return done(begin, (to - from) * clones.nodesOfInstance());
  }

  private static String done(long begin, int nodes) {
    return "DONE %d %d %d".formatted(begin, System.currentTimeMillis(), nodes);
  }
}
