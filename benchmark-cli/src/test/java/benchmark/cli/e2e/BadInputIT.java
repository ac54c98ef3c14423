// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("a wrong command line: one sentence on standard error, exit status 2")
class BadInputIT {

  @ParameterizedTest(name = "{0}")
  @MethodSource("wrongCommandLines")
  void isRefused(List<String> words, String sentence) {
    CommandResult outcome = Script.ofProject().run(words);

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.stdout()).isEmpty();
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr()).startsWith(sentence);
  }

  static Stream<Arguments> wrongCommandLines() {
    return Stream.of(
        wrong("There is no pair or half named 'dubbo-kyro'. Nearest: dubbo-kryo, ", "dubbo-kyro"),
        wrong(
            "There is no pair or half named 'dubbo-kryo-sever'. Nearest: dubbo-kryo-server, ",
            "dubbo-kryo-sever"),
        wrong("There is no pair or half named 'nonsense'. Nearest: ", "dubbo-kryo", "nonsense"),
        wrong("'dubbo-kryo-client' is a half; name its pair, ", "codec", "dubbo-kryo-client"),
        wrong("'dubbo-kryo-client' is a half; name its pair, ", "verify", "dubbo-kryo-client"),
        wrong(
            "'dubbo-kryo-server' is a half; name its pair, dubbo-kryo.",
            "compare",
            "dubbo-kryo-server",
            "dubbo-fst"),
        wrong("Unknown option: '--treads'", "--treads", "8", "dubbo-kryo"),
        wrong(
            "Unknown option: '--foo' (nearest: --forks). All options: benchmark.sh --help\n",
            "--foo",
            "inproc"),
        wrong(
            "Unknown option: '--foo'. All options: benchmark.sh compare --help\n",
            "compare",
            "--foo"),
        wrong(
            "Unknown option: '--foo'. All options: benchmark.sh codec --help\n", "codec", "--foo"),
        wrong(
            "Missing required option: '--dependency=GROUP:ARTIFACT:VERSION'. All options:"
                + " benchmark.sh new --help\n",
            "new",
            "dubbo-nonsense"),
        wrong("Unknown option: '-x'", "-x", "dubbo-kryo"),
        wrong("Missing required parameter for option '-p' (PORT)", "dubbo-kryo", "-p"),
        wrong("Missing required parameter for option '--threads' (N)", "dubbo-kryo", "-t"),
        wrong("Name a half or some pairs: "),
        wrong("-t 0: the number of threads is a whole number from 1 on.", "-t", "0", "inproc"),
        wrong("-t -1: the number of threads is", "-t", "-1", "inproc"),
        wrong("Invalid value for option '--threads': 'many' is not an int", "-t", "many", "x"),
        wrong("--forks 0: the number of forks is a whole number", "--forks", "0", "inproc"),
        wrong("-p 99999: a port is a number from 1 to 65535.", "-p", "99999", "dubbo-kryo"),
        wrong("-p 0: a port is a number from 1 to 65535.", "-p", "0", "dubbo-kryo"),
        wrong("-m slow: the mode is benchmark or profiling.", "-m", "slow", "dubbo-kryo"),
        wrong("-a takes --measurementIterations=value, ", "-a", "--iterations=3", "dubbo-kryo"),
        wrong("--cpus nonsense: write lists of CPUs", "--cpus", "nonsense", "dubbo-kryo"),
        wrong("'threads' in 'inproc@threads' is not key=value.", "inproc@threads"),
        wrong(
            "threads stands twice in 'inproc@threads=4,threads=1'.", "inproc@threads=4,threads=1"),
        wrong("--cpus server=0,server=0: server stands", "--cpus", "server=0,server=0", "inproc"),
        wrong("-o is for pairs; a half keeps no results.", "-o", "x", "inproc-client"),
        wrong("inproc-server takes -m, -s, -p, --jdk and --cpus;", "-t", "2", "inproc-server"),
        wrong(
            "inproc-server is a half and runs alone, in the foreground. Start 'inproc-client'",
            "inproc-server",
            "inproc-client"),
        wrong("list hands nothing to JMH, so '-f' after -- has no use. ", "list", "--", "-f", "3"),
        wrong("codec hands nothing to JMH, so '-f' after -- ", "codec", "inproc", "--", "-f", "3"),
        wrong("verify hands nothing to JMH, so '-f' after -- ", "verify", "inproc", "--", "-f"),
        wrong(
            "new hands nothing to JMH, so '--dry-run' after -- has no use. Leave it out.",
            "new",
            "dubbo-nonsense",
            "--dependency",
            "org.example:nonsense:1",
            "--",
            "--dry-run"),
        wrong("JMH does not take this: ", "inproc-client", "--", "--no-such-option"));
  }

  private static Arguments wrong(String sentence, String... words) {
    return Arguments.of(List.of(words), sentence);
  }
}
