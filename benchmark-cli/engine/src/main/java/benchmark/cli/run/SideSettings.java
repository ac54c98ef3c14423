// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.project.ChosenVersions;
import benchmark.cli.project.FrameworkVersion;
import benchmark.cli.project.LibraryVersion;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PatchedClasses;
import benchmark.cli.project.ProgramModule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the server or the client of a variant runs with.
 *
 * @param framework the version of the pair's framework to run with instead of the project's
 * @param jdk the home of the JDK that runs it, or its bin/java, at its place; empty for that of all
 *     variants
 * @param heap as -Xmx takes it
 * @param classes come before everything else on its classpath
 * @param settings the values of keys that poms declare, by key
 * @param jvmFlags further flags
 * @param libraries versions of libraries to run with instead of the project's
 * @param program what calls in place of the client's JVM; empty if nothing does
 * @param properties system properties; of a server that is a command, variables of its environment
 */
public record SideSettings(
    Optional<FrameworkVersion> framework,
    Optional<Path> jdk,
    String heap,
    Optional<PatchedClasses> classes,
    Map<String, String> settings,
    List<String> jvmFlags,
    List<LibraryVersion> libraries,
    Optional<ProgramModule> program,
    Map<String, String> properties) {

  /** What a JVM needs besides its heap: code, metadata, threads and network buffers. */
  private static final long BESIDE_HEAP = 400L << 20;

  /** This side with one flag more. */
  SideSettings withFlag(String flag) {
    var flags = new ArrayList<>(jvmFlags);
    flags.add(flag);
    return new SideSettings(
        framework, jdk, heap, classes, settings, flags, libraries, program, properties);
  }

  /** Whether its JVM starts from a cache. */
  boolean hasCache() {
    return !settings.getOrDefault(AotCache.KEY, "off").equals("off");
  }

  /** Whether that is what a JVM before it has learnt. */
  boolean isTrained() {
    return AotCache.TRAINED.equals(settings.get(AotCache.KEY));
  }

  /** This side while it learns, if it does: it writes a cache at its end. */
  SideSettings learning(Path cache) {
    if (!isTrained()) {
      return this;
    }
    var others = new TreeMap<>(settings);
    others.remove(AotCache.KEY);
    return new SideSettings(
            framework, jdk, heap, classes, others, jvmFlags, libraries, program, properties)
        .withFlag("-XX:AOTCacheOutput=" + cache);
  }

  /** About how much memory its JVM takes, in bytes. */
  long memoryBytes() {
    return ((long) heapMegabytes() << 20) + BESIDE_HEAP;
  }

  /** The heap's size. */
  public int heapMegabytes() {
    int number = Integer.parseInt(heap.substring(0, heap.length() - 1));
    return heap.toLowerCase(Locale.ROOT).endsWith("g") ? number << 10 : number;
  }

  /** What it runs in other versions than the project's. */
  ChosenVersions versions() {
    return new ChosenVersions(framework, libraries);
  }

  /** The flags that values of keys stand for. */
  public List<String> keyFlags(Pair pair) {
    return settings.entrySet().stream()
        .flatMap(it -> pair.setup().key(it.getKey()).orElseThrow().flags(it.getValue()).stream())
        .toList();
  }

  /** The program that sets what values of keys stand for in the environment; empty for nothing. */
  List<String> keyEnvironment(Pair pair) {
    List<String> variables =
        settings.entrySet().stream()
            .flatMap(
                it ->
                    pair.setup().key(it.getKey()).orElseThrow().environment(it.getValue()).stream())
            .toList();
    return variables.isEmpty()
        ? List.of()
        : Stream.concat(Stream.of("env"), variables.stream()).toList();
  }

  /** The flags that give its JVM its heap, all of it from the start. */
  List<String> heapFlags() {
    return List.of("-Xms" + heap, "-Xmx" + heap);
  }
}
