// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.process.JavaCommand;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.DubboOverride;
import benchmark.cli.project.PairModule;
import benchmark.cli.project.Project;
import benchmark.cli.project.Role;
import benchmark.launch.LaunchProperties;
import java.util.List;
import java.util.Optional;

/** Begins the command that starts a half of a variant; the rest depends on who starts it. */
public final class JvmLauncher {

  private final Variant variant;
  private final RunSettings settings;
  private final Optional<DubboOverride> dubbo;

  public JvmLauncher(Project project, Variant variant, RunSettings settings) {
    this.variant = variant;
    this.settings = settings;
    this.dubbo = variant.dubbo().map(version -> new DubboOverride(project, version));
  }

  /** The half of the variant's pair. */
  public PairModule half(Role role) {
    return role == Role.CLIENT ? variant.pair().client() : variant.pair().server();
  }

  /** Launcher, pinning, flags and properties of a half, but not yet what it runs. */
  public JavaCommand begin(Role role, int port) {
    var command =
        new JavaCommand(variant.jdk().orElse(settings.jdk()))
            .prefix(settings.cpus().prefix(role))
            .flags(half(role).jvmOptions())
            .flags(dubbo.map(DubboOverride::jvmOptions).orElse(List.of()))
            .flags(variant.jvmFlags())
            // JMH would refuse to run beside another JMH, anybody's; the panel of doubts tells
            // instead
            .property("jmh.ignoreLock", true)
            .property(LaunchProperties.PAIR, variant.pair().name())
            .property(LaunchProperties.HOST, settings.host())
            .property(LaunchProperties.PORT, port)
            .property(LaunchProperties.TIMEOUT_MILLIS, Defaults.CALL_TIMEOUT_MILLIS);
    variant.properties().forEach(command::property);
    return command;
  }

  /**
   * The jars that a half of the variant runs on; a Dubbo version that is not the project's is
   * resolved when it is first asked for.
   */
  public Classpath classpath(Role role) {
    return dubbo.map(it -> it.classpath(half(role))).orElseGet(() -> Classpath.of(half(role)));
  }
}
