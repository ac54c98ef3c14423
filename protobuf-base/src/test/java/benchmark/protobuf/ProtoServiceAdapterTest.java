// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.client.WrongAnswerException;
import benchmark.contract.Page;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;
import org.junit.jupiter.api.Test;

/** Both sides of the messages, with nothing between them. */
class ProtoServiceAdapterTest {

  private final CountingService service = new CountingService();
  private final ProtoServiceAdapter messages = new ProtoServiceAdapter(service);
  private final ProtoUserOperations operations = new ProtoUserOperations(messages);

  @Test
  void answerEveryRequestRightly() {
    UserService users = operations.asUserService();
    for (int n = 0; n < ProtoUserOperations.REQUESTS; n++) {
      assertThat(operations.existUser(n)).isEqualTo(n % 2 == 0);
      assertThat(operations.createUser(n)).isTrue();
      assertThat(operations.getUser(n).getUser().getId()).isEqualTo(n);
      assertThat(operations.listUser(n).getResultCount()).isEqualTo(PreparedUsers.PAGE_SIZE);
      assertThat(users.getUser(n)).isEqualTo(PreparedUsers.user(n));
    }
    assertThat(users.listUser(PreparedUsers.FULL_PAGES + 7))
        .isEqualTo(PreparedUsers.page(PreparedUsers.FULL_PAGES + 7));
    assertThat(users.getUser(PreparedUsers.TOTAL)).isNull();
    assertThat(users.createUser(null)).isFalse();
    assertThat(users.existUser(null)).isFalse();
  }

  @Test
  void callTheServiceOncePerCallSoThatADelayShows() {
    for (int round = 1; round <= 3; round++) {
      operations.existUser(5);
      operations.createUser(5);
      operations.getUser(5);
      operations.listUser(5);
      assertThat(service.calls).isEqualTo(4 * round);
    }
  }

  @Test
  void convertAnAnswerOnlyOnce() {
    assertThat(operations.getUser(5)).isSameAs(operations.getUser(5));
    assertThat(operations.listUser(5)).isSameAs(operations.listUser(5));
  }

  @Test
  void noticeALostFieldUnlessTheRightUserHasArrivedBefore() {
    User incomplete = PreparedUsers.user(5);
    incomplete.setMobile(null);

    assertThat(operations.asUserService().createUser(incomplete)).isFalse();
    assertThat(operations.createUser(5)).isTrue();
  }

  @Test
  void passOnTheAnswersOfAServiceThatIsWrongOnPurpose() {
    operations.getUser(5);
    service.offset = 1;

    assertThat(operations.asUserService().getUser(5)).isEqualTo(PreparedUsers.user(6));
    assertThatThrownBy(() -> operations.getUser(5)).isInstanceOf(WrongAnswerException.class);
    assertThatThrownBy(() -> operations.listUser(5)).isInstanceOf(WrongAnswerException.class);
    assertThatThrownBy(() -> operations.existUser(4)).isInstanceOf(WrongAnswerException.class);
    assertThatThrownBy(() -> operations.createUser(5)).isInstanceOf(WrongAnswerException.class);
  }

  /** The contract's own service, which counts and can be made to answer for a neighbour. */
  private static final class CountingService implements UserService {

    private final UserService service = new PreparedUserService();
    private int calls;
    private int offset;

    @Override
    public boolean existUser(String email) {
      calls++;
      return service.existUser(email) == (offset == 0);
    }

    @Override
    public boolean createUser(User user) {
      calls++;
      return service.createUser(user) == (offset == 0);
    }

    @Override
    public User getUser(long id) {
      calls++;
      return service.getUser(id + offset);
    }

    @Override
    public Page<User> listUser(int pageNo) {
      calls++;
      return service.listUser(pageNo + offset);
    }
  }
}
