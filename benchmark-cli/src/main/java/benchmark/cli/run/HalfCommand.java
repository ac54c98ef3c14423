// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.process.JavaCommand;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.Half;
import benchmark.cli.project.Role;

/** Begins the command that starts a half of a variant; the rest depends on who starts it. */
public final class HalfCommand {

  private final Variant variant;
  private final RunSettings settings;

  public HalfCommand(Variant variant, RunSettings settings) {
    this.variant = variant;
    this.settings = settings;
  }

  /** The half of the variant's pair. */
  public Half half(Role role) {
    return role == Role.CLIENT ? variant.pair().client() : variant.pair().server();
  }

  /** Launcher, pinning, flags and properties of a half, but not yet what it runs. */
  public JavaCommand begin(Role role, int port) {
    var command =
        new JavaCommand(variant.jdk().orElse(settings.jdk()))
            .behind(settings.cpus().prefix(role))
            .flags(half(role).jvmOptions())
            .flags(variant.jvmFlags())
            .property("benchmark.pair", variant.pair().name())
            .property("benchmark.host", settings.host())
            .property("benchmark.port", port)
            .property("benchmark.timeout", Defaults.CALL_TIMEOUT_MILLIS);
    variant.properties().forEach(command::property);
    return command;
  }

  /** The jars that a half of the variant runs on. */
  public Classpath classpath(Role role) {
    return Classpath.of(half(role));
  }
}
