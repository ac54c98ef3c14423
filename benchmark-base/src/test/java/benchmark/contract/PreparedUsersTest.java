// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PreparedUsersTest {

  @Test
  void isAFunctionOfTheIdAlone() {
    List<User> first = all();
    List<User> second = all();

    assertThat(second).isEqualTo(first);
    assertThat(second.get(0)).isNotSameAs(first.get(0));
  }

  /** Pins the values themselves: two builds of the contract must agree on them. */
  @Test
  void givesTheSameUserInEveryProcess() {
    User user = PreparedUsers.user(1);

    assertThat(user.getId()).isEqualTo(1);
    assertThat(user.getName()).isEqualTo("李用户1");
    assertThat(user.getSex()).isEqualTo(1);
    assertThat(user.getBirthday()).isEqualTo(LocalDate.of(1968, 12, 19));
    assertThat(user.getEmail()).isEqualTo("user1.name7@mail1.example.com");
    assertThat(user.getMobile()).isEqualTo("13612346687");
    assertThat(user.getAddress()).isEqualTo("上海市人民路4号2层102室");
    assertThat(user.getIcon()).isEqualTo("https://img1.example.com/icon/9e3779b1.png");
    assertThat(user.getPermissions())
        .containsExactly(15, 17, 21, 27, 35, 45, 57, 71, 87, 105, 125, 147, 171, 197, 225);
    assertThat(user.getStatus()).isEqualTo(1);
    assertThat(user.getCreateTime()).isEqualTo(LocalDateTime.of(2018, 1, 1, 9, 7, 15, 1_000_000));
    assertThat(user.getUpdateTime()).isEqualTo(LocalDateTime.of(2018, 1, 2, 9, 7, 16));
  }

  @Test
  void everyStringDiffersFromUserToUser() {
    List<Function<User, Object>> fields =
        List.of(User::getName, User::getEmail, User::getMobile, User::getAddress, User::getIcon);
    for (Function<User, Object> field : fields) {
      assertThat(all().stream().map(field)).doesNotHaveDuplicates();
    }
  }

  @Test
  void addressesAreChinese() {
    assertThat(all())
        .allSatisfy(
            user ->
                assertThat(user.getAddress().getBytes(StandardCharsets.UTF_8).length)
                    .isGreaterThan(user.getAddress().length()));
  }

  @Test
  void everyUserHasFifteenPermissions() {
    assertThat(all()).allSatisfy(user -> assertThat(user.getPermissions()).hasSize(15));
  }

  @Test
  void nobodyHasAnAddressFromTheTotalOn() {
    var known = all().stream().map(User::getEmail).toList();

    assertThat(LongStream.range(1000, 2000).mapToObj(PreparedUsers::email))
        .doesNotContainAnyElementsOf(known);
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 15", "1, 15, 15", "65, 975, 15", "66, 990, 10"})
  void pagesHoldFifteenUsersInTheOrderOfIds(int pageNo, long first, int size) {
    Page<User> page = PreparedUsers.page(pageNo);

    assertThat(page.getPageNo()).isEqualTo(pageNo);
    assertThat(page.getTotal()).isEqualTo(1000);
    assertThat(page.getResult().stream().map(User::getId))
        .containsExactlyElementsOf(LongStream.range(first, first + size).boxed().toList());
    assertThat(page.getResult().get(0)).isEqualTo(PreparedUsers.user(first));
  }

  @ParameterizedTest
  @ValueSource(ints = {67, -1, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void pagesOutsideAreEmptyButSound(int pageNo) {
    Page<User> page = PreparedUsers.page(pageNo);

    assertThat(page.getPageNo()).isEqualTo(pageNo);
    assertThat(page.getTotal()).isEqualTo(1000);
    assertThat(page.getResult()).isEmpty();
  }

  @Test
  void allPagesTogetherHoldEveryUserOnce() {
    assertThat(
            IntStream.rangeClosed(0, PreparedUsers.FULL_PAGES)
                .boxed()
                .flatMap(pageNo -> PreparedUsers.page(pageNo).getResult().stream()))
        .isEqualTo(all());
  }

  @Test
  void pagesAreEqualByTheirFields() {
    assertThat(PreparedUsers.page(1)).isEqualTo(PreparedUsers.page(1));
    assertThat(PreparedUsers.page(1)).hasSameHashCodeAs(PreparedUsers.page(1));
    assertThat(PreparedUsers.page(1)).isNotEqualTo(PreparedUsers.page(2)).isNotEqualTo(null);

    Page<User> otherTotal = PreparedUsers.page(1);
    otherTotal.setTotal(999);
    assertThat(otherTotal).isNotEqualTo(PreparedUsers.page(1));

    Page<User> otherNumber = PreparedUsers.page(1);
    otherNumber.setPageNo(2);
    assertThat(otherNumber).isNotEqualTo(PreparedUsers.page(1));

    Page<User> otherResult = PreparedUsers.page(1);
    otherResult.getResult().get(14).setStatus(99);
    assertThat(otherResult).isNotEqualTo(PreparedUsers.page(1));
  }

  private static List<User> all() {
    return LongStream.range(0, PreparedUsers.TOTAL).mapToObj(PreparedUsers::user).toList();
  }
}
