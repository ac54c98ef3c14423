// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.project.Checkout.Commit;
import benchmark.cli.run.CommitVariants;
import benchmark.cli.run.Variant;
import java.util.List;

/** Commits of a checkout, each of which is built when it is asked for. */
public record CommitCandidates(CommitVariants variants, List<Commit> commits)
    implements Candidates {

  /** Copies the commits. */
  public CommitCandidates {
    commits = List.copyOf(commits);
  }

  @Override
  public String kind() {
    return "commit";
  }

  @Override
  public List<String> names() {
    return commits.stream().map(Commit::id).toList();
  }

  @Override
  public List<String> subjects() {
    return commits.stream().map(Commit::subject).toList();
  }

  @Override
  public Variant variant(int place) {
    return variants.on(commits.get(place));
  }
}
