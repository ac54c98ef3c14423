// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class JavaOptionsTest {

  @Test
  void areThoseThatEveryJvmReads() {
    assertThat(
            JavaOptions.of(
                Map.of(
                    "JAVA_TOOL_OPTIONS", "-Da=b",
                    "JDK_JAVA_OPTIONS", " ",
                    "_JAVA_OPTIONS", "-Xmx1g",
                    "JAVA_HOME", "/opt/jdk")))
        .isEqualTo(Map.of("JAVA_TOOL_OPTIONS", "-Da=b", "_JAVA_OPTIONS", "-Xmx1g"));
  }
}
