// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserLockedException;
import benchmark.contract.UserService;
import benchmark.contract.conformance.ConformanceCase;
import benchmark.contract.conformance.UserConformance;
import benchmark.launch.LaunchProperties;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.context.support.ClassPathXmlApplicationContext;

class ServedServiceTest {

  private static final String EXCEPTION = "exception of the contract";

  static List<Contract<?>> contracts() {
    return Contracts.all();
  }

  @AfterEach
  void forgetProperties() {
    for (var property :
        List.of(
            LaunchProperties.FAULT,
            LaunchProperties.DELAY,
            LaunchProperties.SLEEP,
            LaunchProperties.SERVER_SLOWDOWN,
            LaunchProperties.CONFORMANCE)) {
      System.clearProperty(property.name());
    }
  }

  @Test
  void servesTheContractsOwnImplementationItself() {
    assertThat(ServedService.named("user")).isExactlyInstanceOf(PreparedUserService.class);
  }

  @Test
  void everyContractIsABeanForTheProtocolsToExport() {
    try (var context = new ClassPathXmlApplicationContext("contract-provider.xml")) {
      for (Contract<?> contract : Contracts.all()) {
        assertThat(context.getBean(contract.name() + "Service")).isInstanceOf(contract.service());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("contracts")
  <S> void servesWrongAnswersToEveryOperationThatHasOne(Contract<S> contract) {
    LaunchProperties.FAULT.set("wrong-answer");
    S service = ServedService.of(contract);

    for (Operation<S> operation : contract.operations()) {
      for (int n = 0; n < Math.min(3, operation.requests()); n++) {
        Object right = operation.answer(n);
        if (right != null) {
          assertThat(operation.call(service, operation.argument(n)))
              .as("%s %d", operation, n)
              .isNotEqualTo(right)
              .hasSameClassAs(right);
        }
      }
    }
  }

  @Test
  void aWrongAnswerIsTheRightOneToAnotherRequest() {
    LaunchProperties.FAULT.set("wrong-answer");
    UserService service = ServedService.of(Contracts.USER);

    assertThat(service.existUser(PreparedUsers.email(1000))).isTrue();
    assertThat(service.getUser(0)).isEqualTo(PreparedUsers.user(1));
    assertThat(service.listUser(3)).isEqualTo(PreparedUsers.page(0));
  }

  @ParameterizedTest
  @MethodSource("contracts")
  <S> void servesSlowlyWhereAskedTo(Contract<S> contract) {
    LaunchProperties.DELAY.set("5ms");
    S service = ServedService.of(contract);

    for (Operation<S> operation : contract.operations()) {
      Object argument = operation.argument(0);
      long start = System.nanoTime();
      assertThat(operation.call(service, argument)).isEqualTo(operation.answer(0));
      assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(5_000_000);
    }
  }

  @Test
  void busyAndAsleepAddUp() {
    LaunchProperties.DELAY.set("5ms");
    LaunchProperties.SLEEP.set("10ms");
    UserService service = ServedService.of(Contracts.USER);

    long start = System.nanoTime();
    assertThat(service.getUser(0)).isEqualTo(PreparedUsers.user(0));
    assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(15_000_000);
  }

  @Test
  void servesMoreSlowlyTheLongerItRuns() throws Exception {
    LaunchProperties.SERVER_SLOWDOWN.set("18000s"); // five times as long as it has run
    UserService service = ServedService.of(Contracts.USER);
    Thread.sleep(10);

    long start = System.nanoTime();
    assertThat(service.getUser(0)).isEqualTo(PreparedUsers.user(0));
    assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(40_000_000);
  }

  @Test
  void exceptionsPassADelayAsTheyAreThrown() {
    LaunchProperties.DELAY.set("1ns");
    LaunchProperties.CONFORMANCE.set(true);
    UserService service = ServedService.of(Contracts.USER);
    int throwing =
        1 + UserConformance.CASES.stream().map(ConformanceCase::name).toList().indexOf(EXCEPTION);

    assertThatThrownBy(() -> UserConformance.receive(service, throwing))
        .isExactlyInstanceOf(UserLockedException.class);
  }

  @Test
  void refusesAFaultThatThereIsNot() {
    LaunchProperties.FAULT.set("rong-answer");

    assertThatThrownBy(() -> ServedService.named("user"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "benchmark.fault is 'rong-answer'; it takes 'wrong-answer', or 'hang-' and a time, such as"
                + " 'hang-20s'");
  }

  @Test
  void answersNoMoreOnceItHangs() throws InterruptedException {
    LaunchProperties.FAULT.set("hang-0ns");
    var service = ServedService.of(Contracts.USER);
    var caller = new Thread(() -> service.existUser("a@b.c"), "caller");
    caller.setDaemon(true);
    caller.start();
    for (int look = 0; caller.getState() != Thread.State.WAITING && look < 1_000; look++) {
      Thread.sleep(10);
    }

    assertThat(caller.getState()).isEqualTo(Thread.State.WAITING);
  }

  @Test
  void refusesADelayThatItCannotRead() {
    LaunchProperties.DELAY.set("soon");

    assertThatThrownBy(() -> ServedService.named("user"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("benchmark.delay is 'soon';");
  }

  @Test
  void refusesASlowdownThatIsNoTime() {
    LaunchProperties.SERVER_SLOWDOWN.set("1%");

    assertThatThrownBy(() -> ServedService.named("user"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "benchmark.server.slowdown is '1%'; it takes a whole number and ns, us, ms or s, such"
                + " as 200us");
  }
}
