// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.ChildProcesses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleasesTest {

  private static final String GROUP = "org.example.releases-test";

  @TempDir Path root;

  /** As Apache Fory 1.5.0, which has a parent that was never published. */
  @Test
  void areListedThoughTheParentOfOneIsNowhere() throws IOException {
    Path repository = root.resolve("repository");
    Path library = repository.resolve(GROUP.replace('.', '/')).resolve("library");
    for (String version : List.of("1.0", "1.1", "1.2")) {
      String parent =
          "<parent><groupId>%s</groupId><artifactId>nowhere</artifactId><version>1</version></parent>"
              .formatted(GROUP);
      write(
          library.resolve(version + "/library-" + version + ".pom"),
          "<project><modelVersion>4.0.0</modelVersion>%s<groupId>%s</groupId><artifactId>library</artifactId><version>%s</version></project>"
              .formatted(version.equals("1.1") ? parent : "", GROUP, version));
      write(library.resolve(version + "/library-" + version + ".jar"), "");
    }
    write(
        library.resolve("maven-metadata.xml"),
        "<metadata><versioning><versions><version>1.0</version><version>1.1</version><version>1.2</version></versions></versioning></metadata>");
    Project project = new FabricatedProject(root).project();
    Path pom = root.resolve("pom.xml");
    Files.writeString(
        pom,
        Files.readString(pom)
            .replace(
                "</project>",
                "<packaging>pom</packaging><repositories><repository><id>releases-test</id><url>%s</url></repository></repositories></project>"
                    .formatted(repository.toUri())));
    Path local =
        Path.of(System.getProperty("user.home"), ".m2/repository", GROUP.replace('.', '/'));
    try {
      assertThat(
              new Releases(project, new ChildProcesses())
                  .in(new VersionRange("1.0", "1.2"), GROUP + ":library"))
          .containsExactly("1.0", "1.1", "1.2");
    } finally {
      try (Stream<Path> files = Files.exists(local) ? Files.walk(local) : Stream.empty()) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void areInMavensOrderOnceAndWithoutPreviews() {
    assertThat(
            Releases.sorted(
                List.of(
                    "3.2.9",
                    "3.2.11",
                    "3.3.0-beta.1",
                    "3.2.10",
                    "3.2.9",
                    "4.1.100.Final",
                    "3.3.0-SNAPSHOT",
                    "3.3.0")))
        .containsExactly("3.2.9", "3.2.10", "3.2.11", "3.3.0", "4.1.100.Final");
  }
}
