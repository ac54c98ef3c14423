// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * The contract's User as its next version would be: with one field more. Made of the contract's own
 * source, so that the two never differ in anything else. The side that has it in front of its
 * classpath has been upgraded, and the other has not.
 */
final class EvolvedUser {

  private static final String SOURCE = "benchmark/contract/User.java";

  /**
   * A value that arrives is neither null nor zero, so that a reader that mistakes it is noticed.
   */
  private static final String FIELD =
      """

        private String nickname = "added on one side";

        public String getNickname() {
          return nickname;
        }

        public void setNickname(String nickname) {
          this.nickname = nickname;
        }
      }
      """;

  private EvolvedUser() {}

  /**
   * Compiles it.
   *
   * @param project the project's folder
   * @param dir where source and class go
   * @return the folder to put in front of a classpath
   */
  static Path compile(Path project, Path dir) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw UserError.failure(
          "The Java at '%s' has no compiler. Point JAVA_HOME at a JDK.",
          System.getProperty("java.home"));
    }
    try {
      Path original = project.resolve("benchmark-base/src/main/java").resolve(SOURCE);
      Path source = dir.resolve(SOURCE);
      Files.createDirectories(source.getParent());
      Files.writeString(source, evolve(Files.readString(original)));
      var errors = new StringWriter();
      List<String> options =
          List.of("--release", "17", "-proc:none", "-encoding", "UTF-8", "-d", dir.toString());
      try (var files = compiler.getStandardFileManager(null, null, null)) {
        boolean compiled =
            compiler
                .getTask(errors, files, null, options, null, files.getJavaFileObjects(source))
                .call();
        if (!compiled) {
          throw UserError.failure("Cannot compile %s: %s", source, errors);
        }
      }
      return dir;
    } catch (IOException e) {
      throw UserError.failure("Cannot prepare a newer User in %s: %s.", dir, e);
    }
  }

  /** Adds a field to the end of a class. */
  static String evolve(String source) {
    return source.substring(0, source.lastIndexOf('}')).stripTrailing() + "\n" + FIELD;
  }
}
