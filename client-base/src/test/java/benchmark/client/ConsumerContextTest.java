// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.Person;
import benchmark.contract.PreparedEchoService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.context.support.GenericApplicationContext;

/** One operation answers wrongly: getUser of the user contract, person of the echo contract. */
class ConsumerContextTest {

  @Test
  void anOperationThatAnswersWronglyIsRefusedAndNoOther() {
    try (ConsumerContext consumer = started()) {
      Call listUser = consumer.prepare(Contracts.operation("listUser"));
      assertThat(listUser.call(5)).isEqualTo(PreparedUsers.page(5));

      assertThatThrownBy(() -> consumer.prepare(Contracts.operation("getUser")))
          .isInstanceOf(WrongAnswerException.class)
          .hasMessageStartingWith("Wrong answer to getUser(0): ");
      assertThat(consumer.prepare(Contracts.operation("listUser"))).isSameAs(listUser);
    }
  }

  /** Of 32 callers, each would wait for its own time-out. */
  @Test
  void afterAFailureNoFurtherCallIsMade() {
    var calls = new AtomicInteger();
    var slow =
        new FakeUserService() {
          @Override
          public boolean existUser(String email) {
            calls.incrementAndGet();
            throw new IllegalStateException("timeout");
          }
        };
    var beans = new GenericApplicationContext();
    beans.registerBean(UserService.class, () -> slow);
    beans.refresh();
    try (var consumer = new ConsumerContext(beans)) {
      for (String operation : List.of("existUser", "existUser", "getUser")) {
        assertThatThrownBy(() -> consumer.prepare(Contracts.operation(operation)))
            .hasMessage("timeout");
      }
    }
    assertThat(calls).hasValue(1);
  }

  @Test
  void aMixtureIsRefusedForOneOfItsParts() {
    try (ConsumerContext consumer = started()) {
      assertThat(consumer.prepare(Contracts.operation("string (1K)")).call(0)).isNotNull();

      assertThatThrownBy(() -> consumer.prepare(Contracts.operation("mixed")))
          .isInstanceOf(WrongAnswerException.class)
          .hasMessageStartingWith("Wrong answer to person(");
    }
  }

  @Test
  void allAnswersAreCheckedWhereThatIsAskedFor() {
    try (ConsumerContext consumer = started()) {
      assertThatThrownBy(consumer::checkAnswers)
          .isInstanceOf(WrongAnswerException.class)
          .hasMessageStartingWith("Wrong answer to getUser(0): ");
    }
  }

  private static ConsumerContext started() {
    var noPerson =
        new PreparedEchoService() {
          @Override
          public Person person(Person person) {
            return null;
          }
        };
    var beans = new GenericApplicationContext();
    beans.registerBean(UserService.class, () -> FakeUserService.gets(null));
    beans.registerBean(EchoService.class, () -> noPerson);
    beans.refresh();
    return new ConsumerContext(beans);
  }
}
