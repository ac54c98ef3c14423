// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import org.junit.jupiter.api.Test;

class InterfaceCallsTest {

  @Test
  void everyRequestGetsItsRightAnswer() {
    for (Operation<UserService> operation : Contracts.USER.operations()) {
      Call call = call(new PreparedUserService(), operation.name());
      assertThat(call.requests()).isEqualTo(operation.requests());
      for (int n = 0; n < call.requests(); n++) {
        assertThat(call.call(n)).isEqualTo(operation.answer(n));
      }
    }
  }

  @Test
  void everyPageThatIsAskedForIsFull() {
    assertThat(PreparedUsers.FULL_PAGES).isEqualTo(66);
    assertThat(PreparedUsers.page(65).getResult()).hasSize(PreparedUsers.PAGE_SIZE);
  }

  @Test
  void aKnownAddressThatIsDeniedFails() {
    var denying = call(FakeUserService.exists(false), "existUser");

    assertThatThrownBy(() -> denying.call(0))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessage(
            "Wrong answer to existUser(user0.name0@mail0.example.com): expected true, got false.");
    assertThat(denying.call(1)).isEqualTo(false);
  }

  @Test
  void anUnknownAddressThatIsAffirmedFails() {
    var affirming = call(FakeUserService.exists(true), "existUser");

    assertThatThrownBy(() -> affirming.call(1))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessage(
            "Wrong answer to existUser(user1001.name7@mail0.example.com):"
                + " expected false, got true.");
    assertThat(affirming.call(0)).isEqualTo(true);
  }

  @Test
  void aUserThatIsNotCreatedFails() {
    assertThatThrownBy(() -> call(FakeUserService.creates(false), "createUser").call(5))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageStartingWith("Wrong answer to createUser(User{id=5, ")
        .hasMessageEndingWith(": expected true, got false.");
  }

  @Test
  void anotherUserFails() {
    var operations = call(FakeUserService.gets(PreparedUsers.user(6)), "getUser");

    assertThatThrownBy(() -> operations.call(5))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageStartingWith("Wrong answer to getUser(5): expected User{id=5, ")
        .hasMessageContaining("got User{id=6, ");
    assertThat(operations.call(6)).isNotNull();
  }

  @Test
  void noUserFails() {
    assertThatThrownBy(() -> call(FakeUserService.gets(null), "getUser").call(5))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageEndingWith(", got null.");
  }

  @Test
  void anotherPageFails() {
    var operations = call(FakeUserService.lists(PreparedUsers.page(2)), "listUser");

    assertThatThrownBy(() -> operations.call(1))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageStartingWith("Wrong answer to listUser(1): expected Page{pageNo=1, ")
        .hasMessageContaining("got Page{pageNo=2, ");
    assertThat(operations.call(2)).isNotNull();
  }

  @Test
  void aPageThatIsNotFullFails() {
    var page = PreparedUsers.page(2);
    page.getResult().remove(14);

    assertThatThrownBy(() -> call(FakeUserService.lists(page), "listUser").call(2))
        .isInstanceOf(WrongAnswerException.class);
  }

  @Test
  void noPageFails() {
    assertThatThrownBy(() -> call(FakeUserService.lists(null), "listUser").call(2))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageEndingWith(", got null.");
  }

  @Test
  void aPageWithoutUsersFails() {
    var page = PreparedUsers.page(2);
    page.setResult(null);

    assertThatThrownBy(() -> call(FakeUserService.lists(page), "listUser").call(2))
        .isInstanceOf(WrongAnswerException.class);
  }

  @Test
  void longValuesAreShortened() {
    var page = PreparedUsers.page(2);
    page.setPageNo(3);

    assertThatThrownBy(() -> call(FakeUserService.lists(page), "listUser").call(2))
        .satisfies(error -> assertThat(error.getMessage()).hasSizeLessThan(700).contains("…"));
  }

  private static Call call(UserService service, String operation) {
    return new InterfaceCalls<>(Contracts.USER, service)
        .prepare(
            Contracts.USER.operations().stream()
                .filter(candidate -> candidate.name().equals(operation))
                .findFirst()
                .orElseThrow());
  }
}
