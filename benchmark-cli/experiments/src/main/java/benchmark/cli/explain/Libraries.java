// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * Which library a class is of, by the packages in the jars of a classpath. What the JDK does counts
 * for the library that called it; what the kernel does is shown apart, under the method that called
 * it.
 */
final class Libraries {

  /** What only the JDK's own methods are in. */
  static final String JDK = "JDK";

  /** What the kernel's methods are in. */
  static final String KERNEL = "kernel";

  /** What has no stack. */
  static final String UNKNOWN = "no stack";

  /** The JVM's compilers. */
  static final String JIT = "JIT compiler";

  /** The modules of this project that no user's program has. */
  static final String HARNESS = "harness";

  /** What the JVM does on threads of its own, by what they run. */
  private static final Map<String, String> THREADS_OF_JVM =
      Map.of(
          "CompileBroker::", JIT,
          "WorkerThread::run", "collector",
          "GangWorker::", "collector",
          "ConcurrentGCThread::", "collector");

  private static final String CONTRACT = "benchmark.";

  /** Libraries that make classes in the packages of the contract's, by what these are called. */
  private static final List<Map.Entry<String, String>> MADE_FOR_CONTRACT =
      List.of(
          Map.entry("ForyCodec_", "fory"),
          Map.entry("ForyRefCodec_", "fory"),
          Map.entry("DubboProxy", "dubbo"),
          Map.entry("DubboWrap", "dubbo"),
          Map.entry("benchmark.proto.", "protobuf"));

  private static final String CLASS = ".class";

  /**
   * The name of an artifact up to what tells its parts and versions apart: netty of netty-buffer.
   */
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]*");

  /** A pair's own code between a framework and a serialization. */
  private static final Pattern OF_PAIR = Pattern.compile("serialization-[a-z0-9]+");

  private final Map<String, String> byPackage = new HashMap<>();

  private Libraries() {}

  /**
   * Indexes classpaths.
   *
   * @param entries jars and folders of classes
   * @param project the root of this project, whose modules are the harness; what is built under its
   *     target is not
   * @throws UserError if one cannot be read
   */
  static Libraries of(Collection<Path> entries, Path project) {
    var libraries = new Libraries();
    // a folder of classes replaces some of a library, whose they are
    List<Path> jarsFirst =
        entries.stream().sorted(Comparator.comparing(it -> Files.isDirectory(it))).toList();
    for (Path entry : jarsFirst) {
      String name = name(entry, project);
      for (String packageName : packages(entry)) {
        libraries.byPackage.putIfAbsent(packageName, name);
      }
    }
    return libraries;
  }

  /**
   * Whom a sample is charged to.
   *
   * @param library that of the innermost frame which is not the JDK's, or the kernel
   * @param frame the innermost that is neither the JDK's nor the kernel's; the innermost of all if
   *     there is none
   */
  record Charge(String library, String frame) {}

  /** Whom a stack is charged to. */
  Charge charge(Stack stack) {
    List<String> frames = stack.frames();
    if (frames.isEmpty()) {
      return new Charge(UNKNOWN, UNKNOWN);
    }
    String innermost = frames.get(frames.size() - 1);
    boolean ofKernel = innermost.endsWith(Stack.KERNEL);
    for (int i = frames.size() - 1; i >= 0; i--) {
      String library = library(Stack.classOf(frames.get(i)));
      if (library != null) {
        return new Charge(ofKernel ? KERNEL : library, frames.get(i));
      }
    }
    return THREADS_OF_JVM.entrySet().stream()
        .filter(it -> frames.stream().anyMatch(frame -> frame.contains(it.getKey())))
        .findFirst()
        .map(it -> new Charge(it.getValue(), it.getValue()))
        .orElseGet(
            () ->
                ofKernel
                    ? new Charge(KERNEL, innermost.replace(Stack.KERNEL, ""))
                    : new Charge(JDK, innermost));
  }

  /** Null for a class of the JDK. */
  private String library(String className) {
    for (Map.Entry<String, String> made : MADE_FOR_CONTRACT) {
      if (className.startsWith(CONTRACT) && className.contains(made.getKey())) {
        return made.getValue();
      }
    }
    int end = className.lastIndexOf('.');
    return end < 0 ? null : byPackage.get(className.substring(0, end));
  }

  private static String name(Path entry, Path project) {
    String file = entry.getFileName().toString();
    if (entry.startsWith(project) && !entry.startsWith(project.resolve("target"))) {
      Matcher ofPair = OF_PAIR.matcher(project.relativize(entry).toString());
      return ofPair.find() ? ofPair.group() : HARNESS;
    }
    Matcher name = NAME.matcher(file);
    return name.find() ? name.group() : file;
  }

  private static List<String> packages(Path entry) {
    try {
      if (Files.isDirectory(entry)) {
        try (Stream<Path> files = Files.walk(entry)) {
          return packages(files.map(it -> entry.relativize(it).toString().replace('\\', '/')));
        }
      }
      try (var jar = new ZipFile(entry.toFile())) {
        return packages(jar.stream().map(it -> it.getName()));
      }
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot read %s: %s. Build again: mvn package", entry, e.getMessage());
    }
  }

  private static List<String> packages(Stream<String> names) {
    return names
        .filter(it -> it.endsWith(CLASS) && it.contains("/"))
        .map(it -> it.substring(0, it.lastIndexOf('/')).replace('/', '.'))
        .distinct()
        .toList();
  }
}
