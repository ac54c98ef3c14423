// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What a measured JVM gets from the caller's environment. The options for every JVM reach this
 * process under other names: benchmark.sh keeps them from it, and from Maven.
 */
public final class JvmEnvironment {

  /** Options that override those of a command line. */
  public static final String OVERRIDING = "_JAVA_OPTIONS";

  /** Variables that give options to every JVM that is started. */
  private static final List<String> OPTIONS =
      List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", OVERRIDING);

  /** Before the name of each of them. */
  private static final String KEPT = "BENCHMARK_";

  private static final String FOR_MAVEN = KEPT + "MAVEN_JAVA_OPTIONS";

  /**
   * What the linker, the C library, Dubbo, Spring (also a placeholder in XML) and gRPC read; the
   * file of certificates only gRPC's programs in C do.
   */
  private static final Pattern OTHERS =
      Pattern.compile(
          "(LD|DYLD|MALLOC|DUBBO|SPRING|GRPC(?!_DEFAULT_SSL_ROOTS)|PAIR)_.*|GLIBC_TUNABLES|(dubbo|spring|pair)\\..*");

  private static final Pattern SECRET =
      Pattern.compile("(?i).*(password|secret|token|credential|key).*");

  private JvmEnvironment() {}

  /** Whether a variable gives options to every JVM. */
  public static boolean isOptions(String variable) {
    return OPTIONS.contains(variable);
  }

  /**
   * The variables of the caller that change what a measured JVM does: values by name. Those that
   * look like a secret are named without their value.
   */
  public static Map<String, String> ofThisProcess() {
    return of(System.getenv());
  }

  static Map<String, String> of(Map<String, String> environment) {
    var all = new TreeMap<>(environment);
    restore(all);
    all.keySet().removeIf(it -> !isOptions(it) && !OTHERS.matcher(it).matches());
    all.values().removeIf(String::isBlank);
    all.replaceAll((name, value) -> SECRET.matcher(name).matches() ? "(not recorded)" : value);
    return all;
  }

  /** Gives a process that is to be started the options that the caller has set for JVMs. */
  public static void restore(Map<String, String> environment) {
    for (String variable : OPTIONS) {
      String kept = environment.remove(KEPT + variable);
      if (kept != null && !kept.isBlank()) {
        environment.put(variable, kept);
      }
    }
    environment.remove(FOR_MAVEN);
  }

  /** Words that begin the command of Maven, whose JVM gets what benchmark.sh has left for it. */
  public static List<String> ofMaven() {
    var words = new ArrayList<>(List.of("env"));
    OPTIONS.forEach(variable -> words.addAll(List.of("-u", variable)));
    String options = System.getenv().getOrDefault(FOR_MAVEN, "");
    if (!options.isBlank()) {
      words.add("JAVA_TOOL_OPTIONS=" + options);
    }
    return words;
  }
}
