// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.project.Refs;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

class RefsConsumerTest {

  private static final class Asked {

    @Option(names = "--refs", parameterConsumer = RefsConsumer.class)
    private Refs refs;

    @Parameters private List<String> names = List.of();
  }

  private static Asked parsed(String line) {
    var asked = new Asked();
    new CommandLine(asked).parseArgs(line.split(" "));
    return asked;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--refs v1.0..main dubbo-kryo",
        "--refs=v1.0..main dubbo-kryo",
        "--refs v1.0 main dubbo-kryo",
        "dubbo-kryo --refs v1.0 main"
      })
  void areTwo(String line) {
    Asked asked = parsed(line);

    assertThat(asked.refs).isEqualTo(new Refs("v1.0", "main")).hasToString("v1.0..main");
    assertThat(asked.names).containsExactly("dubbo-kryo");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--refs main", "--refs main..", "--refs ..main", "--refs a...b", "--refs a -t"})
  void oneIsTooFew(String line) {
    assertThatThrownBy(() -> parsed(line))
        .hasMessageContaining("give two refs, such as --refs main..my-branch.");
  }

  @Test
  void theSentenceHasWhatWasGiven() {
    assertThatThrownBy(() -> parsed("--refs main.."))
        .hasMessage("--refs main..: give two refs, such as --refs main..my-branch.");
  }
}
