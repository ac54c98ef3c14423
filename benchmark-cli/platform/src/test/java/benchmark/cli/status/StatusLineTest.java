// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("two runs at the same time")
class StatusLineTest {

  private static final String ERASED = "\r\033[K";

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  @Test
  void areBothOnTheOneLineOfATerminal() {
    StatusLine kryo = line(true, 80).beside();
    StatusLine hessian = kryo.beside();

    kryo.update("soak: 10%", "kryo: 1k/s");
    hessian.update("soak: 10%", "hessian: 2k/s");
    kryo.update("soak: 20%", "kryo: 3k/s");

    assertThat(printed())
        .isEqualTo(
            ERASED
                + "kryo: 1k/s"
                + ERASED
                + "kryo: 1k/s | hessian: 2k/s"
                + ERASED
                + "kryo: 3k/s | hessian: 2k/s");
  }

  @Test
  void haveEqualSharesOfTheColumnsAndWhatTheOtherLeaves() {
    StatusLine one = line(true, 24);
    StatusLine other = one.beside();

    one.update("", "1".repeat(30));
    other.update("", "2".repeat(30));
    assertThat(lastLine()).isEqualTo("1111111111 | 2222222222");

    one.update("", "1");
    assertThat(lastLine()).isEqualTo("1 | " + "2".repeat(19));
  }

  @Test
  void leaveTheLineToTheOtherWhenOneEnds() {
    StatusLine one = line(true, 80);
    StatusLine other = one.beside();
    one.update("", "one");
    other.update("", "other");

    one.clear();
    assertThat(lastLine()).isEqualTo("other");

    other.clear();
    assertThat(printed()).endsWith(ERASED);
  }

  @Test
  void goOnBelowWhatOneHasToReport() {
    var out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    StatusLine one = new StatusLine(out, true, 80);
    one.beside().update("", "other");

    one.printAbove(() -> out.print("the report of one\n"));

    assertThat(printed())
        .isEqualTo(ERASED + "other" + ERASED + "the report of one\n" + ERASED + "other");
  }

  @Test
  void neverWaitForWhatTheOtherReports() {
    var out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    StatusLine one = new StatusLine(out, true, 80);
    StatusLine other = one.beside();
    other.update("", "10%");

    one.printAbove(
        () -> {
          CompletableFuture.runAsync(() -> other.update("", "20%")).orTimeout(20, SECONDS).join();
          out.print("the report of one\n");
        });

    assertThat(printed())
        .isEqualTo(ERASED + "10%" + ERASED + "the report of one\n" + ERASED + "20%");
  }

  @Test
  void haveALineForEachOfTheirHeadlinesInAFile() {
    StatusLine one = line(false, 80);
    StatusLine other = one.beside();

    one.update("one: 10%", "1k/s");
    other.update("other: 10%", "2k/s");
    one.update("one: 10%", "3k/s");
    one.printAbove(() -> {});

    assertThat(printed())
        .isEqualToNormalizingNewlines(
            """
            one: 10%  1k/s
            other: 10%  2k/s
            """);
  }

  private StatusLine line(boolean terminal, int columns) {
    return new StatusLine(
        new PrintStream(printed, true, StandardCharsets.UTF_8), terminal, columns);
  }

  private String printed() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  private String lastLine() {
    return printed().substring(printed().lastIndexOf(ERASED) + ERASED.length());
  }
}
