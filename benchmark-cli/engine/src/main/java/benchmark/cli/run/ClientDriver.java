// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.process.DrivenProcess;
import benchmark.cli.results.SliceFacts;
import java.nio.file.Path;
import java.util.List;

/**
 * What is said between the command line and the clients of a run, from their start to their end.
 */
public interface ClientDriver {

  /**
   * Takes a piece of a client's standard output; called by one thread for each.
   *
   * @param client its number, from 0 on
   */
  void accept(int client, String piece);

  /**
   * Drives the clients through their measurement, and returns when they end or have ended, or when
   * one of them has failed.
   *
   * @param folder takes what several clients have measured together
   * @return how one JVM measured all operations; null if each had JVMs of its own, or if not all of
   *     them were measured
   */
  SliceFacts drive(List<? extends DrivenProcess> clients, Path folder);
}
