// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.conformance.AnswersHash;
import benchmark.launch.LaunchProperties;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LeftOutTest {

  @AfterEach
  void forgetProperty() {
    System.clearProperty(LaunchProperties.LEFT_OUT.name());
  }

  @Test
  void nothingIsLeftOutUnlessTheJvmIsTold() {
    assertThat(LeftOut.ofThisJvm()).isEqualTo(LeftOut.NOTHING);
    assertThat(LeftOut.ofThisJvm().isNothingOf(Contracts.USER)).isTrue();

    LaunchProperties.LEFT_OUT.set("");
    assertThat(LeftOut.ofThisJvm()).isEqualTo(LeftOut.NOTHING);
  }

  @Test
  void theRestOfAContractIsWhatIsCalled() {
    LaunchProperties.LEFT_OUT.set("listUser,getUser");

    assertThat(LeftOut.ofThisJvm()).hasToString("getUser, listUser");
    assertThat(LeftOut.ofThisJvm().isNothingOf(Contracts.USER)).isFalse();
    assertThat(LeftOut.ofThisJvm().rest(Contracts.USER))
        .extracting(Operation::name)
        .containsExactly("existUser", "createUser");
    assertThat(Contracts.leftOutPatterns(LeftOut.ofThisJvm()))
        .containsExactly("benchmark.Client.getUser$", "benchmark.Client.listUser$");
  }

  @Test
  void theHashIsThatOfTheOtherAnswers() {
    var leftOut = LeftOut.of(List.of("getUser"));

    assertThat(AnswersHash.expected(leftOut, Contracts.all()).get("user"))
        .isEqualTo(AnswersHash.of(Contracts.USER, new PreparedUserService(), leftOut).hex())
        .isNotEqualTo(AnswersHash.expected(LeftOut.NOTHING, Contracts.all()).get("user"));
  }
}
