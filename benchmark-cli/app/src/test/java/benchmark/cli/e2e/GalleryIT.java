// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("every-pair")
@DisplayName("the script that makes the gallery")
class GalleryIT {

  @TempDir Path folder;

  @Test
  void keepsWhatPagesAndTablesAreMadeOf() throws IOException {
    BuiltProject.project();
    Path jdk =
        Files.createSymbolicLink(folder.resolve("jdk"), Path.of(QuickStartingJdk.option().get(1)));
    Path gallery = Files.createDirectory(folder.resolve("the gallery"));
    var script =
        new ProcessBuilder(ProjectRoot.PATH.resolve("docs/results/make.sh").toString())
            .directory(folder.toFile());
    script
        .environment()
        .putAll(
            Map.of(
                "JAVA_HOME",
                System.getProperty("java.home"),
                "GALLERY",
                gallery.toString(),
                "PAIRS",
                "inproc netty-bytes rmi-java",
                "STACKS",
                "java inproc rmi-java",
                "BASELINE",
                "inproc",
                "CANDIDATE",
                "rmi-java",
                "BLOCKS",
                "1",
                "CODEC",
                "--time 200ms --warmup 200ms --ops existUser dubbo-kryo",
                "OPERATIONS",
                "listUser",
                "OPTIONS",
                "-t 2 --warmup 300ms --time 500ms --jdk " + jdk));

    CommandResult outcome;
    try (Run run = Run.start(script)) {
      outcome = run.awaitEnd();
    }

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(Tools.names(gallery))
        .containsExactly(
            "all",
            "all.html",
            "all.md",
            "all.svg",
            "all.txt",
            "codec",
            "hessianlite-fastjson2",
            "setups",
            "setups.csv",
            "stacks");
    assertThat(Tools.names(gallery.resolve("stacks/java")))
        .containsExactly("compare.json", "compare.md", "compare.txt");
    assertThat(Tools.names(gallery.resolve("all")))
        .containsExactly("inproc", "netty-bytes", "rmi-java");
    assertThat(Tools.names(gallery.resolve("setups"))).containsExactly("netty-bytes");
    assertThat(Tools.names(gallery.resolve("setups/netty-bytes")))
        .containsExactly("compare.json", "compare.md", "compare.txt");
    assertThat(gallery.resolve("setups.csv"))
        .content()
        .containsPattern(
            "^pair,operation,shipped,standard,tuned\nnetty-bytes,listUser,,\\d+,\\d+\n");
    assertThat(Tools.names(gallery.resolve("all/rmi-java")))
        .containsExactly("costs.csv", "report.md", "run.json", "slices.hlog");
    assertThat(Tools.names(gallery.resolve("hessianlite-fastjson2")))
        .containsExactly("compare.json", "compare.md", "compare.txt", "report.html");
    assertThat(gallery.resolve("all/rmi-java/run.json"))
        .content()
        .contains("rmi-java-client.jar")
        .doesNotContain(ProjectRoot.PATH.toString());
  }
}
