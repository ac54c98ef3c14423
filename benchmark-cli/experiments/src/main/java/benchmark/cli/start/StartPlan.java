// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.run.PartCounts;
import java.time.Duration;
import java.util.List;

/**
 * How {@code start} calls, and how often.
 *
 * @param scenario by name
 * @param operation as users write it
 * @param situations which JVMs are fresh, in turn
 * @param blocks how many fresh JVMs of each variant in each situation, at least 1
 * @param rate calls in a second, at equal distances, at least 1
 * @param seconds for how long each fresh JVM is called
 * @param inFlight how many calls may be unanswered at the same time
 * @param limitMillis beyond which a call is slow
 */
public record StartPlan(
    String scenario,
    String operation,
    List<Situation> situations,
    int blocks,
    double rate,
    double seconds,
    int inFlight,
    double limitMillis) {

  /** Copies the list. */
  public StartPlan {
    situations = List.copyOf(situations);
  }

  /** How many servers and clients there are. */
  public PartCounts parts() {
    return situations.contains(Situation.RESTART) ? new PartCounts(2, 1, true) : PartCounts.ONE;
  }

  /** For how long each fresh JVM is called. */
  Duration called() {
    return Duration.ofMillis(Math.round(1e3 * seconds));
  }

  /** For how long the calls go on before a server is replaced. */
  Duration before() {
    return called().dividedBy(5);
  }

  /** This plan with another number of samples. */
  public StartPlan with(int number) {
    return new StartPlan(
        scenario, operation, situations, number, rate, seconds, inFlight, limitMillis);
  }
}
