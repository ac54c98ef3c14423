// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BracesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dubbo-kryo@gc={g1,zgc,parallel} | dubbo-kryo@gc=g1 dubbo-kryo@gc=zgc dubbo-kryo@gc=parallel",
        "a-b@heap={1g,2g},gc={g1,zgc} | a-b@heap=1g,gc=g1 a-b@heap=1g,gc=zgc a-b@heap=2g,gc=g1"
            + " a-b@heap=2g,gc=zgc",
        "a-b@{gc=zgc,heap=2g},threads=4 | a-b@gc=zgc,threads=4 a-b@heap=2g,threads=4",
        "a-b@D.x={one} | a-b@D.x={one}",
        "compare | compare",
        "--gate=p99@{1,2} | --gate=p99@{1,2}",
        "{\"a\":1,\"b\":2} | {\"a\":1,\"b\":2}"
      })
  void severalBracesMultiply(String word, String words) {
    assertThat(String.join(" ", Braces.expand(List.of(word)))).isEqualTo(words);
  }

  @Test
  void aBraceMustBeClosed() {
    assertThatThrownBy(() -> Braces.expand(List.of("load", "a-b@gc={g1,zgc")))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "'a-b@gc={g1,zgc': the brace is not closed. Write a matrix like"
                + " dubbo-kryo@gc={g1,zgc}")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }
}
