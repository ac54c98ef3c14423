// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Whether a published ranking is found again. */
public enum RankingVerdict {
  /** What was better is better, with the whole interval. */
  @JsonProperty("holds")
  HOLDS,

  /** What was better is worse, with the whole interval. */
  @JsonProperty("reversed")
  REVERSED,

  /** The interval contains 1, or there is none. */
  @JsonProperty("undecided")
  @JsonAlias("not yet known") // by earlier versions
  UNDECIDED;

  /**
   * The verdict on a ranking.
   *
   * @param ratio how many times as good the one is that was better
   */
  static RankingVerdict of(Ratio ratio) {
    if (ratio.low() != null && ratio.low() > 1) {
      return HOLDS;
    }
    return ratio.high() != null && ratio.high() < 1 ? REVERSED : UNDECIDED;
  }

  /** As tables have it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
