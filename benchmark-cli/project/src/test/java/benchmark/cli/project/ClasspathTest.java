// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Sha256;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClasspathTest {

  @TempDir Path root;

  @Test
  void isTheModulesOwnJarAndWhatMavenResolved() throws Exception {
    var module =
        new PairModule(root.resolve("rpc-client"), "rpc", Role.CLIENT, List.of(), Optional.empty());
    Files.createDirectories(module.dir().resolve("target"));
    Files.writeString(
        module.dir().resolve("target/classpath"),
        "/m2/a.jar" + File.pathSeparator + "/m2/b c.jar\n");
    Classpath classpath = Classpath.of(module);

    assertThat(classpath.jars())
        .containsExactly(
            root.resolve("rpc-client/target/rpc-client.jar"),
            Path.of("/m2/a.jar"),
            Path.of("/m2/b c.jar"));
    assertThat(classpath.toArgument()).endsWith("/m2/a.jar" + File.pathSeparator + "/m2/b c.jar");
  }

  @Test
  void saysHowToGetOneThatIsMissing() {
    var module =
        new PairModule(root.resolve("rpc-client"), "rpc", Role.CLIENT, List.of(), Optional.empty());

    assertThatThrownBy(() -> Classpath.of(module))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("Cannot read the classpath " + module.dir())
        .hasMessageEndingWith("Build again: mvn package");
  }

  @Test
  void versionsComeFromTheRepositorysFolders() {
    var classpath =
        new Classpath(
            List.of(
                Path.of("/project/rpc-client/target/rpc-client.jar"),
                Path.of("/m2/org/apache/dubbo/dubbo/3.3.6/dubbo-3.3.6.jar"),
                Path.of("/m2/io/netty/netty-epoll/4.2.2.Final/netty-epoll-4.2.2.Final-linux.jar"),
                Path.of("/m2/snap/lib/1.0-SNAPSHOT/lib-1.0-20260101.1-1.jar"),
                Path.of("lonely.jar")));

    assertThat(classpath.versions())
        .isEqualTo(Map.of("dubbo", "3.3.6", "netty-epoll", "4.2.2.Final", "lib", "1.0-SNAPSHOT"));
  }

  @Test
  void aVersionIsChosenForALibraryOrForAllOfAGroupThatAreReleasedTogether() {
    var classpath =
        new Classpath(
            List.of(
                Path.of("/m2/io/netty/netty/3.10.6.Final/netty-3.10.6.Final.jar"),
                Path.of("/m2/io/netty/netty-common/4.2.2.Final/netty-common-4.2.2.Final.jar"),
                Path.of("/m2/io/netty/netty-epoll/4.2.2.Final/netty-epoll-4.2.2.Final-linux.jar"),
                Path.of("/m2/io/netty/more/netty-more/4.2.2.Final/netty-more-4.2.2.Final.jar"),
                Path.of("/m2/org/netty/netty-common/1.0/netty-common-1.0.jar")));

    assertThat(classpath.managed(LibraryVersion.of("lib", "io.netty:*:4.2.15.Final")))
        .extracting(it -> it.getManagementKey() + ":" + it.getVersion())
        .containsExactly(
            "io.netty:netty-common:jar:4.2.15.Final",
            "io.netty:netty-epoll:jar:linux:4.2.15.Final");
    assertThat(classpath.artifacts(LibraryVersion.of("lib", "io.netty:netty:3.9.0.Final")))
        .containsExactly("netty");
    assertThat(classpath.artifacts(LibraryVersion.of("lib", "io.netty:netty-quic:1.0"))).isEmpty();
  }

  @Test
  void snapshotsAreReportedApartByTheirContents() throws Exception {
    Path jar = root.resolve("m2/lib/1.0-SNAPSHOT/lib-1.0-SNAPSHOT.jar");
    Files.createDirectories(jar.getParent());
    Files.writeString(jar, "abc");
    Path released = Path.of("/m2/org/apache/dubbo/dubbo/3.3.6/dubbo-3.3.6.jar");

    assertThat(new Classpath(List.of(released, jar)).snapshots())
        .isEqualTo(Map.of("lib", Sha256.of(jar)));
  }

  @Test
  void patchedClassesComeFirst() throws Exception {
    Path patch = Files.createDirectories(root.resolve("patch"));
    Files.writeString(patch.resolve("A.class"), "");
    var libraries = new Classpath(List.of(Path.of("a.jar"), Path.of("b.jar")));

    assertThat(libraries.behind(PatchedClasses.at("classpath", patch.toString())).jars())
        .containsExactly(patch, Path.of("a.jar"), Path.of("b.jar"));
  }

  @Test
  void theJarsOfAFolderComeFirstInTheOrderOfTheirNames() throws Exception {
    Path patch = Files.createDirectories(root.resolve("jars"));
    for (String name : List.of("b.jar", "a.jar", "c.txt")) {
      try (var jar = new ZipOutputStream(Files.newOutputStream(patch.resolve(name)))) {
        jar.putNextEntry(new ZipEntry("A.class"));
      }
    }
    var libraries = new Classpath(List.of(Path.of("a.jar")));

    assertThat(libraries.behind(PatchedClasses.at("classpath", patch.toString())).jars())
        .containsExactly(patch.resolve("a.jar"), patch.resolve("b.jar"), Path.of("a.jar"));
  }
}
