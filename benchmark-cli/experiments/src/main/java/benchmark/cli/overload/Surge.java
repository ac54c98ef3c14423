// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import benchmark.cli.text.Numbers;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostColumns.Side;
import benchmark.launch.CostLine;
import benchmark.launch.SliceReply;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * What became of a surge of calls.
 *
 * @param block from 1 on
 * @param variant its number, from 0 on
 * @param times how many times the sustained rate
 * @param goodput right answers within the deadline that came in a second of the surge
 * @param slots all of it, before and after the surge, too
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Surge(
    int block,
    int variant,
    double times,
    double goodput,
    @JsonUnwrapped Recovery recovery,
    @JsonUnwrapped Fate fate,
    List<Slot> slots) {

  /** A record that says nothing of how it came back says that it did not. */
  Surge {
    recovery = recovery == null ? new Recovery(null, null, null) : recovery;
  }

  /** What is too little to matter after a surge: of goodput, and of p99. */
  private static final double GOOD = 0.95;

  private static final double SLOW = 2;

  /** A p99 below this is as good as any, in microseconds. */
  private static final long FAST = 5_000;

  /**
   * How it came back.
   *
   * @param recoverySeconds after the surge, or after connections were broken, until all was as
   *     before; null if it was not until the end
   * @param broken how many connections were broken when it began; null if none was to be
   * @param dump the file with the stacks of a server that did not recover; null if there is none
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Recovery(Double recoverySeconds, Integer broken, String dump) {}

  /**
   * The calls of the surge itself, and what they cost.
   *
   * @param unanswered when it ended
   * @param errors failed ones by kind
   * @param used what both sides used meanwhile
   */
  record Fate(
      long offered,
      long notSent,
      long late,
      long failed,
      long unanswered,
      Map<String, String> errors,
      @JsonUnwrapped Times answered,
      @JsonUnwrapped Used used) {}

  /**
   * Of the answered calls, in milliseconds: the median of the slots, and the highest of them.
   *
   * @param p50 of the median slot
   * @param p99 of the median slot
   */
  record Times(double p50, double p99) {}

  /**
   * What server and client used during the surge; null for what is not known.
   *
   * @param serverCpus CPUs kept busy
   * @param wasted the share of the server's CPU time that went into calls whose answer nobody used
   * @param threads of the server at the end of the surge
   * @param heapMib what the last collection left on the server's heap
   * @param residentMib the most that the server has had so far
   */
  record Used(
      Double serverCpus,
      Double clientCpus,
      double wasted,
      Double threads,
      Double heapMib,
      Double residentMib,
      Double clientThreads,
      Double clientHeapMib,
      Double clientResidentMib) {

    static Used of(CostLine cost, double wasted) {
      Side server = CostColumns.SERVER;
      Side client = CostColumns.CLIENT;
      double nanos = cost.number(CostColumns.NANOS);
      return new Used(
          known(cost, server.cpuNanos(), nanos),
          known(cost, client.cpuNanos(), nanos),
          wasted,
          known(cost, server.threads(), 1),
          known(cost, server.heapAfterGcBytes(), Numbers.MEBI),
          known(cost, server.peakRssBytes(), Numbers.MEBI),
          known(cost, client.threads(), 1),
          known(cost, client.heapAfterGcBytes(), Numbers.MEBI),
          known(cost, client.peakRssBytes(), Numbers.MEBI));
    }

    private static Double known(CostLine cost, CostColumn<Long> column, double unit) {
      return cost.get(column).map(value -> value / unit).orElse(null);
    }
  }

  /** The slots whose calls count. */
  static List<Slot> during(OverloadPlan plan, List<Slot> slots) {
    return slots.subList(slot(plan.fromSeconds()), slot(plan.toSeconds()));
  }

  private static int slot(double seconds) {
    return (int) Math.round(1e3 * seconds / SliceReply.SLOT_MILLIS);
  }

  static long sum(List<Slot> slots, ToLongFunction<Slot> what) {
    return slots.stream().mapToLong(what).sum();
  }

  /**
   * Seconds after the surge, or after connections were broken, until the first second in which all
   * is as before: nearly all calls are answered in time, and p99, of the median slot, is at most
   * twice as high as before, or a few ms. Null if there is none until the end.
   */
  static Double recovery(OverloadPlan plan, List<Slot> slots) {
    int end = slot(plan.overSeconds());
    long usual = median(slots.subList(0, slot(OverloadPlan.BEFORE_SECONDS)), Slot::p99);
    for (int from = end; from + slot(1) <= slots.size(); from++) {
      if (isWell(slots.subList(from, from + slot(1)), usual)) {
        return (from - end) * SliceReply.SLOT_MILLIS / 1e3;
      }
    }
    return null;
  }

  private static boolean isWell(List<Slot> second, long usual) {
    return sum(second, Slot::good) >= GOOD * sum(second, Slot::offered)
        && median(second, Slot::p99) <= Math.max(SLOW * usual, FAST);
  }

  static long median(List<Slot> slots, ToLongFunction<Slot> what) {
    long[] sorted = slots.stream().mapToLong(what).sorted().toArray();
    return sorted.length == 0 ? 0 : sorted[(sorted.length - 1) / 2];
  }
}
