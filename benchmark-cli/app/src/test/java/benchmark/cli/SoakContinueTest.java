// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.ChildProcesses;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.Provenance;
import benchmark.cli.run.CommandContext;
import benchmark.cli.soak.SimulatedSoak;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("a long run that cannot be continued")
class SoakContinueTest {

  @TempDir private Path run;

  @BeforeEach
  void hasEnded() {
    new SimulatedSoak(1, 60, 10).write(run);
  }

  private String refusal(String pair, String... options) {
    var words = new ArrayList<>(List.of("soak", "--minutes", "1", "--continue", run.toString()));
    words.addAll(List.of(options));
    words.add(pair);
    var context = new CommandContext(ProjectRoot.project(), new ChildProcesses(), null, words);
    var err = new StringWriter();
    int status =
        Main.commandLine(context)
            .setErr(new PrintWriter(err, true))
            .execute(context.ownArguments().toArray(String[]::new));

    assertThat(status).as(err.toString()).isEqualTo(ExitStatus.BAD_INPUT);
    return err.toString().strip();
  }

  private String then(String what) {
    return "--continue %s: %s. Give the options that it was started with.".formatted(run, what);
  }

  @Test
  void isOfAnotherPair() {
    assertThat(refusal("dubbo-fst"))
        .isEqualTo(
            "--continue %s is a run of dubbo-kryo. Name that pair, and no other.".formatted(run));
  }

  @Test
  void wasMeasuredOtherwise() {
    assertThat(refusal("dubbo-kryo", "-t", "5"))
        .isEqualTo(then("the call was mixed, 20 callers then, and is mixed, 5 callers now"));
    assertThat(refusal("dubbo-kryo", "--every", "1s"))
        .isEqualTo(then("--every was 10 s then, and is 1 s now"));
    assertThat(refusal("dubbo-kryo", "--tolerance", "5%"))
        .isEqualTo(then("--tolerance was 1.0% then, and is 5.0% now"));
    assertThat(refusal("dubbo-kryo", "--restart-server", "20s"))
        .isEqualTo(then("--restart-server was not given then, and is 20 s now"));
  }

  /** The record says something else. */
  private void edit(String from, String to) throws IOException {
    Path record = run.resolve("soak.json");
    String text = Files.readString(record);
    assertThat(text).contains(from);
    Files.writeString(record, text.replace(from, to));
  }

  @Test
  void itsServerWasEndedOtherwise() throws IOException {
    edit(
        "\"restarts\" : [ ]",
        "\"restarts\" : [ { \"begin\" : \"2026-01-01T00:05:00Z\", \"how\" : \"stop, killed\" } ]");
    edit("\"restartSeconds\" : 0.0", "\"restartSeconds\" : 20.0");

    assertThat(refusal("dubbo-kryo", "--restart-server", "20s", "--how", "kill"))
        .isEqualTo(then("--how was stop then, and is kill now"));
  }

  @Test
  void hadOtherCallsInFlight() throws IOException {
    edit("mixed, 20 callers", "mixed, 1000 calls a second (poisson)");
    edit("\"inFlight\" : null", "\"inFlight\" : 100");

    assertThat(refusal("dubbo-kryo", "--rate", "1k", "--in-flight", "50"))
        .isEqualTo(then("--in-flight was 100 then, and is 50 now"));
  }

  @Test
  void wasPinnedOtherwise() throws IOException {
    edit("\"cpus\" : { }", "\"cpus\" : { \"server\" : \"0\", \"client\" : \"1-3\" }");

    assertThat(refusal("dubbo-kryo"))
        .isEqualTo(then("--cpus was client=1-3,server=0 then, and is not given now"));
  }

  /** By a record of before pinning was kept, which is not compared then. */
  @Test
  void ranOnAnotherJdk() throws IOException {
    edit("\"cpus\" : { },", "");
    edit("17.0.15", "17.0.1");

    assertThat(refusal("dubbo-kryo"))
        .isEqualTo(
            then(
                "the JDK was 17.0.1 Debian then, and is %s now"
                    .formatted(Provenance.jdkInWords(Jdk.ofThisProcess()))));
  }

  @Test
  void wasMeasuredElsewhere() throws IOException {
    edit(
        "\"places\" : { }",
        "\"places\" : { \"server\" : \"ssh:blue\", \"client\" : \"ssh:red,ssh:green\" }");

    assertThat(refusal("dubbo-kryo"))
        .isEqualTo(
            then(
                "where it runs was client at ssh:red,ssh:green and server at ssh:blue then, and is"
                    + " this host now"));
  }

  @Test
  void reachedItsServerAtAnotherAddress() throws IOException {
    edit(
        "\"places\" : { }",
        "\"places\" : { \"server\" : \"exec:env\", \"client\" : \"local\", \"address\" :"
            + " \"10.0.0.1\" }");

    assertThat(refusal("dubbo-kryo", "--server", "exec:env", "--address", "10.0.0.2"))
        .isEqualTo(
            then(
                "where it runs was client at local and server at exec:env, reached at 10.0.0.1"
                    + " then, and is client at local and server at exec:env, reached at 10.0.0.2"
                    + " now"));
  }
}
