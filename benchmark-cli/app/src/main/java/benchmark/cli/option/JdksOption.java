// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.error.UserError;
import benchmark.cli.run.VariantText;
import java.util.List;
import picocli.CommandLine.Option;

/** Runs each variant on each of several JDKs: short for {@code jdk={PATH,PATH}} of a variant. */
public final class JdksOption {

  @Option(
      names = "--jdks",
      paramLabel = "PATH,PATH",
      description = "run each variant on each of these JDKs.")
  private String jdks = "";

  /**
   * What the user has named, once for each JDK.
   *
   * @throws UserError if there are fewer than two: exit status 2
   */
  public List<String> each(List<String> names) {
    if (jdks.isEmpty()) {
      return names;
    }
    List<String> paths = List.of(jdks.split(",", -1));
    if (paths.size() < 2 || paths.contains("")) {
      throw UserError.badInput(
          "--jdks %s: give two JDKs or more, with commas between them; --jdk takes one.", jdks);
    }
    return names.stream().flatMap(name -> paths.stream().map(jdk -> on(jdk, name))).toList();
  }

  private static String on(String jdk, String name) {
    var text = VariantText.parse(name);
    return text + (text.overrides().isEmpty() ? "@" : ",") + "jdk=" + jdk;
  }
}
