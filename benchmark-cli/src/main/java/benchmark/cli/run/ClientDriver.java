// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.process.DrivenProcess;
import benchmark.cli.results.SliceFacts;

/** What is said between the command line and one client, from its start to its end. */
public interface ClientDriver {

  /** Takes a piece of the client's standard output; called by one thread. */
  void accept(String piece);

  /** Drives the client through its measurement, and returns once it has ended. */
  Driven drive(DrivenProcess client);

  /**
   * How it went.
   *
   * @param status the client's exit status
   * @param mixture how one JVM measured all operations; null if each had JVMs of its own, or if not
   *     all of them were measured
   */
  record Driven(int status, SliceFacts mixture) {}
}
