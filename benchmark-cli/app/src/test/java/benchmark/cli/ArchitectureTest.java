// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the packages of the command line")
class ArchitectureTest {

  private static final String ROOT = "benchmark.cli.";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.contains("-tests.jar"))
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

  /** Of the questions, these are answered with the means of others; the rest stand alone. */
  @Test
  void useNoOtherExperimentThanThese() {
    Map<String, List<String>> used =
        Map.of(
            "bisect", List.of("compare", "explain"),
            "compare", List.of("codec"),
            "density", List.of("load"),
            "pairs", List.of("codec"),
            "reproduce", List.of("compare"),
            "verify", List.of("codec"));
    List<String> experiments =
        List.of(
            "bisect",
            "codec",
            "compare",
            "density",
            "discovery",
            "explain",
            "load",
            "overload",
            "pairs",
            "reproduce",
            "soak",
            "start",
            "verify");
    for (String experiment : experiments) {
      String[] others =
          experiments.stream()
              .filter(it -> !it.equals(experiment))
              .filter(it -> !used.getOrDefault(experiment, List.of()).contains(it))
              .map(it -> ROOT + it + "..")
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage(ROOT + experiment + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(others)
          .check(CLASSES);
    }
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
  void onlyPlacesReadWhatASystemReports() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "machine..")
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(Files.class)
        .check(CLASSES);
    for (JavaClass type : CLASSES) {
      if (!List.of(ROOT + "process", ROOT + "machine").contains(type.getPackageName())) {
        assertThat(CompiledTexts.of(type))
            .as(type.getName())
            .noneMatch(it -> it.startsWith("/proc") || it.startsWith("/sys/"));
      }
    }
  }

  @Test
  void onlyTheTerminalPrintsToStandardOutput() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + "text..")
        .should()
        .accessField(System.class, "out")
        .check(CLASSES);
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
