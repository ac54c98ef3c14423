// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.launch.ExitStatus;
import java.io.Serial;
import java.nio.file.Path;

/** A run that failed, and where everything of it is kept. */
public final class RunFailed extends UserError {

  @Serial private static final long serialVersionUID = 1L;

  private final String lead;
  private final String reason;
  private final transient Path folder;

  /**
   * A failure.
   *
   * @param lead what is printed before the reason; may be empty
   * @param reason one sentence, and perhaps lines of a log
   */
  RunFailed(String lead, String reason, Path folder) {
    super(
        ExitStatus.FAILURE,
        "%s%s%nAll files of the run are kept in %s".formatted(lead, reason, folder));
    this.lead = lead;
    this.reason = reason;
    this.folder = folder;
  }

  /** Why the run failed, without what is printed before it, such as what broke in its parts. */
  public String reason() {
    return reason;
  }

  /** Where all files of the run are kept. */
  public Path folder() {
    return folder;
  }

  @Override
  public RunFailed prefixed(String more) {
    return new RunFailed(more + lead, reason, folder);
  }

  /** A failure after a folder was renamed: that of a run inside it names the new folder. */
  public static RuntimeException withRenamedFolder(RuntimeException failure, Path from, Path to) {
    return failure instanceof RunFailed run
        ? new RunFailed(run.lead, run.reason, to.resolve(from.relativize(run.folder)))
        : failure;
  }
}
