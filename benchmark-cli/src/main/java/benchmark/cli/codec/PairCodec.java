// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What the codec of one pair costs. Stored in codec.json.
 *
 * @param jdk the version of the JDK that both are from
 * @param messages empty if the pair has no codec
 * @param run the folder of the stored run that the whole calls are from; null if there is none
 * @param problem why the codec could not be measured; null if it was
 */
public record PairCodec(
    String pair,
    String jdk,
    List<MessageCost> messages,
    List<CallShare> calls,
    String run,
    String problem) {

  /** The codec's figures beside the newest stored run on the same version of the JDK. */
  static PairCodec of(String pair, List<MessageCost> messages, Path results, String jdk) {
    var stored = StoredRun.newest(results, pair, jdk);
    Map<String, WholeCall> calls = stored.map(StoredRun::calls).orElse(Map.of());
    return new PairCodec(
        pair,
        jdk,
        messages,
        messages.stream()
            .map(MessageCost::operation)
            .distinct()
            .map(operation -> CallShare.of(operation, messages, calls.get(operation)))
            .toList(),
        stored.map(run -> run.folder().toString()).orElse(null),
        null);
  }

  static PairCodec failed(String pair, String jdk, String problem) {
    return new PairCodec(pair, jdk, List.of(), List.of(), null, problem);
  }
}
