// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.project.Framework;
import benchmark.cli.project.Project;
import benchmark.cli.run.Variant;
import java.util.List;

/**
 * Releases of a framework.
 *
 * @param variant without a version
 * @param names the versions
 */
public record ReleaseCandidates(
    Project project, Variant variant, Framework framework, List<String> names)
    implements Candidates {

  /** Copies the versions. */
  public ReleaseCandidates {
    names = List.copyOf(names);
  }

  @Override
  public String kind() {
    return "version";
  }

  @Override
  public List<String> subjects() {
    return List.of();
  }

  @Override
  public Variant variant(int place) {
    return variant.with(framework.key() + "=" + names.get(place), project);
  }
}
