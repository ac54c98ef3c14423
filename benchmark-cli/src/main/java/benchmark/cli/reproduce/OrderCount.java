// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How many published orders hold. */
public record OrderCount(long hold, long reversed, long unknown) {

  static OrderCount of(List<ReproducedTable.Order> orders) {
    return new OrderCount(
        count(orders, OrderVerdict.HOLDS),
        count(orders, OrderVerdict.REVERSED),
        count(orders, OrderVerdict.UNDECIDED));
  }

  /**
   * A sentence for each table, and one for all of them if there are several; none if measuring was
   * stopped by hand.
   */
  public static List<String> sentences(Reproduction reproduction) {
    if (reproduction.byHand()) {
      return List.of();
    }
    List<ReproducedTable> tables =
        reproduction.tables().stream().filter(table -> !table.orders().isEmpty()).toList();
    Stream<String> each =
        tables.stream()
            .map(table -> table.published().title() + ": " + of(table.orders()).toText());
    OrderCount all = of(tables.stream().flatMap(table -> table.orders().stream()).toList());
    return Stream.concat(
            each, Stream.of("Together: " + all.toText()).filter(it -> tables.size() > 1))
        .toList();
  }

  private static long count(List<ReproducedTable.Order> orders, OrderVerdict verdict) {
    return orders.stream().filter(order -> order.verdict() == verdict).count();
  }

  /** As the end of a sentence. */
  private String toText() {
    long all = hold + reversed + unknown;
    return String.format(
        Locale.ROOT,
        "%d of %d published %s %s; %d %s reversed, %d %s undecided.",
        hold,
        all,
        all == 1 ? "order" : "orders",
        hold == 1 ? "holds" : "hold",
        reversed,
        reversed == 1 ? "is" : "are",
        unknown,
        unknown == 1 ? "is" : "are");
  }
}
