// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.project.Forwarding.Traffic;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A gateway of the project's own, which is a JVM: a module whose pom has {@code gateway.forwards}.
 *
 * @param dir the module's folder
 * @param forwards what it takes from clients: {@code gateway.forwards}
 * @param artifact the library that does so: {@code gateway.artifact}; empty if none does
 * @param clients the module that its clients are built on: {@code gateway.clients}; empty if any
 *     client will do
 * @param server the pair whose server it calls: {@code gateway.server}; empty for that of the
 *     client's own pair
 * @param jvmOptions what its JVM needs: the property jvm.options of all modules on its classpath
 */
public record GatewayModule(
    Path dir,
    Set<Traffic> forwards,
    String artifact,
    Optional<String> clients,
    Optional<String> server,
    List<String> jvmOptions)
    implements JvmModule {

  private static final String PREFIX = "gateway-";
  private static final String FORWARDS = "gateway.forwards";

  /** Whether a module is a gateway. */
  static boolean isOne(Pom pom) {
    return pom.hasProperty(FORWARDS);
  }

  /** What a module's pom says. */
  static GatewayModule read(String name, Project project) {
    Pom pom = project.pomOf(name);
    var forwards = EnumSet.noneOf(Traffic.class);
    for (String word : pom.words(FORWARDS)) {
      forwards.add(Traffic.of(word, "%s has %s in <%s>".formatted(name, word, FORWARDS)));
    }
    return new GatewayModule(
        project.dir(name),
        forwards,
        pom.property("gateway.artifact"),
        filled(pom.property("gateway.clients")),
        filled(pom.property("gateway.server")),
        project.jvmOptions(name, Role.SERVER));
  }

  private static Optional<String> filled(String text) {
    return Optional.of(text).filter(it -> !it.isEmpty());
  }

  /** Whether it passes on the bytes of connections, whatever they say. */
  public boolean forwardsConnections() {
    return forwards.contains(Traffic.TCP);
  }

  /** The word in a variant: the module's name without what all of them begin with. */
  public String word() {
    return name().substring(name().startsWith(PREFIX) ? PREFIX.length() : 0);
  }
}
