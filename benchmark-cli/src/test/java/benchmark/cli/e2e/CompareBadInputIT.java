// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("a wrong comparison: one sentence on standard error, exit status 2")
class CompareBadInputIT {

  @TempDir Path results;

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "dubbo-kryo | compare takes two or more variants, the baseline first, and got 1: ",
        "dubbo-kryo dubbo-kyro | There is no pair or half named 'dubbo-kyro'. Nearest: dubbo-kryo,",
        "inproc inproc@thread=8 | 'thread' in 'inproc@thread=8' is no key of a variant. Nearest: ",
        "inproc inproc@threads=0 | threads=0: the number of threads is a whole number from 1 to",
        "inproc inproc@threads | 'threads' in 'inproc@threads' is not key=value. ",
        "inproc inproc@dubbo=3.2.19 | inproc has no Dubbo in it, so dubbo=3.2.19 cannot be chosen",
        "dubbo-kryo dubbo-kryo@dubbo=newest | 'newest' is no version of Dubbo. ",
        "inproc inproc@jdk=/nowhere | There is no JDK at '/nowhere' (no bin/java there). ",
        "--margin 2 inproc inproc | --margin 2: give a percentage from 0% to below 100%, such as",
        "--gate much inproc inproc | --gate much: give a percentage from 0% to below 100%, such as",
        "--precision 0% inproc inproc | --precision 0%: no number of rounds gets there. ",
        "--budget 10 inproc inproc | --budget 10: give a number and ms, s, m or h, such as 90s or",
        "--rounds 0 inproc inproc | --rounds 0: give a whole number from 1 on.",
        "--gate 5% --rounds 1 inproc inproc | --rounds 1: a gate needs at least 2 rounds to tell. ",
        "--ops existuser inproc inproc | --ops: there is no operation 'existuser'. There are ",
        "--cpus server=9999 inproc inproc | --cpus server=9999: CPU 9999 cannot be used here;",
        "--cpus both=0 inproc inproc | --cpus both=0: write lists of CPUs for one half or both, ",
        "inproc results/x | compare takes variants or folders of results, not both: inproc ",
        "--gate 5% results/X results/Y | --gate: stored runs are measured already, and only --margin ",
        "no/such no/folder | There is no folder no/such to compare. ",
        "inproc inproc -- -f 3 | compare chooses JMH's options itself and takes none after --. ",
      })
  void isRefused(String words, String sentence) {
    var command = new ArrayList<>(List.of("compare"));
    command.addAll(Arrays.asList(words.split(" ")));

    assertRefused(Script.ofProject().run(command), sentence);
  }

  @Test
  void aVersionThatDoesNotExistIsRefusedBeforeAnythingRuns() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                List.of(
                    "compare",
                    "-o",
                    results.toString(),
                    "dubbo-hessianlite",
                    "dubbo-hessianlite@dubbo=9.9.9"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence())
        .startsWith("Maven finds no Dubbo 9.9.9 (org.apache.dubbo:dubbo), neither released nor");
    assertThat(results).isEmptyDirectory();
  }

  @Test
  void aRunThatFailedIsNoResult() throws IOException {
    Path good = Files.createDirectory(results.resolve("20261120-120000-inproc"));
    Path failed = Files.createDirectory(results.resolve("20261120-120000-inproc.failed"));

    assertRefused(
        Script.ofProject().run("compare", failed.toString(), good.toString()),
        failed + " is a failed run and has no results. ");
    assertRefused(
        Script.ofProject().run("compare", good.toString(), failed.toString()),
        good + " is not a run folder: it has no run.json that can be read. ");
  }

  private static void assertRefused(CommandResult outcome, String sentence) {
    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.stdout()).isEmpty();
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr()).startsWith(sentence);
  }
}
