// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** What a shell completes to where pairs are listed: their names, protocols and serializations. */
public final class PairsAndKinds implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    List<Pair> pairs = Project.ofThisProcess().pairs();
    return Stream.concat(
            pairs.stream().map(Pair::name),
            pairs.stream().flatMap(it -> Stream.of(it.protocol(), it.serialization())).sorted())
        .distinct()
        .iterator();
  }
}
