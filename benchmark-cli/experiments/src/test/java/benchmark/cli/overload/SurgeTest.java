// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("a surge of calls")
class SurgeTest {

  private static final Slot WELL = new Slot(50, 0, 50, 0, 0, 300, 900, 50);
  private static final Slot FULL = new Slot(150, 50, 0, 100, 0, 1_900_000, 2_000_000, 100);

  private final OverloadPlan plan =
      new OverloadPlan("user", "getUser", List.of(1_000.0), 1, 200, 1_000, 3, false);

  @Test
  void isReadFromAReply() {
    assertThat(Slot.parse("20:1:17:0:2:310:900:17,20:0:20:0:0:300:800:21"))
        .containsExactly(
            new Slot(20, 1, 17, 0, 2, 310, 900, 17), new Slot(20, 0, 20, 0, 0, 300, 800, 21));
  }

  @Test
  void isBetweenTwoTimesAtTheUsualRate() {
    assertThat(Surge.during(plan, slots(0, WELL))).hasSize(30).containsOnly(FULL);
    assertThat(plan.load(0, 1.5).toText()).isEqualTo("surge:500.0:1500.0:2000:5000:200:1000:false");
    assertThat(plan.millis()).isEqualTo(15_000);
  }

  @Test
  void isOverAtOnceIfAllIsAsBefore() {
    assertThat(Surge.recovery(plan, slots(0, WELL))).isZero();
  }

  @Test
  void isOverWhenTheLastCallsAreAnsweredLate() {
    assertThat(Surge.recovery(plan, slots(23, FULL))).isEqualTo(2.3);
  }

  /** Of the ten tenths of a second, five may still be slow. */
  @Test
  void isOverWhenCallsAreAsFastAsBefore() {
    Slot slow = new Slot(50, 0, 50, 0, 0, 6_000, 9_000, 50);

    assertThat(Surge.recovery(plan, slots(40, slow))).isEqualTo(3.5);
  }

  @Test
  void isNeverOverIfAllIsNotAsBeforeForASecond() {
    assertThat(Surge.recovery(plan, slots(100, FULL))).isNull();
    assertThat(Surge.recovery(plan, slots(91, FULL))).isNull();
    assertThat(Surge.recovery(plan, slots(90, FULL))).isEqualTo(9);
  }

  @Test
  void mayBeABreakOfAllConnectionsInThePlaceOfMoreCalls() {
    var broken = new OverloadPlan("user", "getUser", List.of(1_000.0), 1, 200, 1_000, 3, true);
    var slots = new ArrayList<Slot>(Collections.nCopies(20, WELL));
    slots.addAll(Collections.nCopies(7, new Slot(50, 0, 0, 0, 50, 0, 0, 0)));
    slots.addAll(Collections.nCopies(123, WELL));

    assertThat(broken.load(0, 0.8).toText()).isEqualTo("surge:800.0:800.0:2000:5000:200:1000:true");
    assertThat(broken.rates()).containsExactly(0.5, 0.8);
    assertThat(Surge.during(broken, slots)).as("with those under way").hasSize(40);
    assertThat(Surge.recovery(broken, slots)).as("from the break on").isEqualTo(0.7);
  }

  /** 2 s before, 3 s of the surge, 10 s after it, the first of which are different. */
  private static List<Slot> slots(int after, Slot different) {
    var slots = new ArrayList<Slot>(Collections.nCopies(20, WELL));
    slots.addAll(Collections.nCopies(30, FULL));
    slots.addAll(Collections.nCopies(after, different));
    slots.addAll(Collections.nCopies(100 - after, WELL));
    return slots;
  }
}
