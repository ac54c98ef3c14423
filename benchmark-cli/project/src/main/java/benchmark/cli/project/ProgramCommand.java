// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import benchmark.launch.LaunchProperty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The command line of a server that is a command: it finds in its environment what a JVM finds in
 * its system properties. The variables are words of the command line, so that records have them.
 */
public final class ProgramCommand implements SideCommand {

  /** What a variable's name may be, as far as users may set it. */
  public static final String VARIABLE = "[A-Z_][A-Z0-9_]*";

  private final PartProgram program;
  private final List<String> prefix = new ArrayList<>();
  private final Map<String, String> environment = new LinkedHashMap<>();

  /**
   * Begins with what the module sets.
   *
   * @param cpus how many CPUs the process may use
   */
  public ProgramCommand(PartProgram program, int cpus) {
    this.program = program;
    environment.putAll(program.environment(cpus));
  }

  @Override
  public ProgramCommand prefix(List<String> words) {
    prefix.addAll(0, words);
    return this;
  }

  @Override
  public ProgramCommand flags(List<String> flags) {
    return this;
  }

  @Override
  public <T> ProgramCommand property(LaunchProperty<T> property, T value) {
    return property(property.name(), value);
  }

  /** Sets a variable; a property that only a JVM understands is left out. */
  @Override
  public ProgramCommand property(String name, Object value) {
    if (name.startsWith(LaunchProperties.PREFIX)) {
      environment.put(LaunchProperty.variable(name), value.toString());
    } else if (name.matches(VARIABLE)) {
      environment.put(name, value.toString());
    }
    return this;
  }

  @Override
  public List<String> build(Classpath classpath, EntryPoint main, List<String> arguments) {
    var words = new ArrayList<>(prefix);
    words.add("env");
    environment.forEach((name, value) -> words.add(name + "=" + value));
    words.addAll(program.words(classpath.jars()));
    return List.copyOf(words);
  }
}
