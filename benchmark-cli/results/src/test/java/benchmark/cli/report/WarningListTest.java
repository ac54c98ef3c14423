// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.text.Document;
import benchmark.launch.OperationKey;
import org.junit.jupiter.api.Test;

class WarningListTest {

  @Test
  void aKindHasOneLineWithItsRange() {
    var warnings = new WarningList();
    warnings.add(warning(Warning.Kind.STOLEN_TIME, "getUser", "3% stolen."));
    warnings.add(warning(Warning.Kind.STOLEN_TIME, "existUser", "12% stolen."));
    warnings.add(warning(Warning.Kind.ERRORS, "listUser", "calls failed."));
    warnings.add(new Warning(Warning.Kind.PROFILER, null, "Measured under a profiler."));

    assertThat(warnings.lines())
        .containsExactly(
            "listUser: calls failed.",
            "Measured under a profiler.",
            "getUser, existUser: 3 to 12% stolen.");
  }

  @Test
  void ofDiagnosesThatDifferInMoreTheWorstIsShown() {
    var warnings = new WarningList();
    warnings.add(warning(Warning.Kind.NO_STEADY_STATE, "getUser", "became 5% faster."));
    warnings.add(warning(Warning.Kind.NO_STEADY_STATE, "listUser", "became 9% slower."));

    assertThat(warnings.lines())
        .containsExactly("getUser, listUser (here the worst): became 9% slower.");
  }

  @Test
  void variantsWithTheSameOperationsAreNamedTogether() {
    var warnings = new WarningList(8, "8 blocks");
    for (String variant : new String[] {"A", "B"}) {
      warnings.add(variant, 1, warning(Warning.Kind.COMPILING, "getUser", "6% compiled."));
      warnings.add(variant, 3, warning(Warning.Kind.COMPILING, "listUser", "7% compiled."));
    }
    warnings.add("C", 3, warning(Warning.Kind.COMPILING, "getUser", "6% compiled."));

    assertThat(warnings.lines())
        .containsExactly(
            "A, B in getUser, listUser; C in getUser (2 of 8 blocks): 6 to 7% compiled.");
  }

  @Test
  void ofManyVariantsTheNumberIsReported() {
    var warnings = new WarningList();
    for (String variant : new String[] {"A", "B", "C", "D", "E"}) {
      warnings.add(variant, 0, warning(Warning.Kind.COMPILING, "getUser", "6% compiled."));
    }
    warnings.add("A", 0, warning(Warning.Kind.COMPILING, "listUser", "9% compiled."));

    assertThat(warnings.lines())
        .containsExactly("5 variants in getUser, listUser: 6 to 9% compiled.");
  }

  @Test
  void aReaderIsShownFiveLinesAtMostTheGravestFirst() {
    var warnings = new WarningList();
    for (Warning.Kind kind : Warning.Kind.values()) {
      warnings.add(warning(kind, "getUser", kind + "."));
    }

    int all = Warning.Kind.values().length - 1; // one is a condition
    assertThat(warnings.lines()).hasSize(all);
    assertThat(((Document.Warnings) warnings.toDocument().blocks().get(0)).texts())
        .containsExactly(
            "getUser: ERRORS.",
            "getUser: PROFILER.",
            "getUser: JVM_OPTIONS.",
            "getUser: ENVIRONMENT.",
            (all - 4) + " more are on the page.");
  }

  @Test
  void aConditionIsNoWarning() {
    var warnings = new WarningList();
    warnings.add(warning(Warning.Kind.CPUS_BUSY, "getUser", "all CPUs were busy."));

    assertThat(warnings.lines()).isEmpty();
    assertThat(warnings.toDocument().blocks()).isEmpty();
  }

  private static Warning warning(Warning.Kind kind, String operation, String diagnosis) {
    return new Warning(kind, OperationKey.of(operation), diagnosis);
  }
}
