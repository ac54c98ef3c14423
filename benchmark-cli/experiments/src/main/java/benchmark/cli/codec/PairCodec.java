// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.results.StoredRun;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

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

  /**
   * The codec's costs beside a measurement of the same variant on the same JDK: the newest of all
   * the operations, or else the newest of any of them.
   */
  static PairCodec of(
      String pair, List<MessageCost> messages, Path results, String jdk, boolean asText) {
    List<OperationKey> operations =
        messages.stream().map(MessageCost::operation).distinct().toList();
    Predicate<StoredRun> all = it -> operations.stream().allMatch(each -> measures(it, each));
    Predicate<StoredRun> any = it -> operations.stream().anyMatch(each -> measures(it, each));
    Optional<StoredRun> run =
        newest(results, pair, jdk, all).or(() -> newest(results, pair, jdk, any));
    return new PairCodec(
        pair,
        jdk,
        messages,
        operations.stream().map(operation -> CallShare.of(operation, messages, run)).toList(),
        run.map(it -> it.folder().toString()).orElse(null),
        null,
        asText);
  }

  static PairCodec failed(String pair, String jdk, String problem) {
    return new PairCodec(pair, jdk, List.of(), List.of(), null, problem, false);
  }

  private static Optional<StoredRun> newest(
      Path results, String pair, String jdk, Predicate<StoredRun> wanted) {
    return StoredRun.newest(
        results,
        record ->
            record.variant().equals(pair)
                && jdk.equals(record.processes().jdk().version())
                && !record.course().profiled()
                && record.course().exitStatus() == 0,
        wanted);
  }

  private static boolean measures(StoredRun run, OperationKey operation) {
    return run.operations().containsKey(operation) || run.costs().containsKey(operation);
  }
}
