// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.LeftOut;
import benchmark.contract.Page;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserLockedException;
import benchmark.contract.UserService;
import java.util.HashMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("a server in conformance mode")
class UserConformanceTest {

  private final UserService service = UserConformance.serving(new PreparedUserService());

  @Test
  void servesTheContractAsEver() {
    assertThat(AnswersHash.of(Contracts.USER, service, LeftOut.NOTHING))
        .isEqualTo(AnswersHash.of(Contracts.USER, new PreparedUserService(), LeftOut.NOTHING));
  }

  @Test
  void answersWithTheCaseOfTheNumber() {
    int number = numberOf("emoji");

    assertThat(UserConformance.receive(service, number))
        .isEqualTo(UserCases.ALL.get(number - 1).value().get());
    assertThat(((Page<?>) UserConformance.receive(service, numberOf("empty page"))).getResult())
        .isEmpty();
    int throwing = numberOf("exception of the contract");
    assertThatThrownBy(() -> UserConformance.receive(service, throwing))
        .isInstanceOf(UserLockedException.class);
  }

  @Test
  void saysWhatBecameOfARequest() {
    int number = numberOf("emoji");
    assertThat(UserConformance.received(service, number).support()).isEqualTo(Support.NO);

    assertThat(UserConformance.send(service, number)).isTrue();
    assertThat(UserConformance.received(service, number)).isEqualTo(CaseResult.SAME);

    User lossy = UserCases.request(number);
    lossy.setName("??");
    assertThat(service.createUser(lossy)).isFalse();
    assertThat(UserConformance.received(service, number).reason())
        .startsWith("name: ")
        .endsWith(" arrives as '??'");
  }

  @Test
  void aCommandKeepsTheValueOfACaseAndGivesItBack() {
    var kept = new HashMap<Long, User>();
    UserService keeping =
        new PreparedUserService() {
          @Override
          public boolean createUser(User user) {
            kept.put(user.getId(), user);
            return true;
          }

          @Override
          public User getUser(long id) {
            return kept.get(id);
          }
        };

    assertThat(UserConformance.kept(keeping, numberOf("max long"))).contains(CaseResult.SAME);
    kept.clear();
    assertThat(UserConformance.kept(keeping, numberOf("emoji"))).contains(CaseResult.SAME);
    assertThat(kept).hasSize(1);
    assertThat(UserConformance.kept(new PreparedUserService(), numberOf("emoji"))).isEmpty();
  }

  @Test
  void ordinaryCallsCarryTheClassWhoseNameIsSwapped() {
    assertThat(UserConformance.receiveOrdinary(service))
        .isEqualTo(PreparedUsers.user(1))
        .isExactlyInstanceOf(User.class);
    assertThat(UserConformance.sendOrdinary(service)).isEqualTo(true);
    assertThat(User.class.getName()).isEqualTo(Gadgets.HONEST_NAME);
  }

  @Test
  void gadgetsInTheServerAreReported() {
    UserConformance.sendGadget(service);

    assertThat(UserConformance.gadgetsInServer(service)).contains("GadgetInRequest");
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
