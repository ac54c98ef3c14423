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

  private CommandContext session;

  @BeforeEach
  void fabricate() {
    var project = new FabricatedProject(root).pair("rpc-b", "B.").pair("rpc-a", "A.").project();
    session = new CommandContext(project, null, null, List.of("verify", "--", "-f", "3"));
  }

  @Test
  void noNameAndAllStandForEveryPair() {
    assertThat(labels()).containsExactly("rpc-b", "rpc-a");
    assertThat(labels("all")).containsExactly("rpc-b", "rpc-a");
  }

  @Test
  void aVariantThatIsNamedTwiceComesOnce() {
    assertThat(labels("rpc-a", "rpc-b@threads=2", "rpc-a", "rpc-b"))
        .containsExactly("rpc-a", "rpc-b@threads=2", "rpc-b");
  }

  @Test
  void wordsForJmhAreRefusedWhereNothingGoesThere() {
    assertThatThrownBy(() -> session.requireNoJmhArguments("verify"))
        .isInstanceOf(UserError.class)
        .hasMessage("verify hands nothing to JMH, so '-f' after -- has no use. Leave it out.");
  }

  private List<String> labels(String... names) {
    return session.variants(List.of(names)).stream().map(Variant::label).toList();
  }
}
