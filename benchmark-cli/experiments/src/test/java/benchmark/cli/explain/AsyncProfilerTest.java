// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Role;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AsyncProfilerTest {

  private static final List<Jdk> JDKS = List.of(Jdk.ofThisProcess());

  @TempDir Path dir;

  @Test
  void aJvmWithItsFlagLeavesSamples() {
    Optional<AsyncProfiler> profiler = AsyncProfiler.find(dir.resolve("library"), dir, JDKS);
    assumeTrue(profiler.isPresent(), "async-profiler does not load here");
    String flag = profiler.get().flag(dir, 1, Role.SERVER);

    assertThat(Place.LOCAL.output(List.of(JDKS.get(0).java().toString(), flag, "-version")))
        .isPresent();
    Path taken = dir.resolve("server-cpu.jfr");
    AsyncProfiler.take(dir, 1, Role.SERVER, taken);

    assertThat(taken).isNotEmptyFile();
    assertThatThrownBy(() -> AsyncProfiler.take(dir, 1, Role.SERVER, taken))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "async-profiler wrote nothing for the server. Use the JDK's own recorder:"
                + " ./benchmark.sh explain --profiler jfr …");
  }

  @Test
  void refusesAFolderThatCannotBeInAnAgentsOptions() {
    assertThatThrownBy(() -> AsyncProfiler.require(dir, dir.resolve("a,b"), JDKS))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--profiler async: async-profiler does not load into JDK %s here. Leave the option out"
                + " for the JDK's own recorder.",
            JDKS.get(0).version());
  }
}
