// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.codec.MessageCost;
import benchmark.launch.OperationKey;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the proportions of a codec's messages")
class CodecProportionsTest {

  private static final MessageCost NUMBER = cost("getUser", "request", 200, 900, 900);
  private static final MessageCost USER = cost("getUser", "response", 600, 1_500, 1_500);
  private static final MessageCost PAGE = cost("listUser", "response", 3_800, 12_000, 12_000);

  @Test
  void ofAnOrdinaryCodecAreNotNamed() {
    var found = of(NUMBER, USER, PAGE);

    assertThat(found.disproportions()).isEmpty();
    assertThat(found.toText())
        .isEqualTo(
            "writing a page takes 1.0 times as long as reading it; a request with a number has 0.88"
                + " times the bytes of one more user in a page, and takes 1.2 times as long");
  }

  @Test
  void nameALookupForEachObjectThatIsWritten() {
    var slow = cost("listUser", "response", 3_800, 12_000 + 15 * 2_500, 12_000);

    assertThat(of(NUMBER, USER, slow).disproportions().values())
        .containsExactly(
            "a page takes 49500 ns to write and 12000 ns to read (at most 3 times is expected)");
  }

  @Test
  void nameALookupForEachObjectThatIsRead() {
    var slow = cost("listUser", "response", 3_800, 6_000, 6_000 + 15 * 2_500);

    assertThat(of(NUMBER, USER, slow).disproportions().values())
        .containsExactly(
            "a page takes 43500 ns to read and 6000 ns to write (at most 5 times is expected)");
  }

  @Test
  void nameALookupForEachDateInBothDirections() {
    var user = cost("getUser", "response", 600, 5_000, 5_000);
    var page = cost("listUser", "response", 3_800, 67_000, 67_000);

    assertThat(of(NUMBER, user, page).disproportions().values())
        .containsExactly(
            "a byte of a user takes 38.8 ns, a byte of a request with a number 9.00 ns (at most 3"
                + " times is expected)");
  }

  @Test
  void nameALookupForEachMessage() {
    int lookup = 10_000;

    assertThat(
            of(slower(NUMBER, lookup), slower(USER, lookup), slower(PAGE, lookup))
                .disproportions()
                .values())
        .containsExactly(
            "a request with a number takes 21800 ns, one more user in a page 1500 ns (at most 10"
                + " times is expected)",
            "an answer with one user takes 23000 ns, one more in a page 1500 ns (at most 10 times"
                + " is expected)");
  }

  @Test
  void nameARequestThatIsMostlyEnvelope() {
    var wordy = cost("getUser", "request", 1_300, 2_500, 2_500);

    assertThat(of(wordy, USER, PAGE).disproportions().values())
        .containsExactly(
            "a request with a number has 1300 B, one more user in a page 229 B (at most 3 times"
                + " is expected)");
  }

  @Test
  void nameASearchAmongWhatWasWritten() {
    var quadratic = cost("listUser", "response", 3_800, 50_000, 50_000);

    assertThat(of(NUMBER, USER, quadratic).disproportions().values())
        .contains(
            "one more user in a page takes 6929 ns, a user alone 3000 ns (at most 2 times is"
                + " expected)");
  }

  @Test
  void nameAPageThatTakesNoLongerThanAUser() {
    assertThat(of(NUMBER, USER, cost("listUser", "response", 600, 1_500, 1_500)).disproportions())
        .hasSize(6);
  }

  private static CodecProportions of(MessageCost number, MessageCost user, MessageCost page) {
    return CodecProportions.of(
        List.of(number, user, cost("listUser", "request", 200, 900, 900), page));
  }

  private static MessageCost slower(MessageCost cost, int nanos) {
    return cost(
        cost.operation().name(),
        cost.direction(),
        cost.bytes(),
        cost.encodeNanos() + nanos,
        cost.decodeNanos() + nanos);
  }

  private static MessageCost cost(
      String operation, String direction, double bytes, double encode, double decode) {
    return new MessageCost(OperationKey.of(operation), direction, bytes, encode, decode, 0, 0);
  }
}
