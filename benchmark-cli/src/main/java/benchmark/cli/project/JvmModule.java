// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.nio.file.Path;
import java.util.List;

/** A module that a JVM of a run is started on. */
public interface JvmModule {

  /** The module's folder. */
  Path dir();

  /** The module's name. */
  String name();

  /** The module that every such module depends on, by the root pom. */
  String base();

  /** What its JVM needs: the property jvm.options of all modules on its classpath. */
  List<String> jvmOptions();
}
