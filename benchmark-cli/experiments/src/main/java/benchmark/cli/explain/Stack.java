// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A thread's frames when it was sampled.
 *
 * @param frames methods with their classes, such as java.lang.Thread.run; the outermost first
 */
record Stack(List<String> frames) {

  /**
   * What differs from JVM to JVM in the names of classes that are made while it runs: the JDK's,
   * Dubbo's (of 2.x and 3.x), Fory's, Spring's and fastjson's.
   */
  private static final Pattern MADE =
      Pattern.compile(
          "(?<=\\$\\$Lambda).*|[+./]0x[0-9a-f]+([./][0-9]+)?"
              + "|(?<=Accessor|\\$Proxy|\\$[BD]?MH|LFI)[.$]?[0-9a-fx]*"
              + "|(?<=^jdk\\.proxy|\\.bytecode\\.proxy|\\.bytecode\\.Wrapper)[0-9]+"
              + "|(?<=DubboWrap|DubboProxy|ForyCodec_|ForyRefCodec_)[0-9]+"
              + "|(?<=CGLIB\\$\\$|CGLIB\\$\\$FastClass\\$\\$)[0-9a-f]+"
              + "|(?<=ASMSerializer_|ASMDeserializer_|\\.O[RW]G_)[0-9]+_");

  /** What the name of a frame of the kernel ends in, as flame graphs have it. */
  static final String KERNEL = "_[k]";

  /** That of a sample without one. */
  static final Stack NONE = new Stack(List.of());

  Stack {
    frames = List.copyOf(frames);
  }

  /**
   * A method as it is called in every JVM.
   *
   * @param className empty for native code
   */
  static String frame(String className, String method) {
    String name = MADE.matcher(className).replaceAll("");
    return name.isEmpty() ? method : name + "." + method;
  }

  /** The class of a frame; empty if it has none. */
  static String classOf(String frame) {
    return frame.substring(0, Math.max(0, frame.lastIndexOf('.')));
  }
}
