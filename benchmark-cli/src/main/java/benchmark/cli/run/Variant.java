// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.FrameworkVersion;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Pair;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.PatchedClasses;
import benchmark.cli.project.Project;
import benchmark.launch.ProtocolSetting;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A pair with overrides, written {@code pair[@key=value,…]}: what one run measures.
 *
 * @param label what the user wrote
 * @param framework the version of the pair's framework to run with instead of the project's
 * @param jdk the JDK that runs server and client
 * @param threads how many callers
 * @param heap the heap of both JVMs, as -Xmx takes it
 * @param classes come before everything else on the classpaths of both JVMs
 * @param settings of the pair's protocol
 * @param jvmFlags further flags for both JVMs
 * @param properties system properties of both JVMs
 */
public record Variant(
    String label,
    Pair pair,
    Optional<FrameworkVersion> framework,
    Optional<Jdk> jdk,
    OptionalInt threads,
    String heap,
    Optional<PatchedClasses> classes,
    Map<ProtocolSetting, String> settings,
    List<String> jvmFlags,
    Map<String, String> properties) {

  /** What a JVM needs besides its heap: code, metadata, threads and network buffers. */
  private static final long BESIDE_HEAP = 400L << 20;

  /**
   * Reads a variant.
   *
   * @throws UserError if the pair or a key is unknown or a value cannot be used
   */
  public static Variant parse(String text, Project project) {
    var read = VariantText.parse(text);
    return new VariantParser(project, project.pair(read.name()), read).variant();
  }

  /**
   * The variant that a server or client with overrides belongs to.
   *
   * @throws UserError if a key is unknown or a value cannot be used
   */
  public static Variant of(PairModule module, VariantText text, Project project) {
    return new VariantParser(project, project.pair(module.pair()), text.withName(module.pair()))
        .variant();
  }

  /** The keys that a variant of a pair may have. */
  public static List<String> keysOf(Pair pair) {
    return VariantParser.keys(pair);
  }

  /** About how much memory its server and client take together, in bytes. */
  public long memoryBytes() {
    long number = Long.parseLong(heap.substring(0, heap.length() - 1));
    boolean gibi = heap.toLowerCase(Locale.ROOT).endsWith("g");
    return 2 * ((number << (gibi ? 30 : 20)) + BESIDE_HEAP);
  }

  /** The flags that give both JVMs their heap, all of it from the start. */
  public List<String> heapFlags() {
    return List.of("-Xms" + heap, "-Xmx" + heap);
  }

  /** The label as a part of a file's name. */
  public String fileName() {
    String name = label.replaceAll("[^A-Za-z0-9._=@+-]+", "_");
    return name.length() <= 100 ? name : name.substring(0, 100);
  }
}
