// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Placement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

@DisplayName("places that a user names, or a record")
class PlacesOptionsTest {

  /** Nobody connects to them as long as nothing is asked of them. */
  private static final Map<String, String> STORED =
      Map.of("server", "exec:blue", "client", "exec:red,exec:red", "address", "10.0.0.1");

  private static Placement places(Map<String, String> stored, String... words) {
    var context = new CommandContext(ProjectRoot.project(), new ChildProcesses(), null, List.of());
    return CommandLine.populateCommand(new PlacesOptions(), words)
        .places(context, Optional.empty(), stored);
  }

  @Test
  void areTheStoredOnesWithTheirAddressWhereTheUserNamesNone() {
    Placement again = places(STORED);

    assertThat(again.names()).isEqualTo(STORED);
    assertThat(again.host()).isEqualTo("10.0.0.1");
  }

  @Test
  void haveTheAddressThatTheUserGives() {
    assertThat(places(STORED, "--address", "10.0.0.2").names())
        .isEqualTo(
            Map.of("server", "exec:blue", "client", "exec:red,exec:red", "address", "10.0.0.2"));
    assertThat(places(Map.of(), "--client", "exec:red", "--address", "10.0.0.2").names())
        .isEqualTo(Map.of("server", "local", "client", "exec:red", "address", "10.0.0.2"));
  }

  @Test
  void haveNoStoredAddressWhereTheUserNamesOthers() {
    Placement others = places(STORED, "--server", "exec:green", "--client", "exec:green");

    assertThat(others.names()).isEqualTo(Map.of("server", "exec:green", "client", "exec:green"));
    assertThat(others.host()).isEqualTo("localhost");
    assertThat(places(STORED, "--server", "local").names()).isEmpty();
  }

  @Test
  void haveNoAddressOnThisHost() {
    assertThatThrownBy(() -> places(STORED, "--server", "local", "--address", "10.0.0.2"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--address 10.0.0.2: it is the address of a server at another place. Name that place"
                + " with --server.")
        .extracting(error -> ((UserError) error).status())
        .isEqualTo(2);
  }
}
