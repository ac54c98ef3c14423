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
        wrong(
            "There is no pair, server or client named 'dubbo-kyro'. Nearest: dubbo-kryo, ",
            "dubbo-kyro"),
        wrong(
            "There is no pair, server or client named 'dubbo-kryo-sever'. Nearest: dubbo-kryo-server, ",
            "dubbo-kryo-sever"),
        wrong(
            "There is no pair, server or client named 'nonsense'. Nearest: ",
            "dubbo-kryo",
            "nonsense"),
        wrong(
            "'dubbo-kryo-client' is the client of a pair; name the pair, ",
            "codec",
            "dubbo-kryo-client"),
        wrong(
            "'dubbo-kryo-client' is the client of a pair; name the pair, ",
            "verify",
            "dubbo-kryo-client"),
        wrong(
            "'dubbo-kryo-server' is the server of a pair; name the pair, dubbo-kryo.",
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
        wrong("Name a pair, a server or a client: "),
        wrong("Invalid value for option '--threads': '0' is not a positive", "-t", "0", "inproc"),
        wrong("Invalid value for option '--threads': '-1' is not a", "-t", "-1", "inproc"),
        wrong(
            "Invalid value for option '--threads': 'many' is not a positive integer",
            "-t",
            "many",
            "x"),
        wrong("Invalid value for option '--forks': '0' is not a", "--forks", "0", "inproc"),
        wrong("Invalid value for option '-p': '99999' is not a port;", "-p", "99999", "inproc"),
        wrong("Invalid value for option '-p': '0' is not a port;", "-p", "0", "dubbo-kryo"),
        wrong(
            "Invalid value for option '-m': expected one of [BENCHMARK, ", "-m", "slow", "inproc"),
        wrong("-a takes --measurementIterations=value, ", "-a", "--iterations=3", "dubbo-kryo"),
        wrong("--cpus nonsense: write lists of CPUs", "--cpus", "nonsense", "dubbo-kryo"),
        wrong("'threads' in 'inproc@threads' is not key=value.", "inproc@threads"),
        wrong(
            "threads is given twice in 'inproc@threads=4,threads=1'.",
            "inproc@threads=4,threads=1"),
        wrong("--cpus server=0,server=0: server is given", "--cpus", "server=0,server=0", "inproc"),
        wrong("-o is for pairs; a server or client keeps no results.", "-o", "x", "inproc-client"),
        wrong("inproc-server takes -m, -s, -p, --jdk and --cpus;", "-t", "2", "inproc-server"),
        wrong(
            "inproc-server runs alone, in the foreground. Start 'inproc-client' in another",
            "inproc-server",
            "inproc-client"),
        wrong("list takes no JMH options; remove '-f' after --.", "list", "--", "-f", "3"),
        wrong("codec takes no JMH options; remove '-f'", "codec", "inproc", "--", "-f", "3"),
        wrong("verify takes no JMH options; remove '-f'", "verify", "inproc", "--", "-f"),
        wrong(
            "new takes no JMH options; remove '--dry-run' after --.",
            "new",
            "dubbo-nonsense",
            "--dependency",
            "org.example:nonsense:1",
            "--",
            "--dry-run"),
        wrong(
            "'--threads' has no effect before compare; write it after compare. All options:"
                + " benchmark.sh compare --help\n",
            "-t",
            "8",
            "compare",
            "inproc",
            "inproc"),
        wrong("JMH does not take this: ", "inproc-client", "--", "--no-such-option"));
  }

  private static Arguments wrong(String sentence, String... words) {
    return Arguments.of(List.of(words), sentence);
  }
}
