// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.contract.Contract;
import benchmark.contract.ExpectedCall;
import benchmark.contract.LeftOut;
import benchmark.contract.conformance.AnswersHash;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Support;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Makes every call of a contract, operation by operation, so that one that fails does not hide the
 * others. An operation with a failure is tried once more: the first try may have met a server that
 * was still cold, or a machine that was busy.
 *
 * @param service the server, as the client sees it; nothing if it cannot call the contract
 */
record ContractAnswers<S>(Contract<S> contract, LeftOut leftOut, Supplier<Optional<S>> service) {

  /**
   * For all calls of an operation: a thousand of them, while the JVMs are still cold. A call that
   * hangs ends by the protocol's own timeout, much earlier.
   */
  private static final int SECONDS = 120;

  /**
   * Makes the calls.
   *
   * @return {@code YES} if all answers are the contract's, {@code LOSSY} if one that arrives is
   *     not, {@code NO} if a call fails, {@code NONE} if the client cannot call the contract
   */
  CaseResult result() {
    CallOutcome found = CallOutcome.call(SECONDS, service::get);
    if (found.failed()) {
      return CaseResult.of(
          Support.NO, "the client finds no service: %s", ExceptionText.of(found.failure()));
    }
    if (!(found.value() instanceof Optional<?> there) || there.isEmpty()) {
      return new CaseResult(Support.NONE, "the pair's client cannot call it");
    }
    S target = service.get().orElseThrow();
    Set<String> operations =
        contract.everyCall().stream()
            .map(ExpectedCall::operation)
            .filter(leftOut::carries)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    var results = new LinkedHashMap<String, CaseResult>();
    for (String operation : operations) {
      CaseResult first = tryAll(operation, operations, target);
      results.put(
          operation, first.support() == Support.NO ? tryAll(operation, operations, target) : first);
    }
    return together(results);
  }

  private CaseResult tryAll(String operation, Set<String> operations, S target) {
    var others = new HashSet<>(leftOut.names());
    others.addAll(operations);
    others.remove(operation);
    CallOutcome outcome =
        CallOutcome.call(
            SECONDS, () -> AnswersHash.of(contract, target, LeftOut.of(others)).firstDifference());
    if (outcome.failed()) {
      return new CaseResult(Support.NO, ExceptionText.of(outcome.failure()));
    }
    return outcome.returned("")
        ? CaseResult.SAME
        : new CaseResult(Support.LOSSY, String.valueOf(outcome.value()));
  }

  /** The worst result, with the first operation that has it; the others by name. */
  static CaseResult together(Map<String, CaseResult> results) {
    Support worst =
        results.values().stream().map(CaseResult::support).reduce(Support.NONE, Support::worse);
    if (worst == Support.YES || worst == Support.NONE) {
      return new CaseResult(worst, "every answer is the contract's");
    }
    var concerned = new ArrayList<String>();
    var reasons = new ArrayList<String>();
    results.forEach(
        (operation, result) -> {
          if (result.support() == worst) {
            concerned.add(operation);
            reasons.add(result.reason());
          }
        });
    boolean all = concerned.size() == results.size();
    return new CaseResult(
        worst, (all ? "every operation" : String.join(", ", concerned)) + ": " + reasons.get(0));
  }
}
