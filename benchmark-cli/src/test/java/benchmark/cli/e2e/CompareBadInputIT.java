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
        "dubbo-kryo dubbo-kyro | There is no pair, server or client named 'dubbo-kyro'. Nearest: dubbo-kryo,",
        "inproc inproc@thread=8 | 'thread' in 'inproc@thread=8' is not a key of a variant. Nearest: ",
        "inproc inproc@threads=0 | threads=0: must be a positive integer, at most 99999.",
        "inproc inproc@threads | 'threads' in 'inproc@threads' is not key=value. ",
        "inproc inproc@dubbo=3.2.19 | inproc does not run on Dubbo, so dubbo=3.2.19 has no effect",
        "dubbo-kryo dubbo-kryo@dubbo=newest | 'newest' is not a Dubbo version. ",
        "inproc inproc@jdk=/nowhere | There is no JDK at '/nowhere' (no bin/java there). ",
        "--margin 2 inproc inproc | Invalid value for option '--margin': '2' is not a percentage",
        "--gate much inproc inproc | Invalid value for option '--gate': 'much' is not a percentage",
        "--precision 0% inproc inproc | Invalid value for option '--precision': '0%' can never be",
        "--budget 10 inproc inproc | Invalid value for option '--budget': '10' is not a duration;",
        "--rounds 0 inproc inproc | Invalid value for option '--rounds': '0' is not a positive",
        "--gate 5% --rounds 1 inproc inproc | --rounds 1: a gate needs at least 2 rounds. ",
        "--ops existuser inproc inproc | --ops: there is no operation 'existuser'. There are ",
        "--cpus server=9999 inproc inproc | --cpus server=9999: CPU 9999 cannot be used here;",
        "--cpus both=0 inproc inproc | --cpus both=0: write lists of CPUs for server, client or both, ",
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
