// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Page;
import benchmark.contract.User;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("the cases of the user contract")
class UserCasesTest {

  /**
   * Found by other means than a value: by all answers together, by a tree, by the bytes, by the
   * codec's times, by a newer User, by a gateway, by streams.
   */
  private static final Set<Capability> WITHOUT_CASES =
      Set.of(
          Capability.ANSWERS,
          Capability.TREE,
          Capability.TRUNCATED,
          Capability.GARBLED,
          Capability.CODEC,
          Capability.EVOLUTION,
          Capability.BEHIND,
          Capability.GOAWAY,
          Capability.STREAM,
          Capability.CANCEL,
          Capability.DEADLINE,
          Capability.KILLED,
          Capability.BACKPRESSURE);

  @Test
  void everyCapabilityHasACase() {
    var covered = new HashSet<>(WITHOUT_CASES);
    UserCases.ALL.forEach(test -> covered.add(test.capability()));

    assertThat(covered).containsExactlyInAnyOrder(Capability.values());
  }

  @Test
  void namesAreDifferent() {
    assertThat(UserCases.ALL.stream().map(ConformanceCase::name)).doesNotHaveDuplicates();
  }

  @Test
  void twoProcessesMakeEqualValuesWhichAreJudgedAsSuch() {
    for (ConformanceCase test : UserCases.ALL) {
      if (test.capability() != Capability.EXCEPTION && test.capability() != Capability.CYCLE) {
        Object sent = test.value().get();

        assertThat(test.judge(sent, test.value().get()).support())
            .as(test.name())
            .isEqualTo(Support.YES);
      }
    }
  }

  @Test
  void requestsHaveIdsThatNoOtherUserHas() {
    var ids = new HashSet<Long>();
    for (int number = 1; number <= UserCases.ALL.size(); number++) {
      if (UserCases.ALL.get(number - 1).request()) {
        long id = UserCases.request(number).getId();

        assertThat(ids.add(id)).as("id %d", id).isTrue();
        assertThat(id)
            .satisfiesAnyOf(
                negative -> assertThat(negative).isNegative(),
                greatest -> assertThat(greatest).isEqualTo(Long.MAX_VALUE));
      }
    }
  }

  @Test
  void largeValuesAreAsLargeAsTheySay() {
    assertThat(((Page<?>) named("page of 10,000 users").value().get()).getResult()).hasSize(10_000);
    String text = ((User) named("1 MiB of ASCII").value().get()).getName();
    assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSize(1 << 20);
  }

  @ParameterizedTest
  @ValueSource(ints = {128, 256, 512, 1_024, 2_048, 4_096, 8_000, 8_192, 16_384, 32_768, 65_536})
  void anEmojiHasAHalfOnEachSideOfABorder(int border) {
    var user = (User) named("emoji on a border at %,d".formatted(border)).value().get();

    for (String text : List.of(user.getName(), user.getAddress(), user.getEmail())) {
      assertThat(text.substring(border - 1, border + 1)).isEqualTo("😀");
    }
    assertThat(user.getMobile().substring(border - 2, border + 2)).isEqualTo("😀😀");
  }

  @Test
  void exceptionsAreThrown() {
    assertThatThrownBy(() -> named("exception of the JDK").value().get())
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aGadgetIsNoticedByItsClassAlone() {
    assertThat(Gadgets.loaded()).doesNotContain("GadgetOverWire");

    assertThat(new evil.pkg.GadgetOverWire()).isNotNull();

    assertThat(Gadgets.loaded()).contains("GadgetOverWire");
  }

  @Test
  void theNameToSwapFitsIntoTheFrame() {
    assertThat(Gadgets.HONEST_NAME)
        .isEqualTo(User.class.getName())
        .hasSameSizeAs(Gadgets.WIRE_NAME);
    assertThat(Gadgets.WIRE_NAME).isEqualTo(evil.pkg.GadgetOverWire.class.getName());
  }

  @Test
  void headingsAreShort() {
    assertThat(List.of(Capability.values()))
        .allSatisfy(capability -> assertThat(capability.head()).hasSizeBetween(1, 6));
  }

  private static ConformanceCase named(String name) {
    return UserCases.ALL.stream()
        .filter(test -> test.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
