// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserWithLevel;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("what became of a value on its way")
class FieldComparisonTest {

  @Test
  void equalUsersAreTheSame() {
    assertThat(FieldComparison.values(PreparedUsers.user(1), PreparedUsers.user(1)))
        .isEqualTo(CaseResult.SAME);
  }

  @Test
  void aFieldThatDiffersIsALossAndIsNamed() {
    User arrived = PreparedUsers.user(1);
    arrived.setName("a?b");
    User sent = PreparedUsers.user(1);
    sent.setName("a\uD83Db");

    assertThat(FieldComparison.values(sent, arrived))
        .isEqualTo(new CaseResult(Support.LOSSY, "name: 'a\\uD83Db' arrives as 'a?b'"));
  }

  @Test
  void aNullListThatArrivesEmptyIsALoss() {
    User arrived = new User();
    arrived.setPermissions(new ArrayList<>());

    assertThat(FieldComparison.values(new User(), arrived))
        .isEqualTo(new CaseResult(Support.LOSSY, "permissions: null arrives as []"));
  }

  @Test
  void nothingOrAnotherTypeIsNoUser() {
    assertThat(FieldComparison.values(PreparedUsers.user(1), null))
        .isEqualTo(new CaseResult(Support.NO, "a user arrives as null"));
    assertThat(FieldComparison.values(PreparedUsers.user(1), Map.of("id", 1)).support())
        .isEqualTo(Support.NO);
  }

  @Test
  void aSubclassThatArrivesAsItsSuperclassIsALoss() {
    UserWithLevel sent = UserCases.filled(new UserWithLevel());

    assertThat(FieldComparison.values(sent, UserCases.filled(new User())).reason())
        .isEqualTo("a benchmark.contract.UserWithLevel arrives as a benchmark.contract.User");
  }

  @Test
  void theWorstElementOfAPageCounts() {
    Page<User> arrived = PreparedUsers.page(1);
    arrived.getResult().get(3).setStatus(99);
    arrived.getResult().set(4, null);

    assertThat(FieldComparison.values(PreparedUsers.page(1), arrived).support())
        .isEqualTo(Support.NO);
  }

  @Test
  void identityIsKeptOrLost() {
    Page<User> page = PreparedUsers.page(0);
    User user = PreparedUsers.user(1);
    page.setResult(List.of(user, user));
    Page<User> copied = PreparedUsers.page(0);
    copied.setResult(List.of(user, PreparedUsers.user(1)));

    assertThat(FieldComparison.sharedUsers(page, page).support()).isEqualTo(Support.YES);
    assertThat(FieldComparison.sharedUsers(page, copied).support()).isEqualTo(Support.LOSSY);
  }

  @Test
  @SuppressWarnings({"unchecked", "rawtypes"})
  void aCycleHoldsItself() {
    Page page = new Page();
    page.setResult(new ArrayList<>());
    page.getResult().add(page);
    Page<User> broken = new Page<>();
    broken.setResult(new ArrayList<>());

    assertThat(FieldComparison.cycle(page, page).support()).isEqualTo(Support.YES);
    assertThat(FieldComparison.cycle(page, broken).support()).isEqualTo(Support.LOSSY);
    assertThat(FieldComparison.cycle(page, null).support()).isEqualTo(Support.NO);
  }

  @Test
  void theClassOfAListCountsWhereItIsAsked() {
    User sent = PreparedUsers.user(1);
    sent.setPermissions(new LinkedList<>(List.of(1)));
    User arrived = PreparedUsers.user(1);
    arrived.setPermissions(new ArrayList<>(List.of(1)));

    assertThat(FieldComparison.values(sent, arrived)).isEqualTo(CaseResult.SAME);
    assertThat(FieldComparison.collection(sent, arrived))
        .isEqualTo(
            new CaseResult(
                Support.LOSSY, "a java.util.LinkedList arrives as a java.util.ArrayList"));
  }

  @Test
  void aValueThatCannotBeLookedAtIsNoValue() {
    var test =
        new ConformanceCase(
            "any",
            Capability.NULLS,
            () -> null,
            false,
            false,
            (sent, arrived) -> {
              throw new ClassCastException("what is this");
            });

    assertThat(test.judge(null, 1).support()).isEqualTo(Support.NO);
  }
}
