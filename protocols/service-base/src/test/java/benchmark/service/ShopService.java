// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** A service as a user may have it: what is not ours and has everything. */
public interface ShopService {

  /** Numbers, texts, dates, and what holds them. */
  Order find(long id);

  void remove(long id) throws NoSuchOrderException;

  boolean place(Order order, boolean express);

  List<Order> search(String text);

  List<Order> search(String text, int most);

  CompletableFuture<Optional<Order>> later(long id);

  Map<Currency, BigDecimal> totals();

  int[] counts(Order[] orders);

  void watch(Consumer<Order> changes);

  /** A constant with a body has a class of its own. */
  enum Currency {
    EUR,
    USD {
      @Override
      public String toString() {
        return "$";
      }
    }
  }

  /** A record without anything of its own. */
  record Line(String article, int count, BigDecimal price) {}

  /** What no object is of, but messages name. */
  abstract class Document {}

  /** A bean without equals. */
  class Order extends Document {

    private long id;
    private LocalDate day;
    private Currency currency;
    private List<Line> lines = new ArrayList<>();
    private transient int cached;

    public long getId() {
      return id;
    }

    public void setId(long id) {
      this.id = id;
    }

    public LocalDate getDay() {
      return day;
    }

    public void setDay(LocalDate day) {
      this.day = day;
    }

    public Currency getCurrency() {
      return currency;
    }

    public void setCurrency(Currency currency) {
      this.currency = currency;
    }

    public List<Line> getLines() {
      return lines;
    }

    public void setLines(List<Line> lines) {
      this.lines = lines;
    }

    public int getNumberOfLines() {
      cached = lines.size();
      return cached;
    }
  }

  /** A declared exception. */
  class NoSuchOrderException extends Exception {

    private static final long serialVersionUID = 1;

    public NoSuchOrderException(String message) {
      super(message);
    }
  }
}
