// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.OperationResult;
import benchmark.cli.results.StoredRun;
import benchmark.launch.OperationKey;
import benchmark.launch.Setup;
import java.util.Map;

/**
 * The run of a variant, beside others.
 *
 * @param run null if it failed
 * @param kind only ordinary pairs are compared
 */
public record RunRow(String label, StoredRun run, PairKind kind) {

  /** What it has measured, in the contract's order; nothing if it failed. */
  Map<OperationKey, OperationResult> operations() {
    return run == null ? Map.of() : run.operations();
  }

  /** Whether it has measured an operation. */
  public boolean has(OperationKey operation) {
    return operations().containsKey(operation);
  }

  /** Whether it may be faster than others. */
  boolean competes() {
    return kind == PairKind.ORDINARY;
  }

  /** Whether it sent a message in JSON as one text. */
  boolean asText() {
    return run != null && run.record().course().asText();
  }

  Setup setup() {
    return run == null ? Setup.STANDARD : run.record().setup();
  }

  RememberedSetups.Shown shown() {
    return new RememberedSetups.Shown(run == null ? "" : run.record().pair(), setup());
  }
}
