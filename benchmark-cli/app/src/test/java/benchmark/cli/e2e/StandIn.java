// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import benchmark.cli.project.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Poms of small projects that take the place of a library's checkout. */
final class StandIn {

  private StandIn() {}

  /**
   * A pom that Maven can package.
   *
   * @param coordinates group:artifact:version
   * @param rest further elements
   */
  static String pom(String coordinates, String packaging, String rest) throws IOException {
    String[] names = coordinates.split(":");
    return """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>%s</groupId>
          <artifactId>%s</artifactId>
          <version>%s</version>
          <packaging>%s</packaging>
          <properties>
            <maven.compiler.release>17</maven.compiler.release>
            <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
          </properties>
          %s
          <build><plugins>%s%s%s%s</plugins></build>
        </project>
        """
        .formatted(
            names[0],
            names[1],
            names[2],
            packaging,
            rest,
            plugin("maven-resources-plugin"),
            plugin("maven-compiler-plugin"),
            plugin("maven-surefire-plugin"),
            plugin("maven-jar-plugin"));
  }

  /** In the version of this project, so that nothing else is downloaded. */
  private static String plugin(String name) throws IOException {
    String pom = Files.readString(ProjectRoot.PATH.resolve("pom.xml"));
    String version =
        pom.replaceFirst("(?s).*?<artifactId>" + name + "</artifactId>\\s*<version>", "")
            .replaceFirst("(?s)<.*", "");
    return "<plugin><artifactId>%s</artifactId><version>%s</version></plugin>"
        .formatted(name, version);
  }

  /** What the class is compiled against: the libraries of the pair. */
  static String dependencies() throws IOException {
    var text = new StringBuilder("<dependencies>");
    String classpath =
        Files.readString(ProjectRoot.PATH.resolve("dubbo-kryo-client/target/classpath"));
    for (String path : classpath.trim().split(":")) {
      String jar = Path.of(path).getFileName().toString();
      if (jar.startsWith("dubbo-") && jar.endsWith(".jar")) {
        text.append(
            """
            <dependency><groupId>a</groupId><artifactId>%s</artifactId><version>1</version>
              <scope>system</scope><systemPath>%s</systemPath></dependency>
            """
                .formatted(jar.replace(".jar", ""), path));
      }
    }
    return text.append("</dependencies>").toString();
  }
}
