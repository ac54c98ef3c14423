// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ReadyLineTest {

  @Test
  void isReadAsItWasWritten() {
    var alone = new ReadyLine("127.0.0.1:8080", OptionalInt.empty());
    var counted = new ReadyLine("[::1]:8080", OptionalInt.of(40123));

    assertThat(alone.toLine()).isEqualTo("READY 127.0.0.1:8080");
    assertThat(ReadyLine.find(alone.toLine() + "\n")).contains(alone);
    assertThat(ReadyLine.find("a framework's banner\n" + counted.toLine() + "\r\nmore"))
        .contains(counted);
  }

  @Test
  void followsTheLibrariesOfAServerThatIsNoJvm() {
    String printed = "LIBRARY go 1.26.8\na log\nLIBRARY google.golang.org/grpc 1.85.0\nLIBRARY x\n";

    assertThat(ReadyLine.libraries(printed + "READY 127.0.0.1:8080\n"))
        .isEqualTo(Map.of("go", "1.26.8", "google.golang.org/grpc", "1.85.0"));
  }

  @Test
  void isNotFoundBeforeItsEndHasArrived() {
    assertThat(ReadyLine.find("READY 127.0.0.1:8080 counters 401")).isEmpty();
    assertThat(ReadyLine.find("READY 127.0.0.1:8080")).isEmpty();
    assertThat(ReadyLine.find("not READY yet\n")).isEmpty();
  }
}
