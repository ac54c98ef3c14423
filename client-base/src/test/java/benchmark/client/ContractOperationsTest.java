// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import org.junit.jupiter.api.Test;

class ContractOperationsTest {

  private final UserOperations operations = new ContractOperations(new PreparedUserService());

  @Test
  void everyRequestGetsItsRightAnswer() {
    for (int n = 0; n < UserOperations.REQUESTS; n++) {
      assertThat(operations.existUser(n)).isEqualTo(n % 2 == 0);
      assertThat(operations.createUser(n)).isTrue();
      assertThat(operations.getUser(n)).isEqualTo(PreparedUsers.user(n));
      assertThat(operations.listUser(n)).isEqualTo(PreparedUsers.page(n % 66));
    }
  }

  @Test
  void everyPageThatIsAskedForIsFull() {
    assertThat(PreparedUsers.FULL_PAGES).isEqualTo(66);
    assertThat(PreparedUsers.page(65).getResult()).hasSize(PreparedUsers.PAGE_SIZE);
  }

  @Test
  void aKnownAddressThatIsDeniedFails() {
    var denying = new ContractOperations(FakeUserService.exists(false));

    assertThatThrownBy(() -> denying.existUser(0))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessage(
            "Wrong answer to existUser(user0.name0@mail0.example.com): expected true, got false.");
    assertThat(denying.existUser(1)).isFalse();
  }

  @Test
  void anUnknownAddressThatIsAffirmedFails() {
    var affirming = new ContractOperations(FakeUserService.exists(true));

    assertThatThrownBy(() -> affirming.existUser(1))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessage(
            "Wrong answer to existUser(user1001.name7@mail0.example.com):"
                + " expected false, got true.");
    assertThat(affirming.existUser(0)).isTrue();
  }

  @Test
  void aUserThatIsNotCreatedFails() {
    assertThatThrownBy(() -> new ContractOperations(FakeUserService.creates(false)).createUser(5))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessage("Wrong answer to createUser(user 5): expected true, got false.");
  }

  @Test
  void anotherUserFails() {
    var operations = new ContractOperations(FakeUserService.gets(PreparedUsers.user(6)));

    assertThatThrownBy(() -> operations.getUser(5))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageStartingWith("Wrong answer to getUser(5): expected User{id=5, ")
        .hasMessageContaining("got User{id=6, ");
    assertThat(operations.getUser(6)).isNotNull();
  }

  @Test
  void noUserFails() {
    assertThatThrownBy(() -> new ContractOperations(FakeUserService.gets(null)).getUser(5))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageEndingWith(", got null.");
  }

  @Test
  void anotherPageFails() {
    var operations = new ContractOperations(FakeUserService.lists(PreparedUsers.page(2)));

    assertThatThrownBy(() -> operations.listUser(67))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageStartingWith("Wrong answer to listUser(1): expected Page{pageNo=1, ")
        .hasMessageContaining("got Page{pageNo=2, ");
    assertThat(operations.listUser(68)).isNotNull();
  }

  @Test
  void aPageThatIsNotFullFails() {
    var page = PreparedUsers.page(2);
    page.getResult().remove(14);

    assertThatThrownBy(() -> new ContractOperations(FakeUserService.lists(page)).listUser(2))
        .isInstanceOf(WrongAnswerException.class);
  }

  @Test
  void noPageFails() {
    assertThatThrownBy(() -> new ContractOperations(FakeUserService.lists(null)).listUser(2))
        .isInstanceOf(WrongAnswerException.class)
        .hasMessageEndingWith(", got null.");
  }

  @Test
  void aPageWithoutUsersFails() {
    var page = PreparedUsers.page(2);
    page.setResult(null);

    assertThatThrownBy(() -> new ContractOperations(FakeUserService.lists(page)).listUser(2))
        .isInstanceOf(WrongAnswerException.class);
  }

  @Test
  void longValuesAreShortened() {
    var page = PreparedUsers.page(2);
    page.setPageNo(3);

    assertThatThrownBy(() -> new ContractOperations(FakeUserService.lists(page)).listUser(2))
        .satisfies(error -> assertThat(error.getMessage()).hasSizeLessThan(700).contains("…"));
  }
}
