// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContractsTest {

  static Stream<Contract<?>> contracts() {
    return Contracts.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("contracts")
  <S> void everyOperationExpectsWhatThePreparedServiceAnswers(Contract<S> contract) {
    S service = contract.prepared();
    for (Operation<S> operation : contract.operations()) {
      for (int n = 0; n < operation.requests(); n++) {
        Object answer = operation.call(service, operation.argument(n));

        assertThat(answer).as("%s, %d", operation, n).isEqualTo(operation.answer(n));
        assertThat(operation.accepts(n, answer)).as("%s, %d", operation, n).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("contracts")
  <S> void everyOperationIsAMethodOfTheService(Contract<S> contract) {
    List<String> methods =
        Arrays.stream(contract.service().getMethods()).map(method -> method.getName()).toList();

    assertThat(methods).doesNotHaveDuplicates();
    assertThat(contract.operations())
        .allSatisfy(operation -> assertThat(methods).contains(operation.name()));
  }

  @ParameterizedTest
  @MethodSource("contracts")
  <S> void everyOperationIsFoundByItsNames(Contract<S> contract) {
    for (Operation<S> operation : contract.operations()) {
      String benchmark = contract.benchmark(operation);

      assertThat(contract.operation(benchmark, operation.parameters())).isSameAs(operation);
      assertThat(Contracts.operation(operation.label())).isSameAs(operation);
      assertThat(Contracts.of(operation)).isSameAs(contract);
      assertThat(Contracts.measuredBy(benchmark)).containsSame(contract);
    }
  }

  @ParameterizedTest
  @MethodSource("contracts")
  <S> void everyExpectedCallGetsItsAnswer(Contract<S> contract) {
    S service = contract.prepared();

    assertThat(contract.everyCall())
        .isNotEmpty()
        .allSatisfy(call -> assertThat(call.call().apply(service)).isEqualTo(call.answer()));
  }

  @Test
  void whatIsNotThereIsNamed() {
    assertThatThrownBy(() -> Contracts.named("usr"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("There is no contract 'usr'. There are: [user]");
    assertThatThrownBy(() -> Contracts.operation("getUsr"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("There is no operation 'getUsr'. There are: [existUser, ");
    assertThatThrownBy(
            () -> Contracts.USER.operation("benchmark.Client.getUser", Map.of("size", "1K")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "The contract 'user' has no operation benchmark.Client.getUser with the parameters"
                + " {size=1K}. It has: [existUser, ");
    assertThat(Contracts.measuredBy("benchmark.Client.start")).isEmpty();
  }

  @Test
  void aParameterIsPartOfALabel() {
    assertThat(new Sized("50K").label()).isEqualTo("string (50K)");
    assertThat(Contracts.operation("getUser").label()).isEqualTo("getUser");
  }

  /** Their order is the number of a class in the messages of some codecs. */
  @Test
  void classesHaveAFixedOrder() {
    assertThat(Contracts.dataClasses().subList(0, 2)).containsExactly(User.class, Page.class);
    assertThat(Contracts.allClasses())
        .startsWith(
            User.class, Page.class, java.time.LocalDate.class, java.time.LocalDateTime.class);
  }

  @Test
  void theDefaultScenarioIsTheWholeUserContractUnderTheClassicNames() {
    assertThat(Scenarios.USER.operationNames())
        .containsExactly("existUser", "createUser", "getUser", "listUser");
    assertThat(Scenarios.USER.patterns()).contains("benchmark.Client.getUser$");
    assertThat(Scenarios.ALL.get(0)).isSameAs(Scenarios.USER);
  }

  /** An operation with a parameter, as no contract has one yet. */
  private static final class Sized extends Operation<UserService> {

    Sized(String size) {
      super("string", Map.of("size", size), 1);
    }

    @Override
    public Object argument(int n) {
      return "";
    }

    @Override
    public Object answer(int n) {
      return "";
    }

    @Override
    public Object call(UserService service, Object argument) {
      return argument;
    }

    @Override
    public boolean accepts(int n, Object answer) {
      return true;
    }
  }
}
