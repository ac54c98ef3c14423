// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Costs of several parts over the same time, in one line. What is not known of one of them is not
 * known of all.
 */
public final class JointCosts {

  /** What all clients did or have is the sum. */
  private static final Set<CostColumn<Long>> OF_ALL_CLIENTS = ofAllClients();

  /** Taken from histograms, and never from each other. */
  private static final List<CostColumn<Long>> PERCENTILES =
      List.of(
          CostColumns.P50_NANOS,
          CostColumns.P90_NANOS,
          CostColumns.P99_NANOS,
          CostColumns.P999_NANOS,
          CostColumns.MAX_NANOS,
          CostColumns.MINUTE_P99_NANOS);

  private JointCosts() {}

  private static Set<CostColumn<Long>> ofAllClients() {
    var all = new HashSet<>(CostColumns.CLIENT.all());
    all.remove(CostColumns.CLIENT.clockNanos());
    all.addAll(
        List.of(
            CostColumns.OPS,
            CostColumns.THREADS,
            CostColumns.SENT_BYTES,
            CostColumns.RECEIVED_BYTES,
            CostColumns.CONNECTIONS,
            CostColumns.NEW_CONNECTIONS,
            CostColumns.OFFERED,
            CostColumns.SENT_CALLS,
            CostColumns.COMPLETED,
            CostColumns.FAILED,
            CostColumns.IN_FLIGHT));
    return Set.copyOf(all);
  }

  /**
   * The line of clients that have measured the same slice at the same time. Calls add up, and the
   * time is that in which their rates make these calls. What servers and machine have used is
   * reported by the first client, of its own interval; percentiles are left to who has the
   * histograms.
   */
  public static CostLine ofClients(List<CostLine> clients) {
    CostLine first = clients.get(0);
    String[] cells = first.cells();
    OF_ALL_CLIENTS.forEach(it -> join(cells, it, clients, Long::sum));
    PERCENTILES.forEach(it -> cells[it.place()] = null);
    for (var greatest :
        List.of(
            CostColumns.CLIENT.clockNanos(),
            CostColumns.TIMER_SLACK,
            CostColumns.LAST_FAILED,
            CostColumns.ENDED)) {
      join(cells, greatest, known(greatest, clients), Math::max);
    }
    join(cells, CostColumns.START, clients, Math::min);
    CostLine joint =
        CostLine.ofCells(cells)
            .with(CostColumns.NANOS, nanos(clients))
            .with(CostColumns.OUTCOME, outcome(clients));
    for (CostLine client : clients) { // a stall of one client is one: its calls waited
      joint = joint.withLongerStall(client);
    }
    Map<String, String> errors = errors(clients);
    joint = errors.isEmpty() ? joint : joint.with(CostColumns.ERRORS, errors);
    return withCourse(joint, clients);
  }

  /** A line with what servers have used in its time: of all together, and of each of several. */
  public static CostLine withServers(CostLine line, List<CostLine> servers) {
    String[] cells = line.cells();
    CostColumn<Long> clock = CostColumns.SERVER.clockNanos();
    for (CostColumn<Long> column : CostColumns.SERVER.all()) {
      join(cells, column, servers, column == clock ? Math::max : Long::sum);
    }
    CostLine joint = CostLine.ofCells(cells);
    if (servers.size() == 1) {
      return joint;
    }
    var each = new LinkedHashMap<String, String>();
    for (int server = 1; server <= servers.size(); server++) {
      for (CostColumn<Long> column : CostColumns.SERVER.all()) {
        String text = servers.get(server - 1).text(column);
        if (!text.isEmpty()) {
          each.put(server + "." + column.name(), text);
        }
      }
    }
    return each.isEmpty() ? joint : joint.with(CostColumns.SERVERS, each);
  }

  /**
   * What each of some servers has used; its calls are those that it has counted itself.
   *
   * @param number how many there are
   */
  public static List<CostLine> servers(CostLine line, int number) {
    Map<String, String> each = line.get(CostColumns.SERVERS).orElse(Map.of());
    return IntStream.rangeClosed(1, number)
        .mapToObj(
            it ->
                server(
                    line,
                    column -> number == 1 ? line.text(column) : each.get(it + "." + column.name())))
        .toList();
  }

  private static CostLine server(CostLine line, Function<CostColumn<Long>, String> used) {
    CostLine server = CostLine.of(line.operation());
    for (CostColumn<Long> column :
        List.of(CostColumns.NANOS, CostColumns.SLICE, CostColumns.REPLACES)) {
      server = line.get(column).isPresent() ? server.with(column, line.get(column).get()) : server;
    }
    for (CostColumn<Long> column : CostColumns.SERVER.all()) {
      String text = used.apply(column);
      server = text == null || text.isEmpty() ? server : server.with(column, Long.valueOf(text));
    }
    CostColumn<Long> served = CostColumns.SERVER.gauges().get(Gauge.CALLS);
    return server.get(served).isPresent()
        ? server.with(CostColumns.OPS, server.get(served).get())
        : server;
  }

  private static void join(
      String[] cells, CostColumn<Long> column, List<CostLine> lines, LongBinaryOperator how) {
    List<Long> values = lines.stream().flatMap(it -> it.get(column).stream()).toList();
    cells[column.place()] =
        values.isEmpty() || values.size() < lines.size()
            ? null
            : Long.toString(values.stream().mapToLong(it -> it).reduce(how).getAsLong());
  }

  private static List<CostLine> known(CostColumn<?> column, List<CostLine> lines) {
    return lines.stream().filter(it -> it.get(column).isPresent()).toList();
  }

  /** Each client's calls in its own time are its rate; the rates add up. */
  private static long nanos(List<CostLine> clients) {
    double calls = 0;
    double perNano = 0;
    long longest = 0;
    for (CostLine client : clients) {
      long ops = client.get(CostColumns.OPS).orElse(0L);
      long nanos = client.get(CostColumns.NANOS).orElse(0L);
      calls += ops;
      perNano += (double) ops / Math.max(1, nanos);
      longest = Math.max(longest, nanos);
    }
    return calls == 0 ? longest : Math.round(calls / perNano);
  }

  private static SliceOutcome outcome(List<CostLine> clients) {
    return clients.stream()
        .flatMap(it -> it.get(CostColumns.OUTCOME).stream())
        .max(Comparator.naturalOrder())
        .orElse(SliceOutcome.SUSTAINED);
  }

  private static Map<String, String> errors(List<CostLine> clients) {
    return clients.stream()
        .flatMap(it -> it.get(CostColumns.ERRORS).orElse(Map.of()).entrySet().stream())
        .collect(
            Collectors.toMap(
                Map.Entry::getKey,
                Map.Entry::getValue,
                (one, more) -> Long.toString(Long.parseLong(one) + Long.parseLong(more)),
                LinkedHashMap::new));
  }

  private static CostLine withCourse(CostLine joint, List<CostLine> clients) {
    var slowest = new ArrayList<>(joint.get(CostColumns.COURSE).orElse(List.of()));
    for (CostLine client : known(CostColumns.COURSE, clients)) {
      List<Long> course = client.get(CostColumns.COURSE).get();
      for (int part = 0; part < Math.min(slowest.size(), course.size()); part++) {
        slowest.set(part, Math.max(slowest.get(part), course.get(part)));
      }
    }
    return slowest.isEmpty() ? joint : joint.with(CostColumns.COURSE, slowest);
  }
}
