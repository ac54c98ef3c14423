// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.error.UserError;
import benchmark.cli.report.CostFindings;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** What codecs were last found to need, as stored among other results. */
public final class StoredCodecs {

  private StoredCodecs() {}

  /**
   * The newest times of each variant on its JDK; a folder that cannot be read is passed over.
   *
   * @param results where folders of results are
   * @param jdks the version of the JDK that each variant was measured on, by its label
   */
  public static CostFindings.CodecTimes in(Path results, Map<String, String> jdks) {
    Map<String, Map<OperationKey, Double>> micros = new HashMap<>();
    folders(results).forEach(folder -> read(folder, jdks, micros));
    return (variant, operation) ->
        micros.getOrDefault(variant, Map.of()).getOrDefault(operation, Double.NaN);
  }

  /** The oldest first: names begin with the time. */
  private static List<Path> folders(Path results) {
    if (!Files.isDirectory(results)) {
      return List.of();
    }
    try (var all = Files.list(results)) {
      return all.filter(it -> Files.exists(it.resolve(CodecRecord.FILE.name())))
          .sorted(Comparator.comparing(it -> it.getFileName().toString()))
          .toList();
    } catch (IOException | UncheckedIOException unreadable) {
      return List.of(); // these times only explain
    }
  }

  private static void read(
      Path folder, Map<String, String> jdks, Map<String, Map<OperationKey, Double>> micros) {
    try {
      for (PairCodec pair : CodecRecord.read(folder).pairs()) {
        boolean measured = !pair.messages().isEmpty(); // else what is known stays known
        if (!measured || !Objects.equals(pair.jdk(), jdks.get(pair.pair()))) {
          continue;
        }
        micros.put(
            pair.pair(),
            pair.messages().stream()
                .collect(
                    Collectors.groupingBy(
                        MessageCost::operation,
                        Collectors.summingDouble(message -> message.nanos() / 1000))));
      }
    } catch (UserError damaged) {
      // these times only explain; whoever asks for this folder is answered with the reason
    }
  }
}
