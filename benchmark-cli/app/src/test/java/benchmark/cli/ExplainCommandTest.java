// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.FabricatedComparison;
import benchmark.cli.compare.FabricatedReplicates;
import benchmark.cli.error.UserError;
import benchmark.cli.explain.ExplainSettings;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.Json;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SlicedOperation;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("explain of a comparison at 50 and 100 calls/s, which found most at 100")
class ExplainCommandTest {

  private static final RateLoad LOAD =
      new RateLoad(List.of(50.0, 100.0), Load.Arrivals.CONSTANT, 64, 7);

  @TempDir private Path comparison;

  @BeforeEach
  void store() throws IOException {
    FabricatedComparison.store(
        comparison, FabricatedReplicates.atRate(FabricatedReplicates.of(6, 1.3, 0.02)), false);
    Path file = comparison.resolve(CompareRecord.FILE.name());
    JsonNode record = Json.MAPPER.readTree(file.toFile());
    ((ObjectNode) record.get("conditions")).set("atRate", Json.MAPPER.valueToTree(LOAD));
    Json.MAPPER.writeValue(file.toFile(), record);
  }

  @Test
  void callsTheOperationAtThatRate() {
    ExplainSettings settings = settings();

    assertThat(settings.rate()).hasValue(100);
    assertThat(settings.slices().operations().get(0).key()).isEqualTo(OperationKey.of("existUser"));
    assertThat(settings.slices().atRate())
        .hasValue(new RateLoad(List.of(100.0), LOAD.arrivals(), LOAD.inFlight(), LOAD.seed()));
  }

  @Test
  void callsAnotherOperationAtThatRate() {
    ExplainSettings settings = settings("--ops", "getUser");

    assertThat(settings.rate()).hasValue(100);
    assertThat(settings.slices().operations().get(0).key()).isEqualTo(OperationKey.of("getUser"));
  }

  @Test
  void callsAtTheRateThatTheUserGives() {
    assertThat(settings("--rate", "200").rate()).hasValue(200);
  }

  @Test
  void findsTheRateOfAnotherScenario() {
    assertThat(settings("--scenario", "echo", "--ops", "string?size=50K").rate()).isEmpty();
  }

  @Test
  void refusesTheOtherOptionsOfARate() {
    assertThatThrownBy(() -> settings("--in-flight", "50"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--in-flight is that of the stored comparison. Leave it out, or give --rate, too.");
  }

  @Test
  void takesOnePairWithTheOptionsOfTwo() {
    ExplainSettings settings =
        settingsOf("inproc", "--scenario", "echo", "-t", "8", "--ops", "string?size=50K");

    assertThat(settings.variants()).extracting(Variant::label).containsExactly("inproc");
    assertThat(settings.slices().callers()).isEqualTo(8);
    assertThat(settings.slices().operations())
        .extracting(SlicedOperation::key)
        .containsExactly(OperationKey.parse("string?size=50K"));
    assertThat(settings.rate()).as("half of what it can do").isEmpty();
  }

  private ExplainSettings settings(String... options) {
    var words = new ArrayList<>(List.of(options));
    words.add(comparison.toString());
    return settingsOf(words.toArray(String[]::new));
  }

  private static ExplainSettings settingsOf(String... words) {
    var context = new CommandContext(ProjectRoot.project(), new ChildProcesses(), null, List.of());
    var command = new ExplainCommand(context);
    Main.withConverters(new CommandLine(command)).parseArgs(words);
    return command.settings();
  }
}
