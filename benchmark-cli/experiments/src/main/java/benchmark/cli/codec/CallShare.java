// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.results.Metric;
import benchmark.cli.results.StoredRun;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Optional;

/**
 * What share of a whole call its codec is.
 *
 * @param codecNanos encoding and decoding the request and the response, in nanoseconds of CPU time
 * @param callNanos what the whole call took, in nanoseconds; null if that is not known
 * @param measure what {@code callNanos} is; null if it is null
 * @param share codec / call; null if the call is not known
 */
public record CallShare(
    OperationKey operation, double codecNanos, Double callNanos, Measure measure, Double share) {

  /** Two ways to tell what a call took. */
  public enum Measure {
    /**
     * CPU time of both JVMs for each call: everything they do is in it, waiting is not. The codec's
     * times are of the same kind.
     */
    CPU,

    /**
     * The mean time from request to answer. In a closed loop of many threads on few CPUs, most of
     * it is waiting for the other calls, so that the share comes out too small.
     */
    LATENCY
  }

  /** Adds up an operation's messages, beside a call of a run that measured the operation. */
  static CallShare of(OperationKey operation, List<MessageCost> messages, Optional<StoredRun> run) {
    double codec =
        messages.stream()
            .filter(message -> message.operation().equals(operation))
            .mapToDouble(MessageCost::nanos)
            .sum();
    double cpu = run.map(it -> it.results().whole(operation, Metric.CPU) * 1e3).orElse(Double.NaN);
    double latency =
        run.map(it -> it.results().whole(operation, Metric.MEAN) * 1e6).orElse(Double.NaN);
    if (cpu > 0) {
      return new CallShare(operation, codec, cpu, Measure.CPU, codec / cpu);
    }
    return latency > 0
        ? new CallShare(operation, codec, latency, Measure.LATENCY, codec / latency)
        : new CallShare(operation, codec, null, null, null);
  }
}
