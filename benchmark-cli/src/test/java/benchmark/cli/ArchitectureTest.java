// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the packages of the command line")
class ArchitectureTest {

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
  void resultsKnowNeitherWhoWritesNorWhoReportsThem() {
    noClasses()
        .that()
        .resideInAPackage("benchmark.cli.results..")
        .should()
        .dependOnClassesThat(resideInAnyPackage("benchmark.cli.run..", "benchmark.cli.report.."))
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
  void errorsAreALeaf() {
    noClasses()
        .that()
        .resideInAPackage("benchmark.cli.error..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("benchmark.cli..").and(not(resideInAPackage("benchmark.cli.error.."))))
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
