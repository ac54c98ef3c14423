// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.process.DrivenProcess;
import benchmark.cli.report.StepText;
import benchmark.cli.results.SliceFacts;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.SliceOutcome;
import benchmark.launch.SliceReply;
import java.time.Duration;
import java.util.Optional;

/** The client of a variant as the loop sees it: it is warmed up and measured, slice by slice. */
final class SlicedVariant {

  private final SliceClient client = new SliceClient();
  private final IdleCpu idle = new IdleCpu();
  private final SliceSettings settings;
  private final WarmUp warmUp;
  private final SliceRetries retries;

  /** A client to come. */
  SlicedVariant(SliceSettings settings) {
    this.settings = settings;
    warmUp = WarmUp.before(settings);
    retries = SliceRetries.of(settings);
  }

  /** Takes a piece of the client's standard output; called by one thread. */
  void accept(String piece) {
    client.accept(piece);
  }

  /** Says which process it is; before the first slice. */
  void attach(DrivenProcess process) {
    client.attach(process);
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
    warmUp.slice(orEnded(client.measure(settings.warmUp(operation))).cost());
  }

  /** Every operation has had its slice of warm-up. */
  void endOfCycle() {
    warmUp.endOfCycle();
  }

  /** Has a slice measured that counts, and repeated where a compiler was at work. */
  void measure(SlicedOperation operation, int turn) {
    orEnded(retries.measure(purpose -> client.measure(settings.request(operation, purpose, turn))));
  }

  /**
   * Tries a step for a moment.
   *
   * @throws NotSustained if calls are answered more slowly than they come
   */
  void probe(SlicedOperation operation) {
    CostLine step = orEnded(client.measure(settings.probe(operation))).cost();
    if (step.get(CostColumns.OUTCOME).filter(SliceOutcome.SATURATED::equals).isPresent()) {
      throw new NotSustained(this, StepText.notSustained(step));
    }
  }

  /** Lets the client write its results and end. */
  void finish() {
    client.finish();
  }

  /** How all operations were measured in one JVM. */
  SliceFacts mixture() {
    return SliceFacts.of(warmUp.spent(), retries.repeated(), retries.allCalm());
  }

  /** What is left at most, with so many slices of each operation to come. */
  Duration left(int slices) {
    Duration warming = isWarm() ? Duration.ZERO : settings.longestWarmup().minus(warmUp.spent());
    long all = (long) settings.operations().size() * slices + retries.left();
    return warming.plus(settings.each().multipliedBy(all));
  }

  private SliceReply orEnded(Optional<SliceReply> reply) {
    return reply.orElseThrow(() -> new ClientEnded(this));
  }
}
