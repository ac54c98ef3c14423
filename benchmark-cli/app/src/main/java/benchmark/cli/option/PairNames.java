// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import java.util.Iterator;

/** What a shell completes to: the pairs of the project. */
public final class PairNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return Project.ofThisProcess().pairs().stream().map(Pair::name).iterator();
  }
}
