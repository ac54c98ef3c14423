// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.process.DrivenProcess;
import benchmark.cli.report.StepText;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.run.PartCounts;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.SliceOutcome;
import benchmark.launch.SliceRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** The clients of a variant as the loop sees them: warmed up and measured, slice by slice. */
public final class SlicedVariant {

  private static final int CLOSED_SLICES = 6;
  private static final double NANOS_PER_SECOND = 1e9;

  private final SliceClients clients;
  private final IdleCpu idle = new IdleCpu();
  private final SliceSettings settings;
  private final WarmUp warmUp;
  private final SliceRetries retries;
  private final int number;
  private BooleanSupplier serverEnded = () -> false;

  /**
   * Clients to come.
   *
   * @param number of the variant among those that are measured, from 0 on
   */
  SlicedVariant(SliceSettings settings, PartCounts parts, int number) {
    this.settings = settings;
    clients = new SliceClients(parts);
    this.number = number;
    warmUp = WarmUp.before(settings);
    retries = SliceRetries.of(settings);
  }

  /** The variant's number among those that are measured, from 0 on. */
  public int number() {
    return number;
  }

  /** Sets how to see that the server has ended. */
  void setServerEnded(BooleanSupplier ended) {
    serverEnded = ended;
  }

  /** Takes a piece of the standard output of a client; called by one thread for each. */
  void accept(int client, String piece) {
    clients.accept(client, piece);
  }

  /** Says which processes they are; before the first slice. */
  void attach(List<? extends DrivenProcess> processes, Path folder) {
    clients.attach(processes, folder);
  }

  /**
   * How many calls are answered in a second in a closed loop, by a few slices that are not stored.
   *
   * @throws ClientEnded if the client ends instead of measuring
   */
  public double capacity(SlicedOperation operation) {
    List<CostLine> slices =
        IntStream.range(0, CLOSED_SLICES)
            .mapToObj(it -> measured(settings.closed(operation)))
            .toList();
    return sum(slices, CostColumns.OPS) * NANOS_PER_SECOND / sum(slices, CostColumns.NANOS);
  }

  private static double sum(List<CostLine> lines, CostColumn<Long> column) {
    return lines.stream().mapToLong(it -> it.get(column).orElse(0L)).sum();
  }

  /**
   * Has calls made at a rate.
   *
   * @param operation with its rate
   * @param turn the steps of one turn have the same times of calls in every variant
   * @param length how long calls count
   * @return what they cost, and what became of them
   * @throws ClientEnded if the client ends instead of measuring, or calls fail because the server
   *     has ended
   */
  public CostLine step(SlicedOperation operation, int turn, Duration length) {
    CostLine step = measured(settings.step(operation, turn, length));
    if (step.get(CostColumns.FAILED).orElse(0L) > 0 && serverEnded.getAsBoolean()) {
      clients.keep();
      throw new ClientEnded(this);
    }
    retries.note(step);
    return step;
  }

  /**
   * Has calls made at a rate that do not count: more of the warm-up.
   *
   * @param operation with its rate
   * @param length how long compilers are watched, once the calls have settled
   * @return whether no compiler was at work ({@link JitActivity})
   * @throws ClientEnded if the client ends instead of answering
   */
  public boolean isCalmAt(SlicedOperation operation, Duration length) {
    CostLine trial = measured(settings.trial(operation, length));
    warmUp.slice(trial);
    return JitActivity.isCalm(List.of(trial));
  }

  /** The CPU that the variant's processes use while another variant is measured. */
  IdleCpu idle() {
    return idle;
  }

  /** Whether measuring can begin: both sides have stopped compiling, or the time is up. */
  boolean isWarm() {
    return warmUp.isOver();
  }

  /**
   * Has one slice of warm-up measured.
   *
   * @throws ClientEnded if there is no answer, as in {@link #measure}
   */
  void warmUp(SlicedOperation operation) {
    warmUp.slice(measured(settings.warmUp(operation)));
  }

  /** Every operation has had its slice of warm-up. */
  void endOfCycle() {
    warmUp.endOfCycle();
  }

  /** Has a slice measured that counts, and repeated where a compiler was at work. */
  void measure(SlicedOperation operation, int turn) {
    retries.measure(purpose -> measured(settings.request(operation, purpose, turn)));
  }

  /**
   * Tries a step for a moment, and once more if it is not hopeless: a stall of the machine may have
   * held it up.
   *
   * @throws NotSustained if calls are answered more slowly than they come
   */
  void probe(SlicedOperation operation) {
    CostLine step = trial(operation);
    if (isSaturated(step) && step.get(CostColumns.ENDED).isEmpty()) {
      step = trial(operation);
    }
    if (isSaturated(step)) {
      throw new NotSustained(this, StepText.notSustained(step));
    }
  }

  private CostLine trial(SlicedOperation operation) {
    return measured(settings.trial(operation, SliceSettings.PROBE));
  }

  private static boolean isSaturated(CostLine step) {
    return step.get(CostColumns.OUTCOME).filter(SliceOutcome.SATURATED::equals).isPresent();
  }

  /** Lets the clients write their results and end. */
  void finish() {
    clients.finish();
    clients.close();
  }

  /** How all operations were measured in one JVM. */
  SliceFacts facts() {
    return SliceFacts.of(warmUp.spent(), retries.repeated(), retries.noneSpoilt());
  }

  /** What is left at most but for warming up at a rate, with so many slices of each operation. */
  Duration left(int slices) {
    Duration warming =
        isWarm() ? Duration.ZERO : settings.warmupInClosedLoop().minus(warmUp.spent());
    long all = (long) settings.operations().size() * slices + retries.left();
    return warming.plus(settings.each().multipliedBy(all));
  }

  private CostLine measured(SliceRequest request) {
    return clients
        .measure(request)
        .map(it -> JitActivity.ofBusiest(it, clients.lastReplies()))
        .orElseThrow(() -> new ClientEnded(this));
  }
}
