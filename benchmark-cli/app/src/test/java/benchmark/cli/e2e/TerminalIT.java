// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("colour")
class TerminalIT {

  private static final String ESCAPE = "\033[";

  @Test
  void isSeenOnATerminal() throws Exception {
    assertThat(helpOnATerminal(Map.of())).contains("Usage", ESCAPE);
  }

  @Test
  void isNotSeenWhereSomebodyDoesNotWantIt() throws Exception {
    assertThat(helpOnATerminal(Map.of("NO_COLOR", "1"))).contains("Usage").doesNotContain(ESCAPE);
    assertThat(helpOnATerminal(Map.of("TERM", "dumb"))).contains("Usage").doesNotContain(ESCAPE);
  }

  @Test
  void isNotSeenInAFile() {
    assertThat(Script.ofProject().with("TERM", "xterm").run("help").stdout())
        .contains("Usage")
        .doesNotContain(ESCAPE);
  }

  private static String helpOnATerminal(Map<String, String> environment) throws Exception {
    assumeTrue(
        Tools.succeeds("script", "-qec", "true", "/dev/null"),
        "there is no script command that lends a terminal");
    var builder =
        new ProcessBuilder("script", "-qec", "./benchmark.sh help", "/dev/null")
            .directory(BuiltProject.project().root().toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("TERM", "xterm");
    builder.environment().remove("NO_COLOR");
    builder.environment().putAll(environment);
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    return output;
  }
}
