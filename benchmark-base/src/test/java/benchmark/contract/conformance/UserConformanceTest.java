// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.Page;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserLockedException;
import benchmark.contract.UserService;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("a server in conformance mode")
class UserConformanceTest {

  private final Conformance<UserService> conformance = Conformance.of(Contracts.USER).orElseThrow();
  private final UserService service = conformance.serving(new PreparedUserService());

  @Test
  void servesTheContractAsEver() {
    assertThat(AnswersHash.of(Contracts.USER, service).hex())
        .isEqualTo(AnswersHash.expected(Contracts.USER));
  }

  @Test
  void answersWithTheCaseOfTheNumber() {
    int number = numberOf("emoji");

    assertThat(conformance.receive(service, number))
        .isEqualTo(UserCases.ALL.get(number - 1).value().get());
    assertThat(((Page<?>) conformance.receive(service, numberOf("empty page"))).getResult())
        .isEmpty();
    assertThatThrownBy(() -> conformance.receive(service, numberOf("exception of the contract")))
        .isInstanceOf(UserLockedException.class);
  }

  @Test
  void saysWhatBecameOfARequest() {
    int number = numberOf("emoji");
    assertThat(conformance.received(service, number).support()).isEqualTo(Support.NO);

    assertThat(conformance.send(service, number)).isTrue();
    assertThat(conformance.received(service, number)).isEqualTo(CaseResult.SAME);

    User lossy = UserCases.request(number);
    lossy.setName("??");
    assertThat(service.createUser(lossy)).isFalse();
    assertThat(conformance.received(service, number).reason())
        .startsWith("name: ")
        .endsWith(" arrives as '??'");
  }

  @Test
  void ordinaryCallsCarryTheClassWhoseNameIsSwapped() {
    assertThat(conformance.receiveOrdinary(service))
        .isEqualTo(PreparedUsers.user(1))
        .isExactlyInstanceOf(User.class);
    assertThat(conformance.sendOrdinary(service)).isEqualTo(true);
    assertThat(User.class.getName()).isEqualTo(Gadgets.HONEST_NAME);
  }

  @Test
  void gadgetsInTheServerAreTold() {
    conformance.sendGadget(service);

    assertThat(conformance.gadgetsInServer(service)).contains("GadgetInRequest");
  }

  private static int numberOf(String name) {
    for (int number = 1; number <= UserCases.ALL.size(); number++) {
      if (UserCases.ALL.get(number - 1).name().equals(name)) {
        return number;
      }
    }
    throw new AssertionError(name);
  }
}
