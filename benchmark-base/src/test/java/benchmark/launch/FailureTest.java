// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FailureTest {

  @TempDir Path dir;

  @AfterEach
  void nobodyWantsToKnow() {
    System.clearProperty(LaunchProperties.FAILURE.name());
  }

  @ParameterizedTest
  @EnumSource
  void survivesItsLine(Failure.Kind kind) {
    var failure = new Failure(kind, "RpcException: 地址 \"x\": y");

    assertThat(Failure.parse(failure.toLine())).contains(failure);
  }

  @Test
  void aCauseIsOneLine() {
    assertThat(new Failure(Failure.Kind.CALL, " a\n\tb\r\n").cause()).isEqualTo("a b");
    assertThat(Failure.parse(new Failure(Failure.Kind.START, null).toLine()))
        .contains(new Failure(Failure.Kind.START, "null"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "START", "START cause", "NO_SUCH_KIND\tcause", "start\tcause"})
  void anotherLineIsNoFailure(String line) {
    assertThat(Failure.parse(line)).isEmpty();
  }

  @Test
  void isLeftInTheFileThatIsNamed() {
    Path file = dir.resolve("failure");
    LaunchProperties.FAILURE.set(file);
    new Failure(Failure.Kind.WRONG_ANSWER, "got that").report();

    assertThat(Failure.read(file)).contains(new Failure(Failure.Kind.WRONG_ANSWER, "got that"));
  }

  @Test
  void withoutAFileNothingIsLeft() throws Exception {
    new Failure(Failure.Kind.CALL, "x").report();
    LaunchProperties.FAILURE.set(dir.resolve("no/such/folder"));
    new Failure(Failure.Kind.CALL, "x").report();

    assertThat(Failure.read(dir.resolve("failure"))).isEmpty();
    assertThat(Failure.read(Files.createFile(dir.resolve("empty")))).isEmpty();
  }
}
