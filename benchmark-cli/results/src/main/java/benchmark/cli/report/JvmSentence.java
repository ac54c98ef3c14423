// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static java.util.stream.Collectors.joining;

import benchmark.cli.text.Words;
import benchmark.cli.topology.Part;
import benchmark.launch.JvmFacts;
import java.util.Map;
import java.util.Set;

/** Says what the JVMs of a run were like, on which its results depend. */
public final class JvmSentence {

  private static final long MEBI = 1 << 20;

  private JvmSentence() {}

  /** One sentence for server and client where they are alike; nothing if no part has reported. */
  public static String of(Map<String, JvmFacts> jvms) {
    if (jvms.isEmpty()) {
      return "";
    }
    boolean two = jvms.keySet().equals(Set.of(Part.CLIENT, Part.SERVER));
    if ((two || jvms.size() > 2) && jvms.values().stream().distinct().count() == 1) {
      return (two ? "Server and client" : "Servers and clients")
          + " each: %s.".formatted(of(jvms.values().iterator().next()));
    }
    return jvms.entrySet().stream()
        .map(jvm -> jvm.getKey() + ": " + of(jvm.getValue()))
        .collect(joining("; ", "JVM of the ", "."));
  }

  /** The facts of one JVM, without a full stop. */
  public static String of(JvmFacts jvm) {
    return "collector %s, heap %s, %s%s"
        .formatted(
            jvm.collector(),
            jvm.initialHeapBytes() == jvm.maxHeapBytes()
                ? size(jvm.maxHeapBytes())
                : size(jvm.initialHeapBytes()) + " to " + size(jvm.maxHeapBytes()),
            Words.count(jvm.cpus(), "CPU"),
            jvm.jitThreads() == 0 ? "" : ", " + Words.count(jvm.jitThreads(), "JIT thread"));
  }

  private static String size(long bytes) {
    long mebi = bytes / MEBI;
    return mebi % 1024 == 0 ? mebi / 1024 + " GiB" : mebi + " MiB";
  }
}
