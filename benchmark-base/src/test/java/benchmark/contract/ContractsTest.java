// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.launch.OperationKey;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContractsTest {

  static Stream<Contract<?>> contracts() {
    return Contracts.all().stream();
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

      assertThat(contract.operation(operation.key())).isSameAs(operation);
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
        .hasMessage("There is no contract 'usr'. There are: [user, echo]");
    assertThatThrownBy(() -> Contracts.operation("getUsr"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("There is no operation 'getUsr'. There are: [existUser, ");
    assertThatThrownBy(
            () -> Contracts.USER.operation(OperationKey.of("getUser").with("size", "1K")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "The contract 'user' has no operation getUser (1K). It has: [existUser, ");
    assertThat(Contracts.measuredBy("benchmark.Client.start")).isEmpty();
  }

  @Test
  void aParameterIsPartOfALabel() {
    assertThat(Contracts.operation("string (50K)").parameters()).containsEntry("size", "50K");
    assertThat(Contracts.operation("string (37)").parameters()).containsEntry("size", "37");
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
  void aScenarioSaysWhatIsCalledAndByHowMany() {
    Scenario echo = Scenarios.named("echo").orElseThrow();

    assertThat(echo.callers()).isEqualTo(10);
    assertThat(echo.operationNames()).containsExactly("person", "string");
    assertThat(echo.parameters()).isEqualTo(Map.of("size", List.of("1K", "50K", "200K")));
    assertThat(echo.patterns()).containsExactly("benchmark.Echo.person$", "benchmark.Echo.string$");
    assertThat(Scenarios.named("methods").orElseThrow().contracts())
        .containsExactly(Contracts.USER, Contracts.ECHO);
    assertThat(Scenarios.named("usr")).isEmpty();
  }

  @Test
  void aMixtureCallsAllItsPartsEvenlyAndStartsTheCallersEvenly() {
    var mixed = (Mixture<?>) Contracts.operation("mixed");
    var called = new HashSet<String>();
    var counts = new int[mixed.parts().size()];
    for (int n = 0; n < mixed.requests(); n++) {
      counts[mixed.part(n)]++;
      called.add(mixed.part(n) + " " + mixed.request(n));
    }
    var starts = new int[mixed.parts().size()];
    for (int caller = 0; caller < 20; caller++) {
      starts[mixed.part(mixed.requests() * caller / 20)]++;
    }

    assertThat(counts).containsOnly(mixed.requests() / counts.length);
    assertThat(called).hasSize(mixed.parts().stream().mapToInt(Operation::requests).sum());
    assertThat(starts).containsExactlyInAnyOrder(7, 7, 6);
    assertThat(Scenarios.named("mixed").orElseThrow().calls()).isEqualTo(mixed.parts());
  }

  @Test
  void theDefaultScenarioIsTheWholeUserContractUnderTheClassicNames() {
    assertThat(Scenarios.USER.operationNames())
        .containsExactly("existUser", "createUser", "getUser", "listUser");
    assertThat(Scenarios.USER.patterns()).contains("benchmark.Client.getUser$");
    assertThat(Scenarios.ALL.get(0)).isSameAs(Scenarios.USER);
  }
}
