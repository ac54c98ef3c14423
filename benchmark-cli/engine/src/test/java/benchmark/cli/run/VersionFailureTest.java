// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.error.UserError;
import benchmark.cli.project.FabricatedProject;
import benchmark.launch.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VersionFailureTest {

  private static final UserError FAILURE = UserError.failure("It failed:%n  why");

  @TempDir Path root;

  private Path file;

  @BeforeEach
  void choose() {
    file = root.resolve("server.failure");
  }

  @ParameterizedTest
  @EnumSource(names = {"START", "CHECK"})
  void aFailureBeforeMeasuringLeads(Failure.Kind kind) throws IOException {
    leave(new Failure(kind, "RpcException: No such codec"));

    UserError explained = explain("rpc-codec@rpc=2.7.23");
    assertThat(explained)
        .hasMessage(
            "rpc-codec cannot run on RPC 2.7.23: RpcException: No such codec%nIt failed:%n  why"
                .formatted());
    assertThat(explained.status()).isEqualTo(1);
  }

  @Test
  void bothVersionsAreNamedWhereTheyDiffer() throws IOException {
    leave(new Failure(Failure.Kind.START, "RpcException: No such codec"));

    assertThat(explain("rpc-codec@rpc=3.0.15,server.rpc=2.7.23"))
        .hasMessageStartingWith(
            "rpc-codec cannot run on RPC 3.0.15 (client) and 2.7.23 (server): RpcException: ");
  }

  @ParameterizedTest
  @EnumSource(names = {"CALL", "WRONG_ANSWER", "UNREACHABLE"})
  void whatIsNotTheVersionsFaultDoesNotLead(Failure.Kind kind) throws IOException {
    leave(new Failure(kind, "TimeoutException: 300 ms"));

    assertThat(explain("rpc-codec@rpc=2.7.23")).isSameAs(FAILURE);
  }

  @Test
  void withoutAChosenVersionNothingLeads() throws IOException {
    leave(new Failure(Failure.Kind.START, "something"));

    assertThat(explain("rpc-codec@threads=2")).isSameAs(FAILURE);
  }

  @Test
  void aJvmThatHasLeftNothingTellsNothing() {
    assertThat(explain("rpc-codec@rpc=2.7.23")).isSameAs(FAILURE);
  }

  private void leave(Failure failure) throws IOException {
    Files.writeString(file, failure.toLine() + "\n");
  }

  private UserError explain(String variant) {
    var project =
        new FabricatedProject(root)
            .framework("rpc-base", "rpc", "RPC", "rpc.version", "org.example:rpc")
            .pairOn("rpc-base", "rpc-codec")
            .project();
    return VersionFailure.explain(Variant.parse(variant, project), project, FAILURE, file);
  }
}
