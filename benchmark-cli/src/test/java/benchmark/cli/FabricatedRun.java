// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.project.Jdk;
import benchmark.cli.run.Json;
import benchmark.cli.run.Machine;
import benchmark.cli.run.RunRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A stored run, fabricated for a test: a recorded jmh.json and a run.json made up for it. */
public final class FabricatedRun {

  private static final Path RECORDED = Path.of("src/test/resources/recorded/jmh.json");

  private final Path folder;

  /** A run of a variant on JDK 17 and 2 CPUs. */
  public FabricatedRun(Path folder, String variant) {
    this(folder, variant, "17.0.15", 2);
  }

  /** A run of a variant. */
  public FabricatedRun(Path folder, String variant, String jdk, int cpus) {
    this.folder = folder;
    try {
      Files.createDirectories(folder);
      Files.copy(RECORDED, folder.resolve("jmh.json"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Json.write(
        folder.resolve(RunRecord.FILE),
        new RunRecord(
            variant,
            variant.replaceFirst("@.*", ""),
            List.of(variant),
            false,
            Map.of(),
            null,
            variant.startsWith("dubbo") ? Map.of("dubbo", "3.2.20") : Map.of(),
            new Jdk(Path.of("/opt/jdk"), jdk, "Debian"),
            List.of(),
            List.of(),
            new Machine("Debian 12", "6.18", "Xeon", cpus, null, 0.1, 0.01),
            Instant.parse("2026-11-20T12:00:00Z"),
            Instant.parse("2026-11-20T12:05:00Z"),
            1.5,
            0,
            null));
  }

  /** Writes a file of the run. */
  public FabricatedRun file(String name, String text) {
    try {
      Files.writeString(folder.resolve(name), text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Changes what JMH measured. */
  public FabricatedRun results(UnaryOperator<String> change) {
    try {
      return file("jmh.json", change.apply(Files.readString(folder.resolve("jmh.json"))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
