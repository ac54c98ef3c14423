// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Contracts;
import benchmark.contract.LeftOut;
import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Support;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class ContractAnswersTest {

  private final UserService right = Contracts.USER.prepared();

  @Test
  void everyAnswerIsRight() {
    assertThat(result(right))
        .isEqualTo(new CaseResult(Support.YES, "every answer is the contract's"));
  }

  @Test
  void aWrongAnswerIsNamed() {
    CaseResult result =
        result(
            new Delegate() {
              @Override
              public boolean existUser(String email) {
                return !super.existUser(email);
              }
            });

    assertThat(result.support()).isEqualTo(Support.LOSSY);
    assertThat(result.reason()).startsWith("existUser: existUser(").contains("expected");
  }

  @Test
  void oneThatFailsIsWorseAndDoesNotHideTheOthers() {
    CaseResult result =
        result(
            new Delegate() {
              @Override
              public boolean existUser(String email) {
                return !super.existUser(email);
              }

              @Override
              public User getUser(long id) {
                throw new IllegalStateException("no such codec");
              }

              @Override
              public Page<User> listUser(int pageNo) {
                throw new IllegalStateException("no such codec");
              }
            });

    assertThat(result)
        .isEqualTo(
            new CaseResult(Support.NO, "getUser, listUser: IllegalStateException: no such codec"));
  }

  @Test
  void aFailureThatDoesNotComeBackIsNone() {
    var cold = new AtomicBoolean(true);
    CaseResult result =
        result(
            new Delegate() {
              @Override
              public User getUser(long id) {
                if (cold.getAndSet(false)) {
                  throw new IllegalStateException("too busy");
                }
                return super.getUser(id);
              }
            });

    assertThat(result.support()).isEqualTo(Support.YES);
  }

  @Test
  void whatIsLeftOutIsNotCalled() {
    UserService broken =
        new Delegate() {
          @Override
          public User getUser(long id) {
            throw new IllegalStateException("cannot");
          }
        };

    assertThat(
            new ContractAnswers<>(
                    Contracts.USER, LeftOut.of(List.of("getUser")), () -> Optional.of(broken))
                .result()
                .support())
        .isEqualTo(Support.YES);
  }

  @Test
  void aContractThatTheClientCannotCallIsNoFailure() {
    assertThat(
            new ContractAnswers<>(Contracts.USER, LeftOut.NOTHING, Optional::<UserService>empty)
                .result()
                .support())
        .isEqualTo(Support.NONE);
  }

  @Test
  void aServiceThatIsNotFoundFails() {
    assertThat(
            new ContractAnswers<UserService>(
                    Contracts.USER,
                    LeftOut.NOTHING,
                    () -> {
                      throw new IllegalStateException("no provider");
                    })
                .result())
        .isEqualTo(
            new CaseResult(
                Support.NO, "the client finds no service: IllegalStateException: no provider"));
  }

  private static CaseResult result(UserService service) {
    return new ContractAnswers<>(Contracts.USER, LeftOut.NOTHING, () -> Optional.of(service))
        .result();
  }

  private class Delegate implements UserService {

    @Override
    public boolean existUser(String email) {
      return right.existUser(email);
    }

    @Override
    public boolean createUser(User user) {
      return right.createUser(user);
    }

    @Override
    public User getUser(long id) {
      return right.getUser(id);
    }

    @Override
    public Page<User> listUser(int pageNo) {
      return right.listUser(pageNo);
    }
  }
}
