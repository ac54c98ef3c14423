// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contracts;
import benchmark.contract.LeftOut;
import benchmark.contract.PreparedUserService;
import benchmark.contract.User;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the hash of all answers")
class AnswersHashTest {

  @Test
  void isTheSameForEqualServices() {
    AnswersHash.Result result =
        AnswersHash.of(Contracts.USER, new PreparedUserService(), LeftOut.NOTHING);

    assertThat(result.firstDifference()).isEmpty();
    assertThat(result.hex()).isEqualTo(expected());
  }

  @Test
  void noticesOneFieldOfOneUser() {
    var wrong =
        new PreparedUserService() {
          @Override
          public User getUser(long id) {
            User user = super.getUser(id);
            if (id == 777) {
              user.setStatus(user.getStatus() + 1);
            }
            return user;
          }
        };

    AnswersHash.Result result = AnswersHash.of(Contracts.USER, wrong, LeftOut.NOTHING);

    assertThat(result.hex()).isNotEqualTo(expected());
    assertThat(result.firstDifference()).startsWith("getUser(777) answers user 777");
  }

  @Test
  void differentValuesHaveDifferentTexts() {
    assertThat(
            List.of(
                AnswersHash.text("null"),
                AnswersHash.text(null),
                AnswersHash.text(List.of()),
                AnswersHash.text(List.of("a", "b")),
                AnswersHash.text(List.of("a=1:b")),
                AnswersHash.text(Arrays.asList("ab", null))))
        .doesNotHaveDuplicates();
  }

  private static String expected() {
    return AnswersHash.expected(LeftOut.NOTHING, Contracts.all()).get("user");
  }
}
