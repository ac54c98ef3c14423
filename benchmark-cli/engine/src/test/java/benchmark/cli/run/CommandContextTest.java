// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.project.FabricatedProject;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandContextTest {

  @TempDir Path root;

  private CommandContext context;

  @BeforeEach
  void fabricate() {
    var project = new FabricatedProject(root).pair("rpc-b", "B.").pair("rpc-a", "A.").project();
    context = new CommandContext(project, null, null, List.of("verify", "--", "-f", "3"));
  }

  @Test
  void noNameAndAllStandForEveryPair() {
    assertThat(labels()).containsExactly("rpc-b", "rpc-a");
    assertThat(labels("all")).containsExactly("rpc-b", "rpc-a");
  }

  @Test
  void allMeansEveryPairWhereverItIsGiven() {
    assertThat(context.variants(List.of("rpc-a@threads=2", "all")).stream().map(Variant::label))
        .containsExactly("rpc-a@threads=2", "rpc-b", "rpc-a");
    assertThat(context.variants(List.of("all"))).isEqualTo(context.variantsOrAll(List.of()));
  }

  @Test
  void allLeavesOutAPairWhoseServerThisHostCannotRun() {
    var project =
        new FabricatedProject(root.resolve("programs"))
            .pair("rpc-a", "A.")
            .program("rpc-cobol", "cobol-85 src/main/server.cob", "")
            .project();
    context = new CommandContext(project, null, null, List.of());

    assertThat(labels("all")).containsExactly("rpc-a");
    assertThat(labels("rpc-cobol")).containsExactly("rpc-cobol");
  }

  @Test
  void aVariantThatIsNamedTwiceComesTwiceOnlyWhereThatIsWanted() {
    assertThat(labels("rpc-a", "rpc-b@threads=2", "rpc-a", "rpc-b"))
        .containsExactly("rpc-a", "rpc-b@threads=2", "rpc-b");
    assertThat(context.variants(List.of("rpc-a", "rpc-a"))).hasSize(2);
  }

  @Test
  void wordsAfterTwoDashesAreJmhs() {
    assertThat(context.ownArguments()).containsExactly("verify");
    assertThat(context.jmhArguments()).containsExactly("-f", "3");
  }

  @Test
  void wordsForJmhAreRefusedWhereNothingGoesThere() {
    assertThatThrownBy(() -> context.requireNoJmhArguments("verify"))
        .isInstanceOf(UserError.class)
        .hasMessage("verify takes no JMH options; remove '-f' after --.");
  }

  private List<String> labels(String... names) {
    return context.variantsOrAll(List.of(names)).stream().map(Variant::label).toList();
  }
}
