// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;

/**
 * What callers saw of one fresh JVM, or of two.
 *
 * @param situation which JVMs were fresh
 * @param variant its number, from 0 on
 * @param number of the sample, from 1 on
 * @param course the mean response time of the answered calls of each of {@link #PARTS} parts of the
 *     time, in ms; NaN where none was answered
 */
record FreshStart(
    Situation situation,
    int variant,
    int number,
    @JsonUnwrapped Times times,
    @JsonUnwrapped Calls calls,
    List<Double> course) {

  /** How many points the course has. */
  static final int PARTS = 25;

  /**
   * Times in seconds after the first of the fresh JVMs was executed.
   *
   * @param ready when a server listened, or a client had started its consumer
   * @param first when the first right answer was there; null if there was none
   * @param warm when it was {@linkplain Settling warm}; null if it was not until the end
   * @param cpuSeconds what the fresh JVMs had used when warm, or until the end
   * @param residentMib the memory that they had then, or at the end
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Times(double ready, Double first, Double warm, double cpuSeconds, double residentMib) {}

  /**
   * The calls, from the first one on.
   *
   * @param slow those that failed or took longer than the limit
   * @param errors failed ones by kind
   * @param firstMillis the mean response time of the answered ones among the first calls, by how
   *     many: in ms
   * @param steadyMillis the mean response time of the last third; NaN if a call failed there
   * @param lateMillis what 99% were not sent later than, in ms: since others were unanswered, or
   *     the client was busy
   * @param share of two servers, which part of the last third of the calls the fresh one got; null
   *     if there is one server, or that is not known
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Calls(
      int offered,
      long slow,
      long failed,
      Map<String, String> errors,
      Map<Integer, Double> firstMillis,
      double lateMillis,
      double steadyMillis,
      Double share) {}
}
