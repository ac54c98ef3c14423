// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the packages of the command line")
class ArchitectureTest {

  private static final String ROOT = "benchmark.cli.";

  /** Commands, which are above all of them, are in the root package. */
  private static final List<List<String>> LAYERS =
      List.of(
          List.of("error", "text", "statistics", "status", "machine"),
          List.of("process", "project", "topology", "chart"),
          List.of("results", "gateway"),
          List.of("incident"),
          List.of("run"),
          List.of("report", "expect"),
          List.of(
              "pairs",
              "slices",
              "load",
              "soak",
              "discovery",
              "explain",
              "codec",
              "verify",
              "create",
              "catalogue",
              "completion"),
          List.of("compare", "reproduce", "bisect", "page", "export", "option"));

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("benchmark.cli");

  @Test
  void haveNoCycles() {
    slices().matching("benchmark.cli.(*)..").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void areBelowTheRootWhichHoldsCommandsOnly() {
    noClasses()
        .that()
        .resideInAPackage("benchmark.cli.*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("benchmark.cli")
        .check(CLASSES);
    classes()
        .that()
        .resideInAPackage("benchmark.cli")
        .and()
        .areTopLevelClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(CLASSES);
  }

  /** CONTRIBUTING's map: from the bottom up, and nothing is left out of it. */
  @Test
  void areInLayersThatDependOnThoseBelowOnly() {
    assertThat(LAYERS.stream().flatMap(List::stream))
        .containsExactlyInAnyOrderElementsOf(
            CLASSES.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith(ROOT))
                .map(name -> name.substring(ROOT.length()).replaceFirst("\\..*", ""))
                .collect(Collectors.toSet()));
    var layers = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (int layer = 0; layer < LAYERS.size(); layer++) {
      layers =
          layers
              .layer("layer " + layer)
              .definedBy(
                  LAYERS.get(layer).stream().map(it -> ROOT + it + "..").toArray(String[]::new));
    }
    for (int layer = 0; layer < LAYERS.size() - 1; layer++) {
      layers =
          layers
              .whereLayer("layer " + layer)
              .mayOnlyBeAccessedByLayers(
                  IntStream.range(layer + 1, LAYERS.size())
                      .mapToObj(it -> "layer " + it)
                      .toArray(String[]::new));
    }
    layers.whereLayer("layer " + (LAYERS.size() - 1)).mayNotBeAccessedByAnyLayer().check(CLASSES);
  }

  @Test
  void statisticsNeedNothingOfTheProject() {
    noClasses()
        .that()
        .resideInAPackage("benchmark.cli.statistics..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("benchmark..")
                .and(not(resideInAPackage("benchmark.cli.statistics.."))))
        .check(CLASSES);
  }

  @Test
  void textErrorsAndStatusAreLeaves() {
    for (String leaf : List.of("text", "error", "status")) {
      noClasses()
          .that()
          .resideInAPackage(ROOT + leaf + "..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("benchmark.cli..").and(not(resideInAPackage(ROOT + leaf + ".."))))
          .check(CLASSES);
    }
  }

  @Test
  void onlyPlacesStartProcessesAndOpenPorts() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + "process..")
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(ProcessBuilder.class, ProcessHandle.class, ServerSocket.class, Socket.class)
        .check(CLASSES);
  }

  /** Classes of machine know names of such files, too, but have a place read them. */
  @Test
  void onlyPlacesReadWhatASystemTellsOfItself() throws IOException {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "machine..")
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(Files.class)
        .check(CLASSES);
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java/benchmark/cli"))) {
      for (Path source : sources.filter(Files::isRegularFile).toList()) {
        String folder = source.getParent().getFileName().toString();
        if (!List.of("process", "machine").contains(folder)) {
          assertThat(Files.readString(source))
              .as(source.toString())
              .doesNotContain("\"/proc", "\"/sys/");
        }
      }
    }
  }

  @Test
  void chartsKnowNumbersAndTextsOnly() {
    noClasses()
        .that()
        .resideInAPackage("benchmark.cli.chart..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("benchmark..")
                .and(
                    not(
                        resideInAnyPackage(
                            "benchmark.cli.chart..",
                            "benchmark.cli.statistics..",
                            "benchmark.cli.text.."))))
        .check(CLASSES);
  }

  @Test
  void knowNoRpcLibrary() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.apache.dubbo..",
            "com.alibaba..",
            "io.grpc..",
            "com.google.protobuf..",
            "org.springframework..")
        .check(CLASSES);
  }
}
