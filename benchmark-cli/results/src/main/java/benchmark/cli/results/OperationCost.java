// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostHeader;
import benchmark.launch.CostLine;
import benchmark.launch.Gauge;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * What an operation cost on both sides over the measured interval. What could not be measured is
 * NaN, never zero.
 *
 * @param gateway what stands between both; null if nothing does, or it is not reported
 * @param sentBytes bytes that the client sent per call: TCP payload, heartbeats included
 * @param receivedBytes bytes that the client received per call
 * @param connections the most connections to the server at the end of an iteration
 * @param machine the client's
 * @param callsPerMilli calls counted in sampled iterations, per millisecond of wall time
 */
public record OperationCost(
    Side client,
    Side server,
    Gateway gateway,
    double sentBytes,
    double receivedBytes,
    double connections,
    @JsonUnwrapped MachineTime machine,
    double callsPerMilli) {

  private static final double TICKS_PER_SECOND = 100; // USER_HZ, the same on every Linux

  /** The counters of both sides and the machine may each be a tick off: at most 2% of so many. */
  private static final double FEWEST_TICKS = 150;

  private static final String CONTENTS = "the complete table of costs";

  /** CPU time of both sides, and of a gateway between them, per call, in microseconds. */
  public double cpuMicros() {
    return client.cpuMicros()
        + server.cpuMicros()
        + throughGateway().map(Gateway::cpuMicros).orElse(0.0);
  }

  /** What stands between both; empty if nothing does, or it is not reported. */
  public Optional<Gateway> throughGateway() {
    return Optional.ofNullable(gateway);
  }

  /** Bytes that both sides allocate per call. */
  public double allocatedBytes() {
    return client.allocatedBytes() + server.allocatedBytes();
  }

  /**
   * One side of the calls.
   *
   * @param cpuMicros CPU time per call, in microseconds, JIT and GC included
   * @param allocatedBytes bytes allocated per call
   * @param gcCpuMicros those of cpuMicros that the threads of the collector used; NaN where they
   *     were not counted
   * @param peakRssBytes highest resident memory of the process since its start, in bytes
   * @param cpus CPUs that the process kept busy, on average
   * @param gcShare the share of wall time spent in stopping collections, 0 to 1
   * @param jitMicros time of the JIT's threads in compilations per call, in microseconds
   * @param jitShare that time by wall time: above 1 where several threads compile
   */
  @JsonIgnoreProperties("gcMicros") // pauses, which earlier versions wrote
  public record Side(
      double cpuMicros,
      double allocatedBytes,
      Double gcCpuMicros,
      double peakRssBytes,
      double cpus,
      double gcShare,
      double jitMicros,
      double jitShare) {

    /** null (from a file that does not have them) means not counted. */
    public Side {
      gcCpuMicros = gcCpuMicros == null ? Double.NaN : gcCpuMicros;
    }
  }

  /**
   * A gateway's share of the calls.
   *
   * @param cpuMicros CPU time per call, in microseconds
   * @param peakRssBytes highest resident memory since its start, in bytes
   * @param cpus CPUs that it kept busy, on average
   * @param connections the most connections to the server at the end of an iteration
   */
  public record Gateway(double cpuMicros, double peakRssBytes, double cpus, double connections) {}

  /**
   * What the CPUs of a machine did.
   *
   * @param busyCpus that were running anything, on average
   * @param stolen the share of CPU time that the hypervisor gave to others, 0 to 1
   * @param machineCpus how many there are
   * @param others the share of CPU time that other processes had, 0 to 1; NaN if the kernel's
   *     counters are too coarse for so short a time
   */
  public record MachineTime(double busyCpus, double stolen, double machineCpus, double others) {}

  /** Bytes that both sides send each other per call: TCP payload, heartbeats included. */
  public double bytesOnWire() {
    return sentBytes + receivedBytes;
  }

  /** The costs of every operation, in the contract's order. */
  static Map<OperationKey, OperationCost> of(List<CostLine> all) {
    return OperationOrder.map(
        all.stream().map(CostLine::operation),
        operation -> ofOne(all.stream().filter(it -> it.operation().equals(operation)).toList()));
  }

  /**
   * What every measured iteration cost, in the order measured; none if there is no file.
   *
   * @throws UserError if it is damaged: exit status 2
   */
  static List<CostLine> lines(Path file) {
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      List<String> lines = Files.readAllLines(file);
      String header = lines.get(0);
      return lines.stream().skip(1).map(CostHeader.of(header)::parse).toList();
    } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException incomplete) {
      throw DamagedFile.error(file, CONTENTS);
    }
  }

  /** The mean of the costs of the same operation in several runs; the peak is that of all. */
  public static OperationCost mean(List<OperationCost> costs) {
    return new OperationCost(
        meanSide(costs.stream().map(OperationCost::client).toList()),
        meanSide(costs.stream().map(OperationCost::server).toList()),
        meanGateway(costs.stream().flatMap(it -> it.throughGateway().stream()).toList()),
        mean(costs, OperationCost::sentBytes),
        mean(costs, OperationCost::receivedBytes),
        highest(costs, OperationCost::connections),
        new MachineTime(
            mean(costs, it -> it.machine.busyCpus),
            mean(costs, it -> it.machine.stolen),
            mean(costs, it -> it.machine.machineCpus),
            mean(costs, it -> it.machine.others)),
        mean(costs, OperationCost::callsPerMilli));
  }

  private static Side meanSide(List<Side> sides) {
    return new Side(
        mean(sides, Side::cpuMicros),
        mean(sides, Side::allocatedBytes),
        mean(sides, Side::gcCpuMicros),
        highest(sides, Side::peakRssBytes),
        mean(sides, Side::cpus),
        mean(sides, Side::gcShare),
        mean(sides, Side::jitMicros),
        mean(sides, Side::jitShare));
  }

  private static Gateway meanGateway(List<Gateway> gateways) {
    return gateways.isEmpty()
        ? null
        : new Gateway(
            mean(gateways, Gateway::cpuMicros),
            highest(gateways, Gateway::peakRssBytes),
            mean(gateways, Gateway::cpus),
            highest(gateways, Gateway::connections));
  }

  private static <T> double highest(List<T> values, ToDoubleFunction<T> part) {
    return values.stream().mapToDouble(part).max().orElse(Double.NaN);
  }

  private static <T> double mean(List<T> values, ToDoubleFunction<T> part) {
    return values.stream().mapToDouble(part).average().orElse(Double.NaN);
  }

  /** What calls cost in some iterations of the same operation. */
  static OperationCost ofOne(List<CostLine> iterations) {
    double calls = sum(iterations, CostColumns.OPS);
    double ops = calls > 0 ? calls : Double.NaN; // of no call, nothing costs anything
    double nanos = sum(iterations, CostColumns.NANOS);
    double allTicks = sum(iterations, CostColumns.MACHINE_ALL_TICKS);
    List<CostLine> sampled =
        iterations.stream()
            .filter(line -> line.get(CostColumns.MODE).equals(Optional.of(JmhResult.SAMPLE)))
            .toList();
    return new OperationCost(
        side(iterations, CostColumns.CLIENT, ops, nanos),
        side(iterations, CostColumns.SERVER, ops, nanos),
        gateway(iterations, ops, nanos),
        sum(iterations, CostColumns.SENT_BYTES) / ops,
        sum(iterations, CostColumns.RECEIVED_BYTES) / ops,
        highest(iterations, line -> line.number(CostColumns.CONNECTIONS)),
        new MachineTime(
            sum(iterations, CostColumns.MACHINE_BUSY_TICKS) / TICKS_PER_SECOND / (nanos / 1e9),
            sum(iterations, CostColumns.MACHINE_STOLEN_TICKS) / allTicks,
            allTicks / TICKS_PER_SECOND / (nanos / 1e9),
            others(iterations)),
        sampled.isEmpty()
            ? Double.NaN
            : sum(sampled, CostColumns.OPS) / sum(sampled, CostColumns.NANOS) * 1e6);
  }

  private static Side side(
      List<CostLine> iterations, CostColumns.Side side, double ops, double nanos) {
    double cpu = sum(iterations, side.cpuNanos());
    double pauses = sum(iterations, side.gcMillis()) * 1e6;
    double jit = sum(iterations, side.compileMillis()) * 1e6;
    return new Side(
        cpu / ops / 1e3,
        sum(iterations, side.allocatedBytes()) / ops,
        sum(iterations, side.gauges().get(Gauge.GC_CPU)) / ops / 1e3,
        highest(iterations, line -> line.number(side.peakRssBytes())),
        cpu / nanos,
        pauses / nanos,
        jit / ops / 1e3,
        jit / nanos);
  }

  /** Nothing where no line tells of one. */
  private static Gateway gateway(List<CostLine> iterations, double ops, double nanos) {
    if (iterations.stream().noneMatch(OperationCost::isThroughGateway)) {
      return null;
    }
    double cpu = sum(iterations, CostColumns.GATEWAY_CPU_NANOS);
    return new Gateway(
        cpu / ops / 1e3,
        highest(iterations, line -> line.number(CostColumns.GATEWAY_PEAK_RSS_BYTES)),
        cpu / nanos,
        highest(iterations, line -> line.number(CostColumns.SERVER_CONNECTIONS)));
  }

  /** Whether something between client and server has reported what it used. */
  private static boolean isThroughGateway(CostLine line) {
    return line.get(CostColumns.GATEWAY_PEAK_RSS_BYTES).isPresent();
  }

  /** What the machine did, and neither both sides nor a gateway did. */
  private static double others(List<CostLine> iterations) {
    double all = sum(iterations, CostColumns.MACHINE_ALL_TICKS);
    double parts =
        sum(iterations, CostColumns.CLIENT.cpuNanos())
            + sum(iterations, CostColumns.SERVER.cpuNanos())
            + iterations.stream()
                .mapToLong(line -> line.get(CostColumns.GATEWAY_CPU_NANOS).orElse(0L))
                .sum();
    double busy = sum(iterations, CostColumns.MACHINE_BUSY_TICKS);
    return all < FEWEST_TICKS ? Double.NaN : (busy - parts / 1e9 * TICKS_PER_SECOND) / all;
  }

  /** A sum in which one missing value makes the whole missing. */
  private static double sum(List<CostLine> iterations, CostColumn<Long> column) {
    return iterations.stream().mapToDouble(line -> line.number(column)).sum();
  }
}
