// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Framework;
import benchmark.cli.project.Project;
import benchmark.cli.run.Variant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * A client and a server of a pair, each on a version of its framework.
 *
 * @param client the client's version
 * @param server the server's version
 * @param variant the pair with both
 */
public record VersionCombination(String client, String server, Variant variant) {

  /**
   * Every client with every server.
   *
   * @param of the pair, perhaps with overrides other than the version
   * @throws UserError if it has no framework, chooses a version itself, or a version cannot be one
   */
  public static List<VersionCombination> all(Variant of, List<String> versions, Project project) {
    Framework framework = of.requireFramework();
    if (of.client().framework().isPresent() || of.server().framework().isPresent()) {
      throw UserError.badInput(
          "--versions chooses the versions of both sides; leave %s= out of '%s'.",
          framework.key(), of.label());
    }
    requireSeveral(versions);
    var combinations = new ArrayList<VersionCombination>();
    for (String client : versions) {
      for (String server : versions) {
        String both = "client.%s=%s,server.%1$s=%s".formatted(framework.key(), client, server);
        combinations.add(new VersionCombination(client, server, of.with(both, project)));
      }
    }
    return List.copyOf(combinations);
  }

  private static void requireSeveral(List<String> versions) {
    var seen = new HashSet<String>();
    for (String version : versions) {
      if (!seen.add(version)) {
        throw UserError.badInput("--versions: %s is given twice. Give it once.", version);
      }
    }
    if (versions.size() < 2) {
      throw UserError.badInput(
          "--versions %s: give two versions or more, as in --versions 2.7.23,3.3.6",
          String.join(",", versions));
    }
  }

  /** Whether client and server are on the same version. */
  boolean isUniform() {
    return client.equals(server);
  }
}
