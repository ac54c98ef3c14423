// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A small project in a folder of a test: two bases and whatever pairs the test asks for. */
public final class FabricatedProject {

  private final Path root;
  private final List<String> modules = new ArrayList<>();

  public FabricatedProject(Path root) {
    this.root = root;
    module("benchmark-base", "The contract.", "");
    module("client-base", "The client.", dependency("benchmark", "benchmark-base"));
    module("server-base", "The server.", dependency("benchmark", "benchmark-base"));
  }

  /** Adds both halves of a sound pair. */
  public FabricatedProject pair(String name, String description, String... libraries) {
    var dependencies = new StringBuilder();
    for (String library : libraries) {
      dependencies.append(dependency("org.example", library));
    }
    module(name + "-client", description, dependencies.toString());
    module(name + "-server", "", dependencies.toString());
    file(name + "-client/src/main/resources/consumer.xml", "<beans/>");
    file(name + "-server/src/main/resources/provider.xml", "<beans/>");
    return this;
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
          <artifactId>fabricated</artifactId>
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
