// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Classpath;
import benchmark.cli.project.LibraryVersion;
import benchmark.cli.project.Role;
import benchmark.cli.topology.Part;
import benchmark.launch.ObservedFacts;
import benchmark.launch.ObservedFacts.Library;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Compares the versions of libraries that a variant has chosen with the jars that were loaded. */
final class LibraryProof {

  private LibraryProof() {}

  /**
   * Makes sure that classes of each library were loaded, and from jars of that version alone.
   *
   * @param classpaths that of each side
   * @param observed by part; nothing is looked at if no part has left anything
   * @throws UserError naming the library and what was loaded instead
   */
  static void require(
      Variant variant, Function<Role, Classpath> classpaths, Map<String, ObservedFacts> observed) {
    var unseen = new HashSet<LibraryVersion>();
    var seen = new HashSet<LibraryVersion>();
    observed.forEach(
        (part, facts) -> {
          Role role = Part.isOf(Part.SERVER, part) ? Role.SERVER : Role.CLIENT;
          for (LibraryVersion chosen : variant.side(role).libraries()) {
            List<Library> loaded = loaded(classpaths.apply(role).artifacts(chosen), facts);
            loaded.stream()
                .filter(it -> !isVersion(it.version(), chosen.version()))
                .findFirst()
                .ifPresent(
                    it -> {
                      throw UserError.failure(
                          "%s: lib=%s did not act: the %s loaded %s %s. Look for two versions of it"
                              + " on the classpath.",
                          variant.label(), chosen, part, it.artifact(), it.version());
                    });
            (loaded.isEmpty() ? unseen : seen).add(chosen);
          }
        });
    unseen.removeAll(seen); // one side may have no use for it
    unseen.stream()
        .findFirst()
        .ifPresent(
            it -> {
              throw UserError.failure(
                  "%s: lib=%s did not act: no class was loaded from it. Leave it out.",
                  variant.label(), it);
            });
  }

  /** Names of jars may have a classifier after the version. */
  private static boolean isVersion(String loaded, String chosen) {
    return loaded.equals(chosen) || loaded.startsWith(chosen + "-");
  }

  private static List<Library> loaded(Set<String> artifacts, ObservedFacts facts) {
    return facts.libraries().stream().filter(it -> artifacts.contains(it.artifact())).toList();
  }
}
