// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.UUID;

/**
 * A shell that outlives this JVM and then kills whatever it has started. A JVM of tests can end
 * without its shutdown hooks, by {@code kill -9} or because Maven is gone; what benchmark.sh runs
 * has a context of its own and would go on.
 */
final class RunWatcher {

  /** Is in the environment of all that this JVM starts and the shell is to end. */
  static final String MARK = "BENCHMARK_TEST_JVM";

  /** The value of {@link #MARK}. */
  static final String OF_THIS_JVM = UUID.randomUUID().toString();

  /** Standard input ends when this JVM does; whatever is killed may have started more. */
  private static final String SCRIPT =
      """
      trap '' INT TERM HUP
      cat
      left=true
      while [ "$left" ]; do
        left=
        for environment in /proc/[0-9]*/environ; do
          if grep -aqs "$1" "$environment"; then
            left=true
            process=${environment#/proc/}
            kill -9 "${process%/environ}"
          fi
        done
      done
      """;

  static {
    try {
      new ProcessBuilder("setsid", "sh", "-c", SCRIPT, "watcher", MARK + "=" + OF_THIS_JVM)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private RunWatcher() {}

  /** Has a process that is to be started end with this JVM. */
  static void watch(ProcessBuilder process) {
    process.environment().put(MARK, OF_THIS_JVM);
  }
}
