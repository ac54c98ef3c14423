// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("a pair that cannot be new: one sentence on standard error, exit status 2")
class NewBadInputIT {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "dubbo-kryo org.a:a:1 | There is a dubbo-kryo-client already. Choose another name, or ",
        "dubbo-nonsense org.a:a | --dependency 'org.a:a' is not group:artifact:version. ",
        "dubbo-nonsense benchmark:a:1 | benchmark:a:1 would be a module of this project, and ",
        "dubbo-nonsense org.a:a:1 --add-opens java.util | --add-opens 'java.util' is not module/",
        "dubbo-nonsense org.a:a:1 --serialization 7z | --serialization '7z' is not a valid extension ",
        "rmi-nonsense org.a:a:1 | There is no rmi-base, where the protocol rmi would have its ",
      })
  void isRefusedAndNotWritten(String words, String sentence) {
    var command = new ArrayList<>(List.of("new", "--dependency"));
    List<String> given = Arrays.asList(words.split(" "));
    command.addAll(List.of(given.get(1), given.get(0)));
    command.addAll(given.subList(2, given.size()));

    var script = Script.ofProject();
    List<String> before = Tools.names(Script.root());

    CommandResult outcome = script.run(command);

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.stdout()).isEmpty();
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr()).startsWith(sentence);
    assertThat(Tools.names(Script.root())).isEqualTo(before);
  }
}
