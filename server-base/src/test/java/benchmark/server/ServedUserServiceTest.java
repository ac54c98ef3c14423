// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ServedUserServiceTest {

  @AfterEach
  void forgetProperties() {
    System.clearProperty("benchmark.fault");
    System.clearProperty("benchmark.delay");
  }

  @Test
  void servesTheContractsOwnImplementation() {
    assertThat(ServedUserService.fromSystemProperties())
        .isExactlyInstanceOf(PreparedUserService.class);
  }

  @Test
  void servesWrongAnswersToEveryOperationWhereAskedTo() {
    System.setProperty("benchmark.fault", "wrong-answer");
    var service = ServedUserService.fromSystemProperties();

    assertThat(service).isInstanceOf(WrongUserService.class);
    assertThat(service.existUser(PreparedUsers.email(0))).isFalse();
    assertThat(service.existUser(PreparedUsers.email(1000))).isTrue();
    assertThat(service.createUser(PreparedUsers.user(0))).isFalse();
    assertThat(service.getUser(0)).isEqualTo(PreparedUsers.user(1));
    assertThat(service.listUser(0)).isEqualTo(PreparedUsers.page(1));
  }

  @Test
  void servesSlowlyWhereAskedTo() {
    System.setProperty("benchmark.delay", "5ms");
    var service = ServedUserService.fromSystemProperties();

    for (Runnable call :
        new Runnable[] {
          () -> assertThat(service.existUser(PreparedUsers.email(0))).isTrue(),
          () -> assertThat(service.createUser(PreparedUsers.user(0))).isTrue(),
          () -> assertThat(service.getUser(0)).isEqualTo(PreparedUsers.user(0)),
          () -> assertThat(service.listUser(0)).isEqualTo(PreparedUsers.page(0))
        }) {
      long start = System.nanoTime();
      call.run();
      assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(5_000_000);
    }
  }

  @Test
  void refusesAFaultThatThereIsNot() {
    System.setProperty("benchmark.fault", "rong-answer");

    assertThatThrownBy(ServedUserService::fromSystemProperties)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("benchmark.fault is 'rong-answer'; the only fault is 'wrong-answer'");
  }

  @Test
  void refusesADelayThatItCannotRead() {
    System.setProperty("benchmark.delay", "soon");

    assertThatThrownBy(ServedUserService::fromSystemProperties)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("benchmark.delay is 'soon';");
  }
}
