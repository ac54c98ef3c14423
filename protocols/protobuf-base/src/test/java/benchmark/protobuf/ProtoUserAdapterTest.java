// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.client.Call;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.Page;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;
import org.junit.jupiter.api.Test;

/** Both sides of the messages, with nothing between them. */
class ProtoUserAdapterTest {

  private final CountingService service = new CountingService();
  private final ProtoUserAdapter messages = new ProtoUserAdapter(service);
  private final ProtoCalls<?, ?> calls = ProtoCalls.of(messages);
  private final UserService users = (UserService) calls.asService();

  @Test
  void answerEveryRequestRightly() {
    for (Operation<UserService> operation : Contracts.USER.operations()) {
      Call call = call(operation.name());
      for (int n = 0; n < operation.requests(); n++) {
        assertThat(ProtoContracts.content(operation, call.call(n))).isEqualTo(operation.answer(n));
        assertThat(operation.call(users, operation.argument(n))).isEqualTo(operation.answer(n));
      }
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
      call("existUser").call(5);
      call("createUser").call(5);
      call("getUser").call(5);
      call("listUser").call(5);
      assertThat(service.calls).isEqualTo(4 * round);
    }
  }

  @Test
  void convertAnAnswerOnlyOnce() {
    assertThat(call("getUser").call(5)).isSameAs(call("getUser").call(5));
    assertThat(call("listUser").call(5)).isSameAs(call("listUser").call(5));
  }

  @Test
  void noticeALostFieldUnlessTheRightUserHasArrivedBefore() {
    User incomplete = PreparedUsers.user(5);
    incomplete.setMobile(null);

    assertThat(users.createUser(incomplete)).isFalse();
    assertThat(call("createUser").call(5)).isNotNull();
  }

  @Test
  void passOnTheAnswersOfAServiceThatIsWrongOnPurpose() {
    call("getUser").call(5);
    service.offset = 1;

    assertThat(users.getUser(5)).isEqualTo(PreparedUsers.user(6));
    assertThatThrownBy(() -> call("getUser").call(5)).isInstanceOf(WrongAnswerException.class);
    assertThatThrownBy(() -> call("listUser").call(5)).isInstanceOf(WrongAnswerException.class);
    assertThatThrownBy(() -> call("existUser").call(4)).isInstanceOf(WrongAnswerException.class);
    assertThatThrownBy(() -> call("createUser").call(5)).isInstanceOf(WrongAnswerException.class);
  }

  @SuppressWarnings("unchecked") // the calls are those of the user contract
  private Call call(String operation) {
    return ((ProtoCalls<UserService, ?>) calls)
        .prepare((Operation<UserService>) Contracts.operation(operation));
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
