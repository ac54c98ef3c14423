// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import benchmark.cli.text.Table.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The columns of a table: what each is called, and what it shows of whatever has a row. For one
 * thread.
 */
public final class Columns<T> {

  private final List<String> headings = new ArrayList<>();
  private final List<Function<T, String>> cells = new ArrayList<>();
  private final List<Group> groups = new ArrayList<>();

  /** Adds a column. */
  public Columns<T> and(String heading, Function<T, String> cell) {
    headings.add(heading);
    cells.add(cell);
    if (!groups.isEmpty()) {
      Group last = groups.remove(groups.size() - 1);
      groups.add(new Group(last.heading(), last.columns() + 1));
    }
    return this;
  }

  /** From here on, columns are shown by themselves beside the first one where space is scarce. */
  public Columns<T> group() {
    groups.add(new Group(headings.get(0), 0));
    return this;
  }

  /** A table with a row for each of some. */
  public Table table(List<T> some) {
    return new Table(headings, some.stream().map(this::row).toList(), groups);
  }

  /** The same, where a row with the name of a group stands above those that belong to it. */
  public Table table(List<T> some, Function<T, String> group) {
    var rows = new ArrayList<List<String>>();
    String last = null;
    for (T it : some) {
      String name = group.apply(it);
      if (!name.equals(last)) {
        rows.add(Table.row(name, headings.stream().skip(1).map(heading -> "")));
      }
      rows.add(row(it));
      last = name;
    }
    return new Table(headings, rows, groups);
  }

  private List<String> row(T it) {
    return cells.stream().map(cell -> cell.apply(it)).toList();
  }
}
