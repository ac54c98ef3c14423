// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JvmEnvironmentTest {

  @Test
  void hasTheOptionsThatEveryJvmReads() {
    assertThat(
            JvmEnvironment.of(
                Map.of(
                    "JAVA_TOOL_OPTIONS", "-Da=b",
                    "JDK_JAVA_OPTIONS", " ",
                    "_JAVA_OPTIONS", "-Xmx1g",
                    "JAVA_HOME", "/opt/jdk")))
        .isEqualTo(Map.of("JAVA_TOOL_OPTIONS", "-Da=b", "_JAVA_OPTIONS", "-Xmx1g"));
  }

  @Test
  void hasWhatFrameworksAndTheCLibraryRead() {
    var read =
        Map.of(
            "LD_PRELOAD", "/usr/lib/libjemalloc.so.2",
            "MALLOC_ARENA_MAX", "2",
            "GLIBC_TUNABLES", "glibc.malloc.arena_max=1",
            "DUBBO_PROTOCOL_THREADS", "7",
            "SPRING_PROFILES_ACTIVE", "test",
            "GRPC_EXPERIMENTAL_XDS", "true",
            "PAIR_CONNECTIONS", "9");
    var environment = new HashMap<>(read);
    environment.put("PATH", "/bin");
    environment.put("BENCHMARK_TOKEN", "abc");

    assertThat(JvmEnvironment.of(environment)).isEqualTo(read);
  }

  @Test
  void recordsNoSecret() {
    assertThat(JvmEnvironment.of(Map.of("DUBBO_REGISTRY_PASSWORD", "abc")))
        .isEqualTo(Map.of("DUBBO_REGISTRY_PASSWORD", "(not recorded)"));
  }

  /** As benchmark.sh leaves them. */
  @Test
  void givesKeptOptionsBackToAChild() {
    var environment =
        new HashMap<>(
            Map.of(
                "BENCHMARK_JAVA_TOOL_OPTIONS", "-XX:+UseG1GC",
                "BENCHMARK_JDK_JAVA_OPTIONS", "",
                "BENCHMARK__JAVA_OPTIONS", "-Xmx1g",
                "BENCHMARK_MAVEN_JAVA_OPTIONS", "-Da=b",
                "BENCHMARK_TOKEN", "abc"));
    JvmEnvironment.restore(environment);

    assertThat(environment)
        .isEqualTo(
            Map.of(
                "JAVA_TOOL_OPTIONS", "-XX:+UseG1GC",
                "_JAVA_OPTIONS", "-Xmx1g",
                "BENCHMARK_TOKEN", "abc"));
  }
}
