// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.report.RememberedSetups.Shown;
import benchmark.launch.OperationKey;
import benchmark.launch.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RememberedSetupsTest {

  private static final OperationKey EXIST = OperationKey.parse("existUser");
  private static final OperationKey LIST = OperationKey.parse("listUser");

  @TempDir Path root;

  @Test
  void aProjectWithoutAGalleryRemembersNothing() {
    assertThat(RememberedSetups.of(root)).isEqualTo(RememberedSetups.NONE);
  }

  @Test
  void marksWhatIsMoreThan1_3TimesAsFastOrAsSlowInAnotherSetUp() throws IOException {
    RememberedSetups setups =
        remembered("rpc-a,existUser,70,100,129", "rpc-a,listUser,80,100,", "rpc-b,listUser,,50,66");

    assertThat(setups.marks(new Shown("rpc-a", Setup.STANDARD), EXIST)).isTrue();
    assertThat(setups.marks(new Shown("rpc-a", Setup.STANDARD), LIST)).isFalse();
    assertThat(setups.marks(new Shown("rpc-a", Setup.SHIPPED), EXIST)).isFalse();
    assertThat(setups.marks(new Shown("rpc-b", Setup.STANDARD), LIST)).isTrue();
    assertThat(setups.marks(new Shown("rpc-c", Setup.STANDARD), LIST)).isFalse();
  }

  @Test
  void theFootnoteNamesEachVariantWithItsGreatestDifference() throws IOException {
    RememberedSetups setups =
        remembered(
            "rpc-a,existUser,50,100,150", "rpc-a,listUser,90,100,200", "rpc-b,listUser,,9,9");
    List<Shown> shown =
        List.of(new Shown("rpc-a", Setup.STANDARD), new Shown("rpc-b", Setup.STANDARD));

    assertThat(setups.footnote(shown, List.of(EXIST, LIST)))
        .hasValue(
            "in another set-up more than 1.3 times as fast or as slow, when docs/results was"
                + " measured: rpc-a@setup=shipped 0.50, rpc-a@setup=tuned 2.00");
    assertThat(setups.footnote(List.of(new Shown("rpc-b", Setup.STANDARD)), List.of(LIST)))
        .isEmpty();
    assertThat(setups.footnote(List.of(new Shown("rpc-a", Setup.TUNED)), List.of(LIST))).isEmpty();
  }

  @Test
  void aFileThatCannotBeReadIsNamedWithItsLine() {
    assertThatThrownBy(() -> remembered("rpc-a,existUser,fast,100,150"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "Cannot read docs/results/setups.csv: For input string: \"fast\". Restore it, or"
                + " generate it again: docs/results/make.sh");
    assertThatThrownBy(() -> remembered("rpc-a,existUser"))
        .hasMessageContaining("'rpc-a,existUser' is not pair,operation,shipped,standard,tuned");
  }

  private RememberedSetups remembered(String... lines) throws IOException {
    Path file = root.resolve("docs/results/setups.csv");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file, "pair,operation,shipped,standard,tuned\n" + String.join("\n", lines) + "\n");
    return RememberedSetups.of(root);
  }
}
