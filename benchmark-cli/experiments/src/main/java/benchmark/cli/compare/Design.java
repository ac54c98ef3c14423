// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.project.Role;
import benchmark.cli.text.Words;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** How the variants of a comparison are measured in turn. */
public enum Design {
  /** Fresh JVMs of every variant at the same time, measured in slices in turn. */
  @JsonProperty("blocks")
  BLOCKS("block", "fresh JVMs of all variants at the same time, measured in turn, in slices", 8),

  /**
   * One variant after the other, each with a fresh server and fresh clients, in rounds.
   *
   * <p>Why 12 of them: with figures that vary by 2% (1 sigma) from round to round and the margin of
   * 2%, a throughput of 0.95 times the baseline's is called slower with a power of 94%, and a
   * latency of 1.05 times with 90% (89.7%), by the noncentral t distribution. 11 would do for the
   * throughput (91%) and 10 would not (88%), but the number must be even for the reversed order of
   * the rounds to cancel a linear drift. To be called the same, equal variants of this noise take
   * about 30.
   */
  @JsonProperty("rounds")
  ROUNDS("round", "the variants one after the other, each in fresh JVMs", 12),

  /** Rounds of client JVMs that encode and decode, and make no calls. */
  @JsonProperty("codec")
  CODEC("round", "encoding and decoding without calls, the variants one after the other", 6);

  private final String noun;
  private final String meaning;
  private final int usual;

  Design(String noun, String meaning, int usual) {
    this.noun = noun;
    this.meaning = meaning;
    this.usual = usual;
  }

  /** How many replicates there are if nothing says when to stop. */
  public int usual() {
    return usual;
  }

  /** What happens in a replicate, for the reader. */
  String meaning() {
    return meaning;
  }

  /** What one replicate is called. */
  String noun() {
    return noun;
  }

  /** The sides of a pair that take part. */
  public List<Role> roles() {
    return this == CODEC ? List.of(Role.CLIENT) : List.of(Role.values());
  }

  /** The names of what can be measured of a scenario: of codecs, the parts of a mixture. */
  public List<String> operations(Scenario scenario) {
    return this == CODEC
        ? scenario.calls().stream().map(Operation::name).distinct().toList()
        : scenario.operationNames();
  }

  /** How long an operation is measured in a replicate, for the reader. */
  String time(MeasuringTime time) {
    return time(time, Formats.duration(time.measurement()));
  }

  /**
   * The time in words, where blocks were shorter or longer than was planned.
   *
   * @param measured how long an operation was measured, in words
   */
  String time(MeasuringTime time, String measured) {
    return this == BLOCKS
        ? "%s in slices, once compiled (%s of warm-up at most)"
            .formatted(measured, Formats.duration(time.warmup()))
        : time.toText();
  }

  /** As an option has it. */
  @Override
  public String toString() {
    return this == CODEC ? "codec" : noun + "s";
  }

  /** Some replicates in words: 1 round, 12 rounds. */
  String counted(int number) {
    return Words.count(number, noun);
  }
}
