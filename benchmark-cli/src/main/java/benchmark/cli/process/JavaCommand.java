// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.project.Classpath;
import benchmark.cli.project.Jdk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Puts a java command line together: a list of words that no shell ever reads. */
public final class JavaCommand {

  private final List<String> words = new ArrayList<>();

  /**
   * Begins with a launcher, and with what every half's JVM gets: the lifeline, and UTF-8 wherever a
   * JVM would otherwise ask the user's locale.
   */
  public JavaCommand(Jdk jdk) {
    words.add(jdk.java().toString());
    property("benchmark.lifeline", "true");
    property("file.encoding", "UTF-8");
    property("stdout.encoding", "UTF-8");
    property("stderr.encoding", "UTF-8");
  }

  /** Puts a program in front, such as one that pins the process to some CPUs. */
  public JavaCommand behind(List<String> program) {
    words.addAll(0, program);
    return this;
  }

  public JavaCommand flags(List<String> flags) {
    words.addAll(flags);
    return this;
  }

  public JavaCommand property(String name, Object value) {
    words.add("-D" + name + "=" + value);
    return this;
  }

  /** Ends the command: what to run, on which jars, with which arguments. */
  public List<String> run(Classpath classpath, String mainClass, List<String> arguments) {
    words.addAll(Arrays.asList("-cp", classpath.toArgument(), mainClass));
    words.addAll(arguments);
    return List.copyOf(words);
  }
}
