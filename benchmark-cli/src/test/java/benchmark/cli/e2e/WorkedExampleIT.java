// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.report.JmhResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Follows "Add a serialization" in CONTRIBUTING.md to the letter, in a copy of the project. */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class WorkedExampleIT {

  /** Makes the run shorter than documented, where a reader would use what is documented. */
  private static final String SHORT = " -- -wi 1 -w 200ms -i 2 -r 200ms";

  @TempDir private Path folder;
  private ProjectCopy copy;

  @Test
  void leadsFromNewToTheRowsFigures() throws Exception {
    copy = ProjectCopy.in(folder);
    List<String> commands = commandsOf("## Add a serialization");
    assertThat(commands).hasSize(5);
    for (String command : commands) {
      if (command.contains(" verify ") && !exists("verify")) {
        continue;
      }
      String output = copy.run(command.contains("--quick") ? command + SHORT : command);
      if (command.contains(" new ")) {
        assertThat(lines(output)).isLessThanOrEqualTo(60);
      } else if (command.endsWith(" list")) {
        assertThat(output).contains("dubbo-jackson\n", "dubbo-serialization-jackson 3.2.0");
      } else if (command.contains("--quick")) {
        assertThat(output).contains("Client.listUser");
      } else if (command.contains(" codec ")) {
        assertThat(output).contains("listUser response").containsPattern("CPU time +\\d+\\.\\d%");
      }
    }
    Path run = copy.result("dubbo-jackson");
    assertThat(JmhResult.read(run.resolve("jmh.json")))
        .extracting(JmhResult::operation)
        .containsExactlyInAnyOrder("existUser", "createUser", "getUser", "listUser");
    assertThat(JmhResult.read(run.resolve("jmh.json")))
        .allSatisfy(result -> assertThat(result.score()).isPositive());
    assertThat(copy.run("./benchmark.sh codec inproc")).contains("has no codec");
  }

  private static int lines(String output) {
    var matcher = Pattern.compile("(\\d+) lines for both halves").matcher(output);
    assertThat(matcher.find()).isTrue();
    return Integer.parseInt(matcher.group(1));
  }

  private boolean exists(String command) throws Exception {
    return copy.run("./benchmark.sh --help").contains("benchmark.sh " + command);
  }

  /** The lines of the first shell block under a heading. */
  private List<String> commandsOf(String heading) throws IOException {
    String text = Files.readString(folder.resolve("CONTRIBUTING.md"));
    String section = text.substring(text.indexOf(heading));
    int start = section.indexOf("```sh\n") + "```sh\n".length();
    return section.substring(start, section.indexOf("```", start)).lines().toList();
  }
}
