// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.JvmCounters;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisplayName("what the kernel counts of a process")
@EnabledOnOs(OS.LINUX)
class ProcessTreeTest {

  private static final long OWN = ProcessHandle.current().pid();

  @Test
  void isAboutWhatThisJvmCounts() throws Exception {
    JvmCounters before = JvmCounters.read();
    ProcessTree process = ProcessTree.of(OWN);
    long cpu = process.cpuNanos();
    long threads = process.count("task");
    JvmCounters after = JvmCounters.read();

    long tick = 20_000_000; // that the JVM's own number is from another clock of the kernel
    assertThat(cpu).isBetween(before.cpuNanos() - tick, after.cpuNanos() + tick);
    long pages = 1L << 20; // that the kernel counts for each CPU, and adds up when it likes
    assertThat(process.bytes("VmHWM"))
        .isBetween(before.peakRssBytes() - pages, after.peakRssBytes() + pages);
    assertThat(threads).isGreaterThan(before.threads() / 2);
    assertThat(process.count("fd")).isPositive();
  }

  @Test
  void isMissingWhenItHasEnded() {
    assertThatThrownBy(() -> ProcessTree.of(Integer.MAX_VALUE).cpuNanos())
        .isInstanceOf(IOException.class);
  }

  @Test
  void isFoundByThePortWhereItListens() throws Exception {
    int port;
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
      assertThat(ListeningProcess.at(port)).hasValue(OWN);
    }
    assertThat(ListeningProcess.at(port)).isEmpty();
  }
}
