// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;

/**
 * A parameter {@value #NAME} in JMH's results, so that programs which show several of them at once,
 * as JMH Visualizer does, tell the pairs apart. It is no part of an operation.
 */
public final class PairParameter {

  static final String NAME = "pair";

  private PairParameter() {}

  /**
   * Adds the parameter to every result in a file.
   *
   * @param file JMH's results as JSON
   * @param variant the label of what was measured
   * @throws UserError if the file does not hold them: exit status 2
   */
  public static void add(Path file, String variant) {
    JsonNode results = Json.read(file, JsonNode.class);
    for (JsonNode result : results) {
      if (!(result instanceof ObjectNode object)) {
        throw DamagedFile.error(file, JmhResult.CONTENTS);
      }
      object.withObjectProperty("params").put(NAME, variant);
    }
    Json.write(file, results);
  }
}
