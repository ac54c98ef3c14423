// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.process.Place;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import benchmark.launch.LaunchProperty;
import java.util.ArrayList;
import java.util.List;

/** The command line of a JVM. */
public final class JavaCommand implements SideCommand {

  private final List<String> words = new ArrayList<>();

  /**
   * Begins with a launcher, and with what every JVM of a pair gets: the lifeline, a clean standard
   * error, and the same encoding, language, country and time zone wherever it runs. (Under a
   * Turkish locale Dubbo 3.3.6 does not start: it writes names in upper case by the locale's
   * rules.)
   */
  public JavaCommand(Jdk jdk) {
    words.add(jdk.java().toString());
    words.addAll(jdk.quietFlags());
    property(LaunchProperties.LIFELINE, true);
    property("file.encoding", "UTF-8");
    property("stdout.encoding", "UTF-8");
    property("stderr.encoding", "UTF-8");
    property("user.language", "en");
    property("user.country", "US");
    property("user.timezone", "UTC");
  }

  /** Names the folders of a place to which libraries write. */
  public JavaCommand at(Place place) {
    place.temporaryFolder().ifPresent(folder -> property("java.io.tmpdir", folder));
    place.homeFolder().ifPresent(folder -> property("user.home", folder));
    return this;
  }

  @Override
  public JavaCommand prefix(List<String> program) {
    words.addAll(0, program);
    return this;
  }

  @Override
  public JavaCommand flags(List<String> flags) {
    words.addAll(flags);
    return this;
  }

  @Override
  public <T> JavaCommand property(LaunchProperty<T> property, T value) {
    words.add(property.flag(value));
    return this;
  }

  @Override
  public JavaCommand property(String name, Object value) {
    words.add("-D" + name + "=" + value);
    return this;
  }

  @Override
  public List<String> build(Classpath classpath, EntryPoint main, List<String> arguments) {
    words.addAll(List.of("-cp", classpath.toArgument(), main.className()));
    words.addAll(arguments);
    return List.copyOf(words);
  }
}
