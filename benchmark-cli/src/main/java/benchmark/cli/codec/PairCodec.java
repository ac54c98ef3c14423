// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the codec of one pair costs.
 *
 * @param pair the variant's label
 * @param jdk the version of the JDK that both the codec and the run are from
 * @param messages empty if the pair has no codec
 * @param run the folder of the stored run that the whole calls are from; null if there is none
 * @param problem why the codec could not be measured; null if it was
 * @param asText whether a message in JSON was encoded as one text, because the pair carries no tree
 */
public record PairCodec(
    String pair,
    String jdk,
    List<MessageCost> messages,
    List<CallShare> calls,
    String run,
    String problem,
    boolean asText) {

  /** The codec's costs beside the newest measurement of the same variant on the same JDK. */
  static PairCodec of(
      String pair, List<MessageCost> messages, Path results, String jdk, boolean asText) {
    Optional<StoredRun> run = StoredRun.newest(results, record -> isMeasurement(record, pair, jdk));
    return new PairCodec(
        pair,
        jdk,
        messages,
        messages.stream()
            .map(MessageCost::operation)
            .distinct()
            .map(operation -> CallShare.of(operation, messages, run))
            .toList(),
        run.map(it -> it.folder().toString()).orElse(null),
        null,
        asText);
  }

  static PairCodec failed(String pair, String jdk, String problem) {
    return new PairCodec(pair, jdk, List.of(), List.of(), null, problem, false);
  }

  private static boolean isMeasurement(RunRecord record, String variant, String jdk) {
    return record.variant().equals(variant)
        && jdk.equals(record.jdk().version())
        && !record.profiled()
        && record.exitStatus() == 0;
  }
}
