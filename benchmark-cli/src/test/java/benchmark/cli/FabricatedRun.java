// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.Jdk;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A stored run, fabricated for a test: a recorded jmh.json, and the other files made up for it. */
public final class FabricatedRun {

  private static final Path RECORDED = Path.of("src/test/resources/recorded/jmh.json");

  private static final String COSTS =
      "operation,mode,fork,threads,ops,nanos,"
          + "client_cpu_ns,client_alloc_bytes,client_gc_ms,client_gc_count,client_peak_rss_bytes,"
          + "server_cpu_ns,server_alloc_bytes,server_gc_ms,server_gc_count,server_peak_rss_bytes,"
          + "sent_bytes,received_bytes,machine_busy_ticks,machine_stolen_ticks,machine_all_ticks\n"
          + "existUser,thrpt,7,2,1000,1000000000,"
          + "500000000,20000000,10,1,104857600,250000000,10000000,20,2,209715200,"
          + "267000,32000,90,2,200\n";

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
    file("costs.csv", COSTS);
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
