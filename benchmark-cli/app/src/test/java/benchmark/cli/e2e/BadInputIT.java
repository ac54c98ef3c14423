// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One wrong command line of each kind; WrongCommandLineTest has the others. */
@DisplayName("a wrong command line: one sentence on standard error, exit status 2")
class BadInputIT {

  @TempDir Path results;

  /** The words, the wrong value as the sentence has it, and the next step. */
  @ParameterizedTest(name = "benchmark.sh {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dubbo-kyro                                          | 'dubbo-kyro' | dubbo-kryo
          inproc-client -- --no-such-option                   | no-such-option | JMH
          """)
  void isRefused(String words, String value, String nextStep) {
    CommandResult outcome = Script.ofProject().run(words.split(" "));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.stdout()).isEmpty();
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr()).contains(value, nextStep);
  }

  /** Only Maven can tell that a version does not exist. */
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void aVersionThatDoesNotExistIsRefusedBeforeAnythingRuns() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                "compare",
                "-o",
                "" + results,
                "dubbo-hessianlite",
                "dubbo-hessianlite@dubbo=9.9.9");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence()).contains("9.9.9", "Check the version");
    assertThat(results).isEmptyDirectory();
  }
}
