// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * On a slow machine, CI would not end within its limit. From the second since 1970 on that the
 * system property {@value #PROPERTY} names, no test begins that only repeats another one in a
 * different pair, design or scene: those tagged every-pair. They are reported as skipped, and
 * {@code .ci/run} counts them. JUnit finds this condition by META-INF/services.
 */
public final class EveryPairUntil implements ExecutionCondition {

  static final String PROPERTY = "every.pair.until";

  private static final String TAG = "every-pair";

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return whyNot(context.getTags(), Optional.ofNullable(Long.getLong(PROPERTY)), Instant.now())
        .map(ConditionEvaluationResult::disabled)
        .orElse(ConditionEvaluationResult.enabled(null));
  }

  /** Nothing if a test with such tags may begin. */
  static Optional<String> whyNot(Set<String> tags, Optional<Long> until, Instant now) {
    return until
        .map(Instant::ofEpochSecond)
        .filter(end -> tags.contains(TAG) && !now.isBefore(end))
        .map(end -> "Not begun after %s, which %s says.".formatted(end, PROPERTY));
  }
}
