// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.PartCounts;
import benchmark.cli.text.HtmlRenderer;
import benchmark.cli.text.TextRenderer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SoakReportTest {

  @TempDir private Path folder;

  private SoakReport report(SimulatedSoak soak) {
    soak.write(folder);
    return SoakReport.read(folder);
  }

  private static String flat(SoakReport report) {
    return TextRenderer.render(report.document()).replaceAll("\\s+", " ");
  }

  @Test
  void saysWhatMovesAndHowTheRunEnded() {
    assertThat(
            flat(
                report(
                    new SimulatedSoak(1, 60, 10)
                        .with("server.threads", 1_200)
                        .ended(SoakRecord.BY_HAND))))
        .contains(
            "10 min 00 s measured of 10 min 00 s, interrupted at 2026-01-01T00:10:00Z.",
            "until both sides had almost stopped compiling.",
            "none failed.",
            "Not steady: server threads: grows by 1.19k an hour.");
  }

  @Test
  void readsWhatAKilledRunHasLeft() throws Exception {
    new SimulatedSoak(1, 30, 10).ended(null).write(folder);
    Path timeline = folder.resolve(Timeline.FILE);
    Files.writeString(timeline, "1767225900000,client,11,10.0,20", StandardOpenOption.APPEND);

    assertThat(flat(SoakReport.read(folder)))
        .contains(
            "5 min 00 s measured of 5 min 00 s, killed, or lost in a crash, after"
                + " 2026-01-01T00:05:00Z.");

    try (var more = Timeline.append(folder)) {
      more.append(Files.readAllLines(timeline).subList(1, 3));
    }
    assertThat(flat(SoakReport.read(folder))).contains("5 min 10 s measured");
  }

  @Test
  void readsARunThatStillGoesOn() {
    RunFolder measured = RunFolder.create(folder, "dubbo-kryo-soak").lock();
    new SimulatedSoak(1, 30, 10).ended(null).write(measured.path());

    assertThat(flat(SoakReport.read(measured.path())))
        .contains("5 min 00 s measured of 5 min 00 s, still running.");
    measured.succeed();
  }

  @Test
  void aRunThatWasKilledAtOnceWasKilledAfterItsBegin() {
    assertThat(flat(report(new SimulatedSoak(1, 0, 10).ended(null))))
        .contains("killed, or lost in a crash, after 2026-01-01T00:00:00Z. Nothing was measured.");
  }

  @Test
  void holdsTheRunAgainstWhatIsExpected() {
    SoakReport report =
        report(
            new SimulatedSoak(1, 60, 10)
                .with("server.threads", 1_200)
                .expecting("errors<=0", "fullgc<=0", "threads.growth<=0", "heap.growth<=200MiB"));

    assertThat(report.checks())
        .hasSameSizeAs(report.verdicts())
        .extracting(ExpectationCheck::variant)
        .containsOnly(report.record().variant());
    assertThat(report.exported())
        .anySatisfy(
            it -> {
              assertThat(it.operation()).isEqualTo("client threads");
              assertThat(it.columns()).containsKeys("first", "last", "hourly_change");
            });
    assertThat(report.verdicts())
        .containsExactly(
            ExpectationVerdict.YES,
            ExpectationVerdict.YES,
            ExpectationVerdict.YES,
            ExpectationVerdict.YES,
            ExpectationVerdict.NO,
            ExpectationVerdict.YES,
            ExpectationVerdict.YES);
    assertThat(TextRenderer.render(report.document()))
        .containsPattern("threads.growth +server +<= 0 +\\d+.* no")
        .containsPattern("errors +all +<= 0 +0 +yes");
  }

  @Test
  void saysWhatCallersSawOfARestart() {
    assertThat(flat(report(new SimulatedSoak(1, 60, 10).restarted(30, 2))))
        .contains(
            "Time without an answer: 2.50 s. Until all calls were answered again: 3.00 s. Failed"
                + " calls: 120. In all, 120 were RemotingException: closed. Back at their levels:"
                + " client threads, client file descriptors, client connections, client heap after"
                + " GC, client resident memory, server threads, server file descriptors, server heap"
                + " after GC and server resident memory.",
            "120 failed (120 RemotingException: closed)",
            "1 kill 2.00 s 2.51 s 3.00 s 120",
            "200 to 200");
  }

  @Test
  void saysThatNothingWasMeasured() {
    assertThat(flat(report(new SimulatedSoak(1, 0, 10))))
        .contains("mixed, 20 callers, intervals of 10 s; done. Nothing was measured.");
  }

  @Test
  void saysThatCompilersWereStillAtWork() {
    assertThat(flat(report(new SimulatedSoak(1, 6, 10))))
        .contains(
            "Warm-up: 20 s, while both sides were still compiling, because measuring had to begin.");
  }

  @Test
  void saysWhenNoFileDescriptorWouldBeLeft() {
    assertThat(flat(report(new SimulatedSoak(1, 60, 10).with("client.descriptors", 20_000))))
        .containsPattern(
            "client file descriptors: grows by [\\d.]+k an hour; no file descriptor would be left"
                + " in \\d\\d min");
  }

  @Test
  void saysOfARestartThatWasNotOver() {
    assertThat(flat(report(new SimulatedSoak(1, 35, 10).restarted(30, -1))))
        .contains("1 kill never 2.51 s 3.00 s 120");
  }

  @Test
  void saysThatARateWasNotKept() {
    assertThat(flat(report(new SimulatedSoak(1, 60, 10).offering(400_000))))
        .containsPattern(
            "The rate was not kept after the warm-up: of 20400000 calls due, \\d+ \\((49|5[0-2])%\\) were"
                + " neither answered in time nor failed. Give a lower --rate.");
  }

  @Test
  void saysNothingOfARateThatWasKept() {
    assertThat(flat(report(new SimulatedSoak(1, 60, 10).offering(10)))).doesNotContain("not kept");
  }

  @Test
  void namesLevelsThatAreHigherAfterARestart() {
    assertThat(
            flat(
                report(
                    new SimulatedSoak(1, 60, 10)
                        .with("server.threads", 1_200)
                        .restarted(10, 2)
                        .restarted(30, 2))))
        .contains(
            "Failed calls: median 120, 120 to 120. In all, 240 were RemotingException: closed."
                + " Higher than before: server threads after 2 of 2 restarts.");
  }

  @Test
  void drawsWhatMovesOverTheWholeTimeWithItsVerdict() {
    String page =
        HtmlRenderer.render(
                report(new SimulatedSoak(1, 60, 10).with("server.threads", 1_200)).page())
            .render();

    assertThat(page)
        .contains("threads, server: grows by 1.19k an hour</figcaption>")
        .doesNotContain("NaN")
        .contains(": steady</figcaption>");
  }

  @Test
  void fiftyHoursMakeASmallPageWithEveryPeak() {
    SoakReport report = report(new SimulatedSoak(1, 18_000, 10).restarted(9_000, 2));

    String page = HtmlRenderer.render(report.page()).render();
    assertThat(page.length()).isLessThan(1_000_000);
    assertThat(page)
        .contains(
            "throughput, client",
            "heap after GC, server",
            "vertical lines are dashed: at 25",
            "class=\"limit\"");
  }

  @Test
  void whatHappensAllTheTimeIsAStripOfShortLinesAlsoOnThePageOfSeveralParts() {
    var soak = new SimulatedSoak(1, 18_000, 10).between(new PartCounts(2, 2));
    for (int i = 30; i < 18_000; i += 30) {
      soak.restarted(i, 2);
      soak.resized(i, i);
    }

    String page = HtmlRenderer.render(report(soak).page()).render();

    assertThat(page.length()).isLessThan(1_000_000);
    assertThat(page)
        .contains(
            "throughput, clients",
            "heap after GC, server-2",
            "A server was restarted 599 times: the short lines at the top.",
            "The size of texts changed 598 times: the short lines at the bottom.",
            "class=\"limit short\"",
            "class=\"change short\"")
        .doesNotContain("class=\"limit\"", "class=\"change\"");
  }

  @Test
  void freshJvmsBeginALineOfTheirOwn() {
    String page =
        HtmlRenderer.render(report(new SimulatedSoak(1, 60, 10).continued(30)).page()).render();

    assertThat(page).doesNotContain("NaN");
    assertThat(page.split("<polyline", -1))
        .hasSize(2 * page.split("Fresh JVMs began at 5\\.", -1).length - 1)
        .hasSizeGreaterThan(30);
  }

  @Test
  void theChangeOfASizeLooksOtherThanARestart() {
    var soak = new SimulatedSoak(1, 60, 10).restarted(12, 2).resized(0, 20).resized(30, 2_000);

    assertThat(HtmlRenderer.render(report(soak).page()).render())
        .contains("lines are dashed: at 2.", "lines are dotted: at 5.")
        .contains("class=\"limit\"", "class=\"change\"");
  }

  @Test
  void saysWhyARunHasFailedWithoutTheLog() {
    String failure =
        "dubbo-kryo-server ended during the run (exit status 137). The last lines of its log:\n "
            + " READY"
            + "\nAll files of the run are kept in results/X.failed";

    assertThat(flat(report(new SimulatedSoak(1, 6, 10).ended(failure))))
        .contains(
            "dubbo-kryo-server ended during the run (exit status 137) at 2026-01-01T00:01:00Z.");
  }

  @Test
  void saysOfARunThatCouldNotWriteHowItEnded() throws Exception {
    Path failed = Files.createDirectory(folder.resolve("X-soak.failed"));
    new SimulatedSoak(1, 6, 10).ended(null).write(failed);

    assertThat(flat(SoakReport.read(failed)))
        .contains(
            "1 min 00 s measured of 1 min 00 s, failed: the reason could not be written, perhaps"
                + " because the disk was full.");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void saysThatTheDiskIsFull() throws Exception {
    Path file = folder.resolve(Timeline.FILE);
    Files.createSymbolicLink(file, Path.of("/dev/full"));

    assertThatThrownBy(() -> new SimulatedSoak(1, 3, 10).write(folder))
        .hasMessage(
            "Cannot write %s: No space left on device. Check disk space, or give another folder"
                + " with -o.",
            file)
        .isInstanceOf(UserError.class);
  }

  @Test
  void findsTheFolderOfARunThatGoesOn() throws Exception {
    Path running = Files.createDirectory(folder.resolve("X-soak.partial"));
    new SimulatedSoak(1, 3, 10).write(running);

    assertThat(RunFolder.renamed(folder.resolve("X-soak"), SoakRecord::isIn)).isEqualTo(running);
    assertThat(SoakRecord.isIn(running)).isTrue();
  }

  @Test
  void refusesADamagedFile() throws Exception {
    new SimulatedSoak(1, 3, 10).write(folder);
    Files.writeString(folder.resolve(Timeline.FILE), "");

    assertThatThrownBy(() -> SoakReport.read(folder))
        .hasMessage(
            "%s is damaged: it should hold a line for each process and interval of a long run."
                + " Measure again.",
            folder.resolve(Timeline.FILE));
  }
}
