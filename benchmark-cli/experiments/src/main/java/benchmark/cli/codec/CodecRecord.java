// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Json;
import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * What the codecs of pairs cost, and where that is from. Of an earlier version there is no more
 * than the pairs: the rest is null.
 *
 * @param command the words that the user gave
 * @param modules for each pair, every library on the client's classpath and its version
 */
public record CodecRecord(
    List<String> command,
    @JsonUnwrapped Origin origin,
    List<Map<String, String>> modules,
    List<PairCodec> pairs) {

  private static final String CONTENT = "the costs of codecs";

  /** Where it is stored. */
  public static final RecordFile<CodecRecord> FILE =
      new RecordFile<>("codec.json", CodecRecord.class, it -> areComplete(it.pairs), CONTENT);

  /**
   * Reads what is stored, also by an earlier version.
   *
   * @throws UserError if the file is damaged: exit status 2
   */
  public static CodecRecord read(Path folder) {
    Path file = folder.resolve(FILE.name());
    if (!Json.readComplete(file, JsonNode.class, JsonNode::isContainerNode, CONTENT).isArray()) {
      return FILE.read(folder);
    }
    List<PairCodec> only =
        List.of(
            Json.readComplete(
                file, PairCodec[].class, it -> areComplete(Arrays.asList(it)), CONTENT));
    return new CodecRecord(null, Origin.UNKNOWN, null, only);
  }

  /** Where it is from. */
  public Provenance provenance() {
    return origin.provenance(command == null ? List.of() : List.of(command));
  }

  private static boolean areComplete(List<PairCodec> pairs) {
    return pairs != null
        && pairs.stream()
            .allMatch(
                it ->
                    it != null && it.pair() != null && it.messages() != null && it.calls() != null);
  }
}
