// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserLockedException;
import benchmark.contract.conformance.ConformanceCases;
import benchmark.contract.conformance.Outcome;
import benchmark.contract.conformance.Verdict;
import benchmark.contract.conformance.Verdicts;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("a server in conformance mode")
class ConformanceUserServiceTest {

  private final ConformanceUserService service =
      new ConformanceUserService(new PreparedUserService());

  @Test
  void servesTheContractAsEver() {
    assertThat(service.getUser(5)).isEqualTo(PreparedUsers.user(5));
    assertThat(service.listUser(5)).isEqualTo(PreparedUsers.page(5));
    assertThat(service.createUser(PreparedUsers.user(5))).isTrue();
    assertThat(service.existUser(PreparedUsers.email(5))).isTrue();
  }

  @Test
  void answersWithTheCaseOfTheNumber() {
    int number = numberOf("emoji");

    assertThat(service.getUser(-number))
        .isEqualTo(ConformanceCases.ALL.get(number - 1).value().get());
    assertThat(service.listUser(-numberOf("empty page")).getResult()).isEmpty();
    assertThatThrownBy(() -> service.getUser(-numberOf("exception of the contract")))
        .isInstanceOf(UserLockedException.class);
  }

  @Test
  void saysWhatBecameOfARequest() {
    int number = numberOf("emoji");
    assertThat(verdict(number).outcome()).isEqualTo(Outcome.NO);

    assertThat(service.createUser(ConformanceCases.request(number))).isTrue();
    assertThat(verdict(number)).isEqualTo(Verdict.SAME);

    User lossy = ConformanceCases.request(number);
    lossy.setName("??");
    assertThat(service.createUser(lossy)).isFalse();
    assertThat(verdict(number).reason()).startsWith("name: ").endsWith(" arrives as '??'");
  }

  private Verdict verdict(int number) {
    return Verdicts.fromUser(service.getUser(ConformanceCases.VERDICTS - number));
  }

  private static int numberOf(String name) {
    for (int number = 1; number <= ConformanceCases.ALL.size(); number++) {
      if (ConformanceCases.ALL.get(number - 1).name().equals(name)) {
        return number;
      }
    }
    throw new AssertionError(name);
  }
}
