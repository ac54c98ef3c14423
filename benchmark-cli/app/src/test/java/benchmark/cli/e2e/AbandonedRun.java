// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

/** The JVM of a test that is killed in the middle of a run. */
final class AbandonedRun {

  private AbandonedRun() {}

  /**
   * Starts a run, says by which mark its processes are known, and waits to be killed.
   *
   * @param arguments the folder for results
   */
  public static void main(String[] arguments) throws InterruptedException {
    Run run = Script.ofProject().start(ShortRun.untilKilled("-o", arguments[0], "inproc"));
    run.awaitStderr("inproc  existUser Throughput");
    run.awaitProcess("ForkedMain");
    System.out.printf("MARK %s%n", RunWatcher.OF_THIS_JVM);
    Thread.sleep(Run.PATIENCE.toMillis());
  }
}
