// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OperationTest {

  private final UserService service = new PreparedUserService();

  @ParameterizedTest
  @EnumSource
  void answersWhatTheContractAnswers(Operation operation) {
    for (int n = 0; n < operation.requests(); n++) {
      assertThat(operation.answer(n)).isEqualTo(call(operation, operation.argument(n)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void isFoundByItsMethod(Operation operation) {
    assertThat(Operation.of(operation.method())).isEqualTo(operation);
  }

  private Object call(Operation operation, Object argument) {
    return switch (operation) {
      case EXIST_USER -> service.existUser((String) argument);
      case CREATE_USER -> service.createUser((User) argument);
      case GET_USER -> service.getUser((long) argument);
      case LIST_USER -> service.listUser((int) argument);
    };
  }
}
