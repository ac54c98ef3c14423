// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.gateway.Gateway;
import benchmark.cli.results.RunRecord;
import benchmark.cli.topology.Part;
import java.util.Optional;

/** Says what stood between client and server, where something did. */
final class GatewaySentence {

  private GatewaySentence() {}

  static Optional<String> of(RunRecord record) {
    return record.commandLine(Part.GATEWAY).isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(record.modules().get(Gateway.KEY))
            .map("All calls went through %s."::formatted);
  }
}
