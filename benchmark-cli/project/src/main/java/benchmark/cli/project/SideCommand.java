// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperty;
import java.util.List;

/** Puts the command line of a server or client together: a list of words that no shell reads. */
public interface SideCommand {

  /** Puts a program in front, such as one that pins the process to some CPUs. */
  SideCommand prefix(List<String> program);

  /** Adds flags of a JVM; what is none has none. */
  SideCommand flags(List<String> flags);

  /** Sets a property that this project's processes know. */
  <T> SideCommand property(LaunchProperty<T> property, T value);

  /** Sets any property. */
  SideCommand property(String name, Object value);

  /**
   * Ends the command.
   *
   * @param classpath its files, as the place names them
   * @param main what a JVM runs, and with which arguments
   */
  List<String> build(Classpath classpath, EntryPoint main, List<String> arguments);
}
