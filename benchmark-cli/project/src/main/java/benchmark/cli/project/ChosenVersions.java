// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one side of a variant runs in other versions than the project's.
 *
 * @param libraries no two of which contradict each other
 */
public record ChosenVersions(Optional<FrameworkVersion> framework, List<LibraryVersion> libraries) {

  /** Whether it runs in the project's versions. */
  public boolean isEmpty() {
    return framework.isEmpty() && libraries.isEmpty();
  }

  /** A part of a folder's name. */
  String fileName() {
    return Stream.concat(
            framework.stream().map(it -> it.framework().key() + "-" + it.version()),
            libraries.stream().map(it -> it.toString().replace("*", "all").replace(':', '-')))
        .collect(Collectors.joining("-"));
  }

  /** For messages, such as Dubbo 2.7.23 and io.netty:*:4.1.94.Final. */
  @Override
  public String toString() {
    return Stream.<Object>concat(framework.stream(), libraries.stream())
        .map(Object::toString)
        .collect(Collectors.joining(" and "));
  }
}
