// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * A serialization module of the project under another name: what the author of a serialization
 * begins with. Its classes keep their names, in a package of the new one; a test that only shows a
 * defect of somebody else's extension is left out.
 *
 * @param module the new module
 * @param files their texts by their paths under the project's folder
 */
public record SerializationCopy(String module, Map<String, String> files) {

  private static final String PREFIX = "serialization-";
  private static final String EXTENSION =
      "src/main/resources/META-INF/dubbo/org.apache.dubbo.common.serialize.Serialization";
  private static final String DEFECT = "DefectTest.java";

  /**
   * Plans a copy.
   *
   * @param liked the pair whose serialization is copied
   * @param name the new pair
   * @throws UserError if the pair has none of its own, or the new name cannot be used
   */
  public static SerializationCopy of(Project project, Pair liked, PairName name) {
    String module =
        project.ownModulesOf(liked.client()).stream()
            .filter(it -> it.startsWith(PREFIX) && Files.exists(project.dir(it).resolve(EXTENSION)))
            .findFirst()
            .orElseThrow(
                () ->
                    UserError.badInput(
                        "--like %s: it has no serialization module that could be copied. Name a"
                            + " pair that has one, such as dubbo-msgpack or dubbo-fory.",
                        liked.name()));
    String to = name.serialization();
    if (!SourceVersion.isName(to)) {
      throw UserError.badInput(
          "--like: '%s' in '%s' cannot name a Java package. Write a name that begins with a"
              + " letter and is not a keyword.",
          to, name);
    }
    String copy = PREFIX + to;
    Path place = project.root().resolve(path(copy));
    if (Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
      throw UserError.badInput(
          "%s exists already and is not overwritten. Move it away, or choose another name.", place);
    }
    return new SerializationCopy(
        copy, renamed(project.dir(module), module.substring(PREFIX.length()), to));
  }

  private static Map<String, String> renamed(Path module, String from, String to) {
    var files = new TreeMap<String, String>();
    for (Path file : sources(module)) {
      String path = module.relativize(file).toString();
      files.put(
          path(PREFIX + to)
              + "/"
              + path.replace(
                  "benchmark/serialization/" + from + "/", "benchmark/serialization/" + to + "/"),
          renamed(read(file), from, to));
    }
    return files;
  }

  /** Where a copied module is written. */
  static String path(String module) {
    return Project.SERIALIZATIONS + "/" + module;
  }

  private static String renamed(String text, String from, String to) {
    return text.replace("benchmark.serialization." + from, "benchmark.serialization." + to)
        .replace(">" + PREFIX + from + "<", ">" + PREFIX + to + "<")
        .replace("serialization=\"" + from + "\"", "serialization=\"" + to + "\"")
        .replaceAll("(?m)^" + from + "=", to + "=")
        .replaceFirst(
            "(?s)<description>.*?</description>",
            "<description>A copy of %s%s, by benchmark.sh new. Replace this by what it is.</description>"
                .formatted(PREFIX, from));
  }

  private static List<Path> sources(Path module) {
    try (Stream<Path> files = Files.walk(module)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !module.relativize(file).startsWith("target"))
          .filter(file -> !file.getFileName().toString().endsWith(DEFECT))
          .toList();
    } catch (IOException e) {
      throw UserError.failure("Cannot read %s: %s. Restore it.", module, e.getMessage());
    }
  }

  /** The text of a file that the project must have. */
  static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw UserError.failure("Cannot read %s: %s. Restore it.", file, e.getMessage());
    }
  }
}
