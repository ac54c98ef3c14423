// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import java.util.List;

/**
 * What share of a whole call its codec is.
 *
 * @param codecNanos encoding and decoding the request and the response, in CPU time
 * @param callNanos what the whole call took; null if that is not known
 * @param measure what {@code callNanos} is; null if it is null
 * @param share codec / call; null if the call is not known
 */
public record CallShare(
    String operation, double codecNanos, Double callNanos, Measure measure, Double share) {

  /** Two ways to tell what a call took. */
  public enum Measure {
    /**
     * CPU time of both JVMs for each call: everything they do is in it, waiting is not. The codec's
     * figures are of the same kind.
     */
    CPU,

    /**
     * The mean time from request to answer. In a closed loop of many threads on few CPUs, most of
     * it is waiting for the other calls, so that the share comes out too small.
     */
    LATENCY
  }

  /** Adds up an operation's messages, beside a call that is known. */
  static CallShare of(String operation, List<MessageCost> messages, WholeCall call) {
    double codec =
        messages.stream()
            .filter(message -> message.operation().equals(operation))
            .mapToDouble(MessageCost::nanos)
            .sum();
    return call == null
        ? new CallShare(operation, codec, null, null, null)
        : new CallShare(operation, codec, call.nanos(), call.measure(), codec / call.nanos());
  }
}
