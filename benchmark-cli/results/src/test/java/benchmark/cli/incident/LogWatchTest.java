// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("the logs of a run")
class LogWatchTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java.lang.OutOfMemoryError: Java heap space | MEMORY",
        "java.lang.OutOfMemoryError: GC overhead limit exceeded | MEMORY",
        "Exception: java.lang.OutOfMemoryError thrown from the UncaughtExceptionHandler | MEMORY",
        "Caused by: java.lang.OutOfMemoryError: Metaspace | METASPACE",
        "java.lang.OutOfMemoryError: Compressed class space | METASPACE",
        "java.lang.OutOfMemoryError: Cannot reserve 65536 bytes of direct buffer memory | DIRECT",
        "java.lang.OutOfMemoryError: Direct buffer memory | DIRECT",
        "io.netty.util.internal.OutOfDirectMemoryError: failed to allocate 4194304 byte(s) | DIRECT",
        "java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory | THREADS",
        "[warning][os,thread] Failed to start thread \"x\" - pthread_create failed (EAGAIN) | THREADS",
        "java.lang.StackOverflowError | STACK",
        "java.io.IOException: Too many open files | DESCRIPTORS",
        "java.nio.file.FileSystemException: /dev/null: Too many open files | DESCRIPTORS",
        "accept failed: too many open files | DESCRIPTORS",
      })
  void nameAnError(String line, LogError error) {
    assertThat(LogError.in(line)).contains(error);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java -XX:+ExitOnOutOfMemoryError -XX:+HeapDumpOnOutOfMemoryError benchmark.Server",
        "READY localhost:14599 counters 41715",
        "java.util.concurrent.TimeoutException: Timeout after 5000ms waiting for a response"
      })
  void nameNone(String line) {
    assertThat(LogError.in(line)).isEqualTo(Optional.empty());
  }

  @Test
  void areReadWhileTheyAreWritten() throws IOException {
    Path log = Files.writeString(folder.resolve("server-1.log"), "READY\njava.lang.OutOf");
    Instant before = Instant.now();
    LogWatch watch = LogWatch.of(folder);
    Files.writeString(log, "MemoryError: Java heap space\n", StandardOpenOption.APPEND);
    Path again = Files.createDirectory(folder.resolve("restart-1"));
    Files.writeString(
        again.resolve("server-1.log"), "OutOfMemoryError\nStackOverflowError\nOutOfMemoryError\n");
    watch.close();

    assertThat(LogWatch.read(folder))
        .hasSize(2)
        .anySatisfy(
            it -> {
              assertThat(it.part()).isEqualTo("server-1");
              assertThat(it.error()).isEqualTo(LogError.MEMORY);
              assertThat(it.count()).isEqualTo(3);
              assertThat(it.first()).isBetween(before, Instant.now());
            })
        .anySatisfy(it -> assertThat(it.error()).isEqualTo(LogError.STACK));
  }

  @Test
  void ofARunThatWasKilledAreReadLater() throws IOException {
    Files.writeString(folder.resolve("client.log"), "java.lang.StackOverflowError\n");

    assertThat(LogWatch.read(folder))
        .containsExactly(new LogWatch.Seen("client", LogError.STACK, null, 1));
  }

  @Test
  void mayHaveLinesOfAnyLength() throws IOException {
    try (var log = Files.newBufferedWriter(folder.resolve("server.log"))) {
      for (int i = 0; i < 3_000; i++) {
        log.write("x".repeat(1_000));
      }
      log.write("\njava.lang.OutOfMemoryError\n");
    }

    assertThat(LogWatch.read(folder)).extracting(LogWatch.Seen::count).containsExactly(1L);
  }

  @Test
  void thatSayNothingLeaveNoFile() throws IOException {
    Files.writeString(folder.resolve("server.log"), "READY\n");
    LogWatch.of(folder).close();

    assertThat(folder.resolve(LogWatch.FILE)).doesNotExist();
    assertThat(LogWatch.read(folder)).isEmpty();
  }
}
