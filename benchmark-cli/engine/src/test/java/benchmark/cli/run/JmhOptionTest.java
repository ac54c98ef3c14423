// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import joptsimple.OptionDescriptor;
import joptsimple.OptionParser;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.runner.options.CommandLineOptions;

@DisplayName("JMH's options")
class JmhOptionTest {

  /** An option that a new version of JMH adds is not overlooked. */
  @Test
  void areThoseOfJmh() throws Exception {
    Field parser = CommandLineOptions.class.getDeclaredField("parser");
    parser.setAccessible(true);
    var takesValue = new HashMap<String, Boolean>();
    ((OptionParser) parser.get(new CommandLineOptions()))
        .recognizedOptions()
        .forEach(
            (name, option) -> {
              if (!((OptionDescriptor) option).representsNonOptions()) {
                takesValue.put("-" + name, ((OptionDescriptor) option).requiresArgument());
              }
            });

    Map<String, Boolean> ours =
        Arrays.stream(JmhOption.values())
            .collect(Collectors.toMap(JmhOption::flag, it -> !it.asksForInformation()));
    assertThat(ours).isEqualTo(takesValue);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-jvmArgs -Xmx2g | -jvmArgs -Xmx2g: it would replace the flags that connect the client with"
            + " its server. Use jvm= or heap= of a variant, or -jvmArgsAppend.",
        "-jvmArgs=-Xmx2g | -jvmArgs -Xmx2g: it would replace the flags that connect the client with"
            + " its server. Use jvm= or heap= of a variant, or -jvmArgsAppend.",
        "-jvm /opt/java | -jvm /opt/java: the run would record another JVM. Use --jdk, or jdk= of a"
            + " variant.",
        "-jvmArgsAppend -Xmx2g | -jvmArgsAppend -Xmx2g: this has a key of its own. Use heap= or"
            + " D.NAME= of a variant.",
        "-jvmArgsPrepend -Dbenchmark.port=1 | -jvmArgsPrepend -Dbenchmark.port=1: this has a key of"
            + " its own. Use heap= or D.NAME= of a variant.",
        "-f 0 | -f 0: JMH's own JVM has one connection, which ends with the first operation. Give 1"
            + " or more.",
        "-f0 | -f 0: JMH's own JVM has one connection, which ends with the first operation. Give 1"
            + " or more.",
        "-wf 1 | -wf 1: costs would count calls whose results JMH drops. Use --warmup.",
        "-o x | -o x: the run reads JMH's text itself. Write -f FILE before -- for a copy of it.",
        "-foe false | -foe false: a failed call always fails the run. Leave it out.",
        "-bs 10 | -bs 10: every result is of one call. Leave it out.",
        "-opi 10 | -opi 10: every result is of one call. Leave it out.",
        "-tg 1,2 | -tg 1,2: operations have no groups of threads. Use -t."
      })
  void thatDoNotWorkHereAreRefusedWithTheNextStep(String words, String sentence) {
    assertThatThrownBy(() -> JmhArguments.NONE.given(List.of(words.split(" "))))
        .isInstanceOf(UserError.class)
        .hasMessage("%s", sentence)
        .extracting(it -> ((UserError) it).status())
        .isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-f 1",
        "-wf 0",
        "-foe true",
        "-bs 1",
        "-opi 1",
        "-jvmArgsAppend -Xlog:gc",
        "-wbs 5"
      })
  void withValuesThatWorkAreTaken(String words) {
    assertThatCode(() -> JmhArguments.NONE.given(List.of(words.split(" "))))
        .doesNotThrowAnyException();
  }

  @Test
  void severalJvmArgumentsInOneWordAreAllLookedAt() {
    assertThatThrownBy(() -> JmhArguments.NONE.given(List.of("-jvmArgsAppend", "-Xlog:gc -Xmx2g")))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("-jvmArgsAppend -Xlog:gc -Xmx2g: ");
  }
}
