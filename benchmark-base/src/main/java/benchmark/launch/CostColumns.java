// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The columns of costs.csv, which has a line for every measured iteration. Everything but the
 * peaks, and what is counted at the end, is of that iteration alone. Readers find columns by their
 * names.
 */
public final class CostColumns {

  /** The operation's name. */
  public static final CostColumn<String> OPERATION = CostColumn.text("operation");

  /** JMH's short name of the mode: thrpt, avgt, sample or ss. */
  public static final CostColumn<String> MODE = CostColumn.text("mode");

  /** The process id of the client's JVM, which distinguishes forks. */
  public static final CostColumn<Long> PID = CostColumn.level("pid");

  /** How many threads called. */
  public static final CostColumn<Long> THREADS = CostColumn.level("threads");

  /** Calls of all threads together. */
  public static final CostColumn<Long> OPS = CostColumn.count("ops");

  /** Wall time, in nanoseconds. */
  public static final CostColumn<Long> NANOS = CostColumn.count("nanos");

  /** What the client's JVM used. */
  public static final Side CLIENT = Side.of("client");

  /** What the server's JVM used. */
  public static final Side SERVER = Side.of("server");

  /** Bytes that the client sent to the server's port: TCP payload, heartbeats included. */
  public static final CostColumn<Long> SENT_BYTES = CostColumn.count("sent_bytes");

  /** Bytes that the client received from there. */
  public static final CostColumn<Long> RECEIVED_BYTES = CostColumn.count("received_bytes");

  /** How many connections to the server's port the client had at the end. */
  public static final CostColumn<Long> CONNECTIONS = CostColumn.level("connections");

  /** How many connections to its ports the server had at the end, where both are on one host. */
  public static final CostColumn<Long> SERVER_CONNECTIONS = CostColumn.level("server_connections");

  /** How many of the client's connections at the end were opened in the iteration. */
  public static final CostColumn<Long> NEW_CONNECTIONS = CostColumn.count("new_connections");

  /** How many TCP connections all processes of the client's machine opened. */
  public static final CostColumn<Long> MACHINE_OPENED = CostColumn.count("machine_opened");

  /** How many established TCP connections of that machine ended with a reset. */
  public static final CostColumn<Long> MACHINE_RESET = CostColumn.count("machine_reset");

  /** CPU time of a gateway between client and server, its workers included, in nanoseconds. */
  public static final CostColumn<Long> GATEWAY_CPU_NANOS = CostColumn.count("gateway_cpu_ns");

  /** Highest resident memory of the gateway since its start, its workers added up, in bytes. */
  public static final CostColumn<Long> GATEWAY_PEAK_RSS_BYTES =
      CostColumn.level("gateway_peak_rss_bytes");

  /** {@link Side#compileMillis} of a gateway that is a JVM of this project. */
  public static final CostColumn<Long> GATEWAY_COMPILE_MILLIS = CostColumn.count("gateway_jit_ms");

  /** Time of all CPUs of the client's machine in which they ran anything, in ticks of 10 ms. */
  public static final CostColumn<Long> MACHINE_BUSY_TICKS = CostColumn.count("machine_busy_ticks");

  /** Time of all CPUs that the hypervisor gave to others, in ticks of 10 ms. */
  public static final CostColumn<Long> MACHINE_STOLEN_TICKS =
      CostColumn.count("machine_stolen_ticks");

  /** Time of all CPUs, in ticks of 10 ms. */
  public static final CostColumn<Long> MACHINE_ALL_TICKS = CostColumn.count("machine_all_ticks");

  /** When the first call started, in microseconds since 1970 by this machine's clock. */
  public static final CostColumn<Long> START = CostColumn.level("start_us");

  /**
   * What each of several servers used: by its number, from 1 on, a dot and the name of a column.
   * Columns of the server are then those of all together.
   */
  public static final CostColumn<Map<String, String>> SERVERS =
      new CostColumn<>("servers", OperationKey::format, OperationKey::parseParams);

  /** The operation's parameters. */
  public static final CostColumn<Map<String, String>> PARAMS =
      new CostColumn<>("params", OperationKey::format, OperationKey::parseParams);

  /**
   * The number of the slice, from 1 on in the order measured: it is the slice's place among the
   * histograms of slices.hlog. Iterations of JMH have none.
   */
  public static final CostColumn<Long> SLICE = CostColumn.level("slice");

  /** The number of the slice that this one takes the place of: that one does not count. */
  public static final CostColumn<Long> REPLACES = CostColumn.level("replaces");

  /** Whether a slice's load was kept up; iterations of JMH say nothing. */
  public static final CostColumn<SliceOutcome> OUTCOME =
      new CostColumn<>("outcome", SliceOutcome::word, SliceOutcome::of);

  /** For how long no caller got an answer: the longest such time; none if it was short. */
  public static final CostColumn<Long> STALL_NANOS = CostColumn.level("stall_ns");

  /** When that began, in milliseconds since 1970. */
  public static final CostColumn<Long> STALL_START = CostColumn.level("stall_start_ms");

  /** Of calls at a rate: how many were to start. */
  public static final CostColumn<Long> OFFERED = CostColumn.count("offered");

  /** Of these: how many did start. */
  public static final CostColumn<Long> SENT_CALLS = CostColumn.count("sent_calls");

  /** Of these: how many got an answer, be it late. */
  public static final CostColumn<Long> COMPLETED = CostColumn.count("completed");

  /** Of these: how many ended in an error. */
  public static final CostColumn<Long> FAILED = CostColumn.count("failed");

  /**
   * Of a step that was hopeless: how many milliseconds after its beginning it ended. Its calls are
   * those from the beginning on, and until then.
   */
  public static final CostColumn<Long> ENDED = CostColumn.level("ended_ms");

  /** How many calls of each kind of error there were, by the kind. */
  public static final CostColumn<Map<String, String>> ERRORS =
      new CostColumn<>("errors", OperationKey::format, OperationKey::parseParams);

  /** Of calls at a rate: the most that were unanswered at the same time. */
  public static final CostColumn<Long> IN_FLIGHT = CostColumn.level("in_flight");

  /** Of long runs and of steps: what half of the calls did not exceed, in nanoseconds. */
  public static final CostColumn<Long> P50_NANOS = CostColumn.level("p50_ns");

  /** 90% of the calls took no longer, in nanoseconds. */
  public static final CostColumn<Long> P90_NANOS = CostColumn.level("p90_ns");

  /** 99% of the calls took no longer, in nanoseconds. */
  public static final CostColumn<Long> P99_NANOS = CostColumn.level("p99_ns");

  /** 99.9% of the calls took no longer, in nanoseconds. */
  public static final CostColumn<Long> P999_NANOS = CostColumn.level("p999_ns");

  /** The slowest call. */
  public static final CostColumn<Long> MAX_NANOS = CostColumn.level("max_ns");

  /** What 99% of the calls of the last minute did not exceed. */
  public static final CostColumn<Long> MINUTE_P99_NANOS = CostColumn.level("minute_p99_ns");

  /** When the last call failed, in milliseconds since 1970; none if no call failed. */
  public static final CostColumn<Long> LAST_FAILED = CostColumn.level("last_failed_ms");

  /**
   * Of calls at a rate: the slowest answer to the calls of each part of the step, in microseconds,
   * by their intended start; all parts are as long as each other. 0 where no call was answered.
   */
  public static final CostColumn<List<Long>> COURSE =
      new CostColumn<>(
          "course_us",
          values -> values.stream().map(Object::toString).collect(Collectors.joining(";")),
          text -> Stream.of(text.split(";")).map(Long::valueOf).toList());

  /**
   * By how much a sleeping caller may wake up late, in nanoseconds: what the system was asked for.
   */
  public static final CostColumn<Long> TIMER_SLACK = CostColumn.level("timer_slack_ns");

  /** All of them, in the order in which they are written. */
  public static final List<CostColumn<?>> ALL =
      all(
          OPERATION,
          MODE,
          PID,
          THREADS,
          OPS,
          NANOS,
          CLIENT.cpuNanos(),
          CLIENT.allocatedBytes(),
          CLIENT.gcMillis(),
          CLIENT.gcCount(),
          CLIENT.peakRssBytes(),
          SERVER.cpuNanos(),
          SERVER.allocatedBytes(),
          SERVER.gcMillis(),
          SERVER.gcCount(),
          SERVER.peakRssBytes(),
          SENT_BYTES,
          RECEIVED_BYTES,
          MACHINE_BUSY_TICKS,
          MACHINE_STOLEN_TICKS,
          MACHINE_ALL_TICKS,
          PARAMS,
          CLIENT.compileMillis(),
          CLIENT.clockNanos(),
          SERVER.compileMillis(),
          SERVER.clockNanos(),
          CONNECTIONS,
          CLIENT.heapAfterGcBytes(),
          CLIENT.threads(),
          CLIENT.descriptors(),
          CLIENT.blockedNanos(),
          SERVER.heapAfterGcBytes(),
          SERVER.threads(),
          SERVER.descriptors(),
          SERVER.blockedNanos(),
          SERVER_CONNECTIONS,
          SLICE,
          REPLACES,
          OUTCOME,
          CLIENT.pausedNanos(),
          SERVER.pausedNanos(),
          STALL_NANOS,
          STALL_START,
          OFFERED,
          SENT_CALLS,
          COMPLETED,
          FAILED,
          ERRORS,
          IN_FLIGHT,
          TIMER_SLACK,
          GATEWAY_CPU_NANOS,
          GATEWAY_PEAK_RSS_BYTES,
          GATEWAY_COMPILE_MILLIS,
          P50_NANOS,
          P90_NANOS,
          P99_NANOS,
          P999_NANOS,
          MAX_NANOS,
          MINUTE_P99_NANOS,
          LAST_FAILED,
          COURSE,
          START,
          SERVERS,
          ENDED,
          NEW_CONNECTIONS,
          MACHINE_OPENED,
          MACHINE_RESET);

  private static List<CostColumn<?>> all(CostColumn<?>... always) {
    var all = new ArrayList<>(List.of(always));
    all.addAll(CLIENT.gauges().values());
    all.addAll(SERVER.gauges().values());
    return List.copyOf(all);
  }

  static {
    for (int place = 0; place < ALL.size(); place++) {
      ALL.get(place).place(place);
    }
  }

  /**
   * The columns of one of the two JVMs: the growth in the iteration of what {@link
   * benchmark.JvmCounters} counts, and the rest as it is at the end, in the same units.
   *
   * @param gauges what it reports in long runs only
   */
  public record Side(
      CostColumn<Long> cpuNanos,
      CostColumn<Long> allocatedBytes,
      CostColumn<Long> gcMillis,
      CostColumn<Long> gcCount,
      CostColumn<Long> peakRssBytes,
      CostColumn<Long> compileMillis,
      CostColumn<Long> clockNanos,
      CostColumn<Long> heapAfterGcBytes,
      CostColumn<Long> threads,
      CostColumn<Long> descriptors,
      CostColumn<Long> blockedNanos,
      CostColumn<Long> pausedNanos,
      Map<Gauge, CostColumn<Long>> gauges) {

    /** All of them, in the order of {@link benchmark.JvmCounters#values}. */
    public List<CostColumn<Long>> all() {
      var all =
          new ArrayList<>(
              List.of(
                  cpuNanos,
                  allocatedBytes,
                  gcMillis,
                  gcCount,
                  peakRssBytes,
                  compileMillis,
                  clockNanos,
                  heapAfterGcBytes,
                  threads,
                  descriptors,
                  blockedNanos,
                  pausedNanos));
      all.addAll(gauges.values());
      return all;
    }

    private static Side of(String name) {
      return new Side(
          CostColumn.count(name + "_cpu_ns"),
          CostColumn.count(name + "_alloc_bytes"),
          CostColumn.count(name + "_gc_ms"),
          CostColumn.count(name + "_gc_count"),
          CostColumn.level(name + "_peak_rss_bytes"),
          CostColumn.count(name + "_jit_ms"),
          CostColumn.count(name + "_nanos"),
          CostColumn.level(name + "_heap_after_gc_bytes"),
          CostColumn.level(name + "_threads"),
          CostColumn.level(name + "_descriptors"),
          CostColumn.count(name + "_blocked_ns"),
          CostColumn.count(name + "_paused_ns"),
          gauges(name));
    }

    private static Map<Gauge, CostColumn<Long>> gauges(String name) {
      var gauges = new EnumMap<Gauge, CostColumn<Long>>(Gauge.class);
      for (Gauge gauge : Gauge.values()) {
        String column = name + "_" + gauge.word();
        gauges.put(gauge, gauge.isCounted() ? CostColumn.count(column) : CostColumn.level(column));
      }
      return Collections.unmodifiableMap(gauges);
    }
  }

  private CostColumns() {}
}
