// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogTailTest {

  @TempDir private Path folder;

  /** More than an array can hold, as after a night of errors; it takes no space on the disk. */
  @Test
  void aHugeLogHasLastLines() throws IOException {
    Path log = folder.resolve("server.log");
    try (var file = new RandomAccessFile(log.toFile(), "rw")) {
      file.setLength(3L << 30);
      file.seek(file.length());
      file.write("\n\nfirst ü\nlast\n".getBytes(StandardCharsets.UTF_8));
    }

    assertThat(LogTail.of(log)).isEqualTo("  first ü" + System.lineSeparator() + "  last");
    assertThat(LogTail.lastOf(log)).isEqualTo("  last");
  }

  @Test
  void aShortLogIsShownCompletely() throws IOException {
    Path log = Files.writeString(folder.resolve("server.log"), "only one");

    assertThat(LogTail.of(log)).isEqualTo("  only one");
    assertThat(LogTail.of(folder.resolve("missing"))).isEqualTo("  (its log is empty)");
  }

  @Test
  void countsLinesWhateverTheirBytes() throws IOException {
    Path log = folder.resolve("server.log");
    Files.write(
        log,
        "OutOfMemoryError\n\u00ff\nan OutOfMemoryError\n".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(LogTail.count(log, "OutOfMemory")).isEqualTo(2);
    assertThat(LogTail.count(folder.resolve("missing"), "OutOfMemory")).isZero();
  }
}
