// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.error.UserError;
import benchmark.cli.project.FabricatedProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VersionFailureTest {

  private static final UserError FAILURE = UserError.failure("It failed:%n  why");

  @TempDir Path root;

  private Path log;

  @BeforeEach
  void choose() {
    log = root.resolve("half.log");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The server did not start at localhost:80: IllegalStateException: No such extension x"
            + "|IllegalStateException: No such extension x",
        "The calls that check the answers before measuring failed: RpcException: No such codec. If"
            + " the server is not that of x, start the right one: benchmark.sh x"
            + "|RpcException: No such codec",
        "Exception in thread \"main\" java.lang.NoSuchMethodError: a.B.c()"
            + "|java.lang.NoSuchMethodError: a.B.c()",
        "Caused by: java.lang.ClassNotFoundException: a.B|java.lang.ClassNotFoundException: a.B"
      })
  void aCauseLeads(String line, String cause) throws IOException {
    Files.writeString(
        log, "Caused by: another before\n" + line + "\n\tat a.B.c(B.java:1)\n\t... 5 more\n");

    UserError explained = explain("dubbo-kryo@dubbo=2.7.23");
    assertThat(explained)
        .hasMessage("dubbo-kryo cannot run on Dubbo 2.7.23: %s%nIt failed:%n  why", cause);
    assertThat(explained.status()).isEqualTo(1);
  }

  @Test
  void withoutAChosenVersionNothingLeads() throws IOException {
    Files.writeString(log, "Caused by: something\n");

    assertThat(explain("dubbo-kryo@threads=2")).isSameAs(FAILURE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Unrecognized VM option 'NoSuchFlag'\nError: Could not create the Java Virtual Machine.",
        "Caused by: a warning\n\tat a.B.c(B.java:1)\nWrong answer to existUser(x): expected true, got false.",
        "A call of getUser failed: TimeoutException: 300 ms. If the server is not that of x, start"
      })
  void whatIsNotOfTheVersionDoesNotLead(String text) throws IOException {
    Files.writeString(log, text);

    assertThat(explain("dubbo-kryo@dubbo=2.7.23")).isSameAs(FAILURE);
  }

  @Test
  void aMissingLogTellsNothing() {
    assertThat(explain("dubbo-kryo@dubbo=2.7.23")).isSameAs(FAILURE);
  }

  private UserError explain(String variant) {
    var project = new FabricatedProject(root).pair("dubbo-kryo", "A row.", "rpc").project();
    return VersionFailure.explain(Variant.parse(variant, project), FAILURE, log);
  }
}
