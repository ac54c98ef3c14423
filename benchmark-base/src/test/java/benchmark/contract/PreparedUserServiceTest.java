// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PreparedUserServiceTest {

  private final UserService service = new PreparedUserService();

  @Test
  void knowsItsOwnAddressesAndNoOthers() {
    assertThat(service.existUser(PreparedUsers.email(0))).isTrue();
    assertThat(service.existUser(PreparedUsers.email(999))).isTrue();
    assertThat(service.existUser(PreparedUsers.email(1000))).isFalse();
    assertThat(service.existUser("")).isFalse();
    assertThat(service.existUser(null)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 17, 999})
  void answersWithTheExpectedUserPreparedBeforehand(long id) {
    assertThat(service.getUser(id)).isEqualTo(PreparedUsers.user(id)).isSameAs(service.getUser(id));
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 1000, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 32})
  void hasNoUserOutsideItsIds(long id) {
    var user = PreparedUsers.user(0);
    user.setId(id);

    assertThat(service.getUser(id)).isNull();
    assertThat(service.createUser(user)).isFalse();
  }

  @Test
  void createsNobodyFromNothing() {
    assertThat(service.createUser(null)).isFalse();
  }

  @Test
  void comparesInFullAgainAfterAWrongUser() {
    var wrong = PreparedUsers.user(3);
    wrong.setStatus(99);

    assertThat(service.createUser(wrong)).isFalse();
    assertThat(service.createUser(PreparedUsers.user(3))).isTrue();
    assertThat(service.createUser(PreparedUsers.user(3))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 65, 66})
  void answersWithPagesPreparedBeforehand(int pageNo) {
    assertThat(service.listUser(pageNo))
        .isEqualTo(PreparedUsers.page(pageNo))
        .isSameAs(service.listUser(pageNo));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 67, Integer.MAX_VALUE})
  void answersWithAnEmptyPageOutside(int pageNo) {
    assertThat(service.listUser(pageNo)).isEqualTo(PreparedUsers.page(pageNo));
    assertThat(service.listUser(pageNo).getResult()).isEmpty();
  }
}
