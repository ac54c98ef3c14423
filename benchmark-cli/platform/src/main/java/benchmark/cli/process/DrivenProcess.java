// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

/** A process that takes instructions, line by line, through its standard input. */
public interface DrivenProcess {

  /** Writes a line to the process's standard input; one that has ended does not get it. */
  void send(String line);

  /** Calls an action when the process ends, in a thread of its own. */
  void onExit(Runnable action);

  /** Waits until the process has ended and all of its output has been seen; its exit status. */
  int awaitExit();
}
