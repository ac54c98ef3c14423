// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A small project in a folder of a test: the bases and whatever pairs the test asks for. */
public final class FabricatedProject {

  /** All facts about a set-up that a pair without HTTP has. */
  static final String SETUP =
      Stream.of(SetupTopic.values())
          .filter(topic -> !topic.isOfHttp())
          .map(topic -> "<%s>%s as shipped</%1$s>".formatted(topic.property(), topic.words()))
          .collect(Collectors.joining());

  private static final String FACTS =
      "<properties><pair.languages>any</pair.languages><pair.schema>none</pair.schema>"
          + "<pair.refuses>yes</pair.refuses>"
          + SETUP
          + "</properties>";

  private final Path root;
  private final List<String> modules = new ArrayList<>();

  public FabricatedProject(Path root) {
    this.root = root;
    module("benchmark-base", "The contract.", "");
    module("client-base", "The client.", dependency("benchmark", "benchmark-base"));
    module("server-base", "The server.", dependency("benchmark", "benchmark-base"));
  }

  /** Adds server and client of a sound pair. */
  public FabricatedProject pair(String name, String description, String... libraries) {
    var dependencies = new StringBuilder();
    for (String library : libraries) {
      dependencies.append(dependency("org.example", library));
    }
    module(name + "-client", description, dependencies.toString());
    pom(name + "-client", description, dependencies.toString(), FACTS);
    module(name + "-server", "", dependencies.toString());
    file(name + "-client/src/main/resources/consumer.xml", "<beans/>");
    file(name + "-server/src/main/resources/provider.xml", "<beans/>");
    return this;
  }

  /** Adds a pair whose server is a command. */
  public FabricatedProject program(String name, String command, String build) {
    pair(name, "A pair.");
    return pom(
        name + "-server",
        "",
        "",
        """
        <properties>
          <server.command>%s</server.command>
          <server.build>%s</server.build>
          <server.environment>WORKERS={cpus} MODE=fast</server.environment>
          <server.needs>Cobol 85 or newer</server.needs>
        </properties>
        """
            .formatted(command, build));
  }

  /** Adds a pair on the base of a protocol. */
  public FabricatedProject pairOn(String base, String name) {
    return pairOn(List.of(base), name);
  }

  /** A pair on several modules, the one whose facts count first. */
  FabricatedProject pairOn(List<String> bases, String name) {
    String dependency =
        bases.stream().map(base -> dependency("benchmark", base)).collect(Collectors.joining());
    module(name + "-client", "A pair.", dependency);
    module(name + "-server", "", dependency);
    file(name + "-client/src/main/resources/consumer.xml", "<beans/>");
    file(name + "-server/src/main/resources/provider.xml", "<beans/>");
    return this;
  }

  /** Adds the base of a protocol whose framework's version a variant may choose. */
  public FabricatedProject framework(
      String module, String key, String name, String property, String artifact) {
    String[] coordinate = artifact.split(":");
    module(module, "A base.", dependency(coordinate[0], coordinate[1]));
    return pom(
        module,
        "A base.",
        dependency(coordinate[0], coordinate[1]),
        """
        <properties>
          <override.key>%s</override.key>
          <override.name>%s</override.name>
          <override.property>%s</override.property>
          <override.artifact>%s</override.artifact>
          <spring>-Dspring.version=5</spring>
          <override-2.7.maven>${spring} -Dother=1</override-2.7.maven>
          <override-2.7.jvm>--add-opens=a/b=ALL-UNNAMED -Dx=y</override-2.7.jvm>
        </properties>
        """
            .formatted(key, name, property, artifact));
  }

  /** Adds the base of a protocol with some of a variant's settings. */
  public FabricatedProject settings(String module, String properties) {
    module(module, "A base.", "");
    return pom(module, "A base.", "", "<properties>" + properties + "</properties>");
  }

  /** Adds a folder with a pom, listed under modules. */
  public FabricatedProject module(String name, String description, String dependencies) {
    pom(name, description, dependencies, "");
    modules.add(name);
    return listModules();
  }

  /** Writes a pom without listing it. */
  public FabricatedProject pom(String name, String description, String dependencies, String build) {
    return file(
        name + "/pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <artifactId>%s</artifactId>
          %s
          <dependencies>%s</dependencies>
          %s
        </project>
        """
            .formatted(
                name,
                description.isEmpty() ? "" : "<description>" + description + "</description>",
                dependencies,
                build));
  }

  /** Lists a module that may not exist. */
  public FabricatedProject listed(String module) {
    modules.add(module);
    return listModules();
  }

  /** Takes a module from the list. */
  public FabricatedProject unlisted(String module) {
    modules.remove(module);
    return listModules();
  }

  /** Writes a file. */
  public FabricatedProject file(String name, String text) {
    try {
      Path file = root.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Deletes a file. */
  public FabricatedProject without(String name) {
    try {
      Files.delete(root.resolve(name));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Project project() {
    return new Project(root);
  }

  public static String dependency(String group, String artifact) {
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId></dependency>"
        .formatted(group, artifact);
  }

  private FabricatedProject listModules() {
    var list = new StringBuilder();
    modules.forEach(module -> list.append("<module>").append(module).append("</module>"));
    return file(
        "pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>benchmark</groupId>
          <artifactId>fabricated</artifactId>
          <version>7.5</version>
          <modules>%s</modules>
          <properties><rpc.version>1.2.3</rpc.version></properties>
          <dependencyManagement><dependencies>
            <dependency>
              <groupId>org.example</groupId><artifactId>rpc</artifactId>
              <version>${rpc.version}</version>
            </dependency>
            <dependency>
              <groupId>org.example</groupId><artifactId>codec</artifactId>
              <version>4.5</version>
            </dependency>
          </dependencies></dependencyManagement>
        </project>
        """
            .formatted(list));
  }
}
