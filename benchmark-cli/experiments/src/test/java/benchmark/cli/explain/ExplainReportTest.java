// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.explain.ExplainRecord.Profile;
import benchmark.cli.explain.ExplainRecord.Row;
import benchmark.cli.explain.ExplainRecord.Values;
import benchmark.cli.project.Role;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Origin;
import benchmark.cli.text.HtmlRenderer;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainReportTest {

  private static final Instant START = Instant.parse("2026-11-24T01:02:03Z");

  /** So little that it widens no interval of these tests. */
  private static final double SAMPLE = 1e-6;

  @TempDir Path folder;

  private int unsustained;
  private Values compiling; // of both sides; none in files of earlier versions
  private List<Row> moreOfClient = List.of();
  private List<String> variants = List.of("a", "b");
  private Values allocated = values(0, 0);
  private List<Row> allocating = List.of(); // of the client

  @Test
  void namesWhatTheDifferenceComesFrom() {
    ExplainReport report = report(values(30_000, 25_000), values(9_000, 4_000));

    assertThat(TextRenderer.render(report.answer()).replaceAll("\\s+", " "))
        .isEqualTo(
            "b uses 10.0 ± 0.00 µs less CPU time per call than a (-16.7%): client -5.00, server"
                + " -5.00. The samples account for 100% (± 0) of it. The libraries that differ most: hessian -5.00 (client),"
                + " hessian -5.00 (server), kryo +0.05 (client) µs. The allocation of a call does"
                + " not differ beyond noise: +0.00 ± 0.00 kB. ");
    assertThat(TextRenderer.render(report.tables(true)))
        .contains(
            """
            CPU µs of existUser, by library
            """,
            "\nhessian      9.00  4.00  -5.00 ± 0.00*\n",
            "Hessian2Output.writeObject          hessian  client  -5.00 ± 0.00*",
            "these 3, 100% of what was measured                    -9.95 ± 0.00",
            "Setup: 12k calls/s, 3 blocks, recorded for 10 s each in both variants.");
    assertThat(HtmlRenderer.render(report.page(report.folder())).render())
        .contains("href=\"client-cpu-b.html\"", "href=\"client-cpu-a.html\"");
    assertThat(MarkdownRenderer.render(report.document())).doesNotContain(".html");
  }

  @Test
  void saysWhenThereIsNothingToExplain() {
    Values noisy =
        new Values(List.of(30_000.0, 31_000.0, 29_500.0), List.of(30_500.0, 30_000.0, 30_100.0));

    assertThat(TextRenderer.render(report(noisy, noisy).answer()))
        .startsWith("The CPU time of a call does not differ beyond noise: +0.07 ± ");
  }

  /** The total varies, but one method differs all the same. */
  @Test
  void saysOfMethodsThatDifferWithinATotalThatDoesNot() {
    Values noisy =
        new Values(List.of(30_000.0, 31_000.0, 29_500.0), List.of(30_500.0, 30_000.0, 30_100.0));

    assertThat(
            TextRenderer.render(report(noisy, values(9_000, 9_400)).answer())
                .replaceAll("\\s+", " "))
        .contains(" Single libraries or methods do: see the tables.");
  }

  @Test
  void saysWhatTheCountersDidNotTell() {
    Values unknown = values(Double.NaN, Double.NaN);
    ExplainReport report = report(unknown, values(9_000, 4_000));

    assertThat(TextRenderer.render(report.answer()))
        .startsWith("The CPU time of a call is not known on both sides.");
    assertThat(TextRenderer.render(report.tables(true))).containsPattern("\nmeasured +- +- +-");
  }

  /** A frame that varies more than it differs stands behind one that differs. */
  @Test
  void putsFirstWhatDiffersForCertain() {
    Values noisy =
        new Values(List.of(30_000.0, 90_000.0, 29_500.0), List.of(90_500.0, 30_000.0, 60_100.0));

    assertThat(TextRenderer.render(report(values(30_000, 30_000), noisy).tables(true)))
        .containsPattern("(?s)by frame.*Kryo.writeObject +kryo .*\\*\nHessian2Output.*\nthese 3 +")
        .doesNotContain("of what was measured");
  }

  /** Among the libraries, what the kernel does is apart. */
  @Test
  void aFrameHasOneRowWithWhatTheKernelDoesForIt() {
    moreOfClient =
        List.of(
            new Row(Libraries.KERNEL, "com.caucho.Hessian2Output.writeObject", values(0, 1_000)));

    assertThat(
            TextRenderer.render(report(values(30_000, 25_000), values(9_000, 4_000)).tables(true)))
        .containsPattern("\nkernel +0\\.00 +1\\.00 +\\+1\\.00 ± 0\\.00\\*\n")
        .containsPattern("Hessian2Output.writeObject +hessian +client +-4\\.00 ± 0\\.00\\*\n")
        .contains("these 3, ");
  }

  @Test
  void warnsOfStepsThatDidNotHaveTheSameLoad() {
    unsustained = 3;

    assertThat(
            TextRenderer.render(report(values(30_000, 25_000), values(9_000, 4_000)).answer())
                .replaceAll("\\s+", " "))
        .contains(
            "In 3 of 12 steps, calls were not answered as fast as they came,",
            " Explain again at a lower rate: ./benchmark.sh explain --rate 6000 … ");
  }

  @Test
  void saysHowMuchOfTheDifferenceIsThatOfCompilers() {
    compiling = values(0.31, 0.062);
    moreOfClient = List.of(new Row(Libraries.JIT, "CompileBroker::", values(4_000, 1_000)));

    assertThat(warnings(report(values(30_000, 25_000), values(9_000, 7_000))))
        .isEqualTo(
            "! Compilers were at work while calls were recorded (a: client 31%, server 31%; b:"
                + " client 6.2%, server 6.2% of the time), which the CPU time of a call includes:"
                + " -3.00 ± 0.00 of -10.0 µs. Without them, the samples differ by -3.95 ± 0.00 µs."
                + " Warm up longer: ./benchmark.sh explain --warmup 60s … ");
  }

  /** The Flight Recorder does not see compilers, but the counters do. */
  @Test
  void saysOfCompilersThatWereNotSampled() {
    compiling = values(0.31, 0.04);

    assertThat(warnings(report(values(30_000, 25_000), values(9_000, 7_000))))
        .isEqualTo(
            "! Compilers were at work while calls were recorded (a: client 31%, server 31% of the"
                + " time), which the CPU time of a call includes. Warm up longer: ./benchmark.sh"
                + " explain --warmup 60s … ");
  }

  @Test
  void doesNotWarnOfCompilersThatWereCalm() {
    compiling = values(0.04, 0.01);

    assertThat(TextRenderer.render(report(values(30_000, 25_000), values(9_000, 4_000)).answer()))
        .doesNotContain("Warnings", "Compilers");
  }

  private static String warnings(ExplainReport report) {
    return TextRenderer.render(report.answer())
        .replaceAll("\\s+", " ")
        .replaceFirst(".* Warnings ", "");
  }

  /** One of two libraries, one on each side, has a p-value of 0.038: enough for one, not two. */
  @Test
  void aTableHasNoMoreStarsThanTheSentenceNamesLibraries() {
    Row nearly =
        new Row(
            "netty",
            "io.netty.Channel.write",
            new Values(List.of(2_000.0, 2_000.0, 2_000.0), List.of(650.0, 1_000.0, 1_350.0)));
    Row same = new Row("netty", "io.netty.Channel.read", values(2_000, 2_000));
    store(values(30_000, 25_000), List.of(nearly), List.of(same));
    ExplainReport report = ExplainReport.KIND.read(folder);

    assertThat(TextRenderer.render(report.answer()).replaceAll("\\s+", " "))
        .contains(" No library is certain to differ.");
    assertThat(TextRenderer.render(report.tables(true)))
        .containsPattern("\nnetty +2\\.00 +1\\.00 +-1\\.00 ± 0\\.87\n")
        .doesNotContain("0.87*");
  }

  @Test
  void saysWhereTheTimeOfOneVariantGoes() {
    ExplainReport report = reportOfOne();

    assertThat(TextRenderer.render(report.answer()).replaceAll("\\s+", " "))
        .isEqualTo(
            "a uses 40.0 ± 4.97 µs of CPU time per call: client 20.0, server 20.0. The samples"
                + " account for 78% (± 3) of it. The libraries that take most: hessian 15.0"
                + " (server), hessian 10.0 (client), netty 6.00 (client) µs. a allocates 8.00 ±"
                + " 0.00 kB per call: client 4.00, server 4.00. The samples account for 38% (± 0)"
                + " of it. The libraries that take most: hessian 3.00 (client) kB. ");
    assertThat(TextRenderer.render(report.tables(true)))
        .isEqualTo(
            """
            CPU µs of existUser, by library
                            per call  share
            client
            hessian      10.0 ± 2.48    25%
            netty        6.00 ± 0.00    15%
            others       0.10 ± 0.00   0.3%
            all samples  16.1 ± 2.48    40%
            measured     20.0 ± 2.48    50%
            server
            hessian      15.0 ± 2.48    38%
            all samples  15.0 ± 2.48    38%
            measured     20.0 ± 2.48    50%

            CPU µs of existUser, by frame
            frame                       library  side       per call  share
            Hessian2Input.readObject    hessian  server  15.0 ± 2.48    38%
            Hessian2Output.writeObject  hessian  client  10.0 ± 2.48    25%
            Channel.write               netty    client  6.00 ± 0.00    15%
            Kryo.writeObject            kryo     client  0.10 ± 0.00   0.3%
            these 4                                      31.1 ± 4.97    78%

            Allocated kB of existUser, by library
                            per call  share
            client
            hessian      3.00 ± 0.00    38%
            all samples  3.00 ± 0.00    38%
            measured     4.00 ± 0.00    50%
            server
            all samples  0.00 ± 0.00   0.0%
            measured     4.00 ± 0.00    50%

            Allocated kB of existUser, by frame
            frame                       library  side       per call  share
            Hessian2Output.writeObject  hessian  client  3.00 ± 0.00    38%
            these 1                                      3.00 ± 0.00    38%
            Variant: a. ± is the 95% interval over blocks of fresh JVMs; a share is that of
            what was measured on both sides together. What the JDK does counts towards the
            method that called it; what the kernel does is shown under that method.

            Setup: 12k calls/s, 3 blocks, recorded for 10 s each. The JDK sampled threads by
            their CPU time.
            """);
    assertThat(HtmlRenderer.render(report.page(report.folder())).render())
        .contains("Flame graphs", "href=\"client-cpu.html\"", "href=\"server-alloc.html\"")
        .doesNotContain("Differential", "-a.html", "-b.html");
  }

  @Test
  void warnsOfOneVariantInItsOwnWords() {
    unsustained = 3;
    compiling = alone(0.31, 0.31, 0.31);
    moreOfClient = List.of(new Row(Libraries.JIT, "compilation", alone(900, 900, 900)));

    assertThat(warnings(reportOfOne()))
        .isEqualTo(
            "! In 3 of 6 steps, calls were not answered as fast as they came, so the load was higher"
                + " than can be sustained. Explain again at a lower rate: ./benchmark.sh explain"
                + " --rate 6000 … ! Compilers were at work while calls were recorded (a: client"
                + " 31%, server 31% of the time), which the CPU time of a call includes: 0.90 ±"
                + " 0.00 of 40.0 µs. Without them, the samples add up to 31.1 ± 4.97 µs. Warm up"
                + " longer: ./benchmark.sh explain --warmup 60s … ");
  }

  @Test
  void refusesARecordOfOneVariantWithTheValuesOfTwo() {
    variants = List.of("a");

    assertThatThrownBy(() -> report(values(30_000, 25_000), values(9_000, 4_000)))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("what explain has found");
  }

  @Test
  void refusesWhatIsNotOne() throws IOException {
    Files.writeString(folder.resolve(ExplainRecord.FILE.name()), "{}");

    assertThatThrownBy(() -> ExplainReport.KIND.read(folder))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("what explain has found");
  }

  private ExplainReport report(Values measured, Values hessian) {
    var ofClient = new ArrayList<>(moreOfClient);
    ofClient.add(new Row("hessian", "com.caucho.Hessian2Output.writeObject", hessian));
    ofClient.add(new Row("kryo", "com.esoteric.Kryo.writeObject", values(300, 350)));
    store(
        measured,
        ofClient,
        List.of(new Row("hessian", "com.caucho.Hessian2Input.readObject", hessian)));
    return ExplainReport.KIND.read(folder);
  }

  /** Most is hessian's; 1 of 100 bytes is netty's, which is too little for a row of its own. */
  private ExplainReport reportOfOne() {
    variants = List.of("a");
    allocated = alone(4_000, 4_000, 4_000);
    allocating =
        List.of(
            new Row(
                "hessian", "com.caucho.Hessian2Output.writeObject", alone(3_000, 3_000, 3_000)));
    Values measured = alone(19_000, 20_000, 21_000);
    var ofClient = new ArrayList<>(moreOfClient);
    ofClient.add(
        new Row("hessian", "com.caucho.Hessian2Output.writeObject", alone(9_000, 10_000, 11_000)));
    ofClient.add(new Row("netty", "io.netty.Channel.write", alone(6_000, 6_000, 6_000)));
    ofClient.add(new Row("kryo", "com.esoteric.Kryo.writeObject", alone(100, 100, 100)));
    store(
        measured,
        ofClient,
        List.of(
            new Row(
                "hessian", "com.caucho.Hessian2Input.readObject", alone(14_000, 15_000, 16_000))));
    return ExplainReport.KIND.read(folder);
  }

  private void store(Values measured, List<Row> ofClient, List<Row> ofServer) {
    ExplainRecord.FILE.write(
        folder,
        new ExplainRecord(
            List.of("explain", "a", "b"),
            variants,
            new Origin(null, null, null, START, START, null, null),
            new ExplainRecord.Calls("user", "existUser", 12_000, 5, unsustained),
            Sampler.CPU_TIME,
            List.of(
                new Profile(Role.CLIENT, Metric.CPU, measured, compiling, SAMPLE, ofClient),
                new Profile(Role.SERVER, Metric.CPU, measured, compiling, SAMPLE, ofServer),
                new Profile(Role.CLIENT, Metric.ALLOC, allocated, null, 0, allocating),
                new Profile(Role.SERVER, Metric.ALLOC, allocated, null, 0, List.of()))));
  }

  private static Values alone(double... blocks) {
    return new Values(Arrays.stream(blocks).boxed().toList(), null);
  }

  private static Values values(double base, double candidate) {
    return new Values(List.of(base, base, base), List.of(candidate, candidate, candidate));
  }
}
