// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.contract.Contract;
import benchmark.contract.LeftOut;
import benchmark.contract.Operation;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Support;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Calls of several callers at once, while something between client and server ends connections: is
 * one of them lost? None is made twice.
 */
final class CallsOfMany {

  private static final int CALLERS = 16;
  private static final int CALLS_OF_EACH = 250;

  private CallsOfMany() {}

  /**
   * Calls the first operation that the pair can carry.
   *
   * @param service the server, which has answered before
   */
  static <S> CaseResult result(Contract<S> contract, LeftOut leftOut, S service) {
    Operation<S> operation = leftOut.rest(contract).get(0);
    var lost = new ConcurrentLinkedQueue<String>();
    var wrong = new AtomicInteger();
    var callers =
        IntStream.range(0, CALLERS)
            .mapToObj(
                caller ->
                    new Thread(
                        () -> {
                          for (int call = 0; call < CALLS_OF_EACH; call++) {
                            int number = (caller * CALLS_OF_EACH + call) % operation.requests();
                            try {
                              Object answer = operation.call(service, operation.argument(number));
                              if (!Objects.equals(operation.answer(number), answer)) {
                                wrong.incrementAndGet();
                              }
                            } catch (Throwable failure) { // whatever a framework throws
                              lost.add(ExceptionText.of(failure));
                            }
                          }
                        },
                        "caller " + caller))
            .toList();
    callers.forEach(Thread::start);
    callers.forEach(CallsOfMany::join);
    int all = CALLERS * CALLS_OF_EACH;
    if (wrong.get() > 0) {
      return CaseResult.of(
          Support.NO, "%d of %,d calls of %s get wrong answers", wrong.get(), all, operation);
    }
    return lost.isEmpty()
        ? CaseResult.of(Support.YES, "all of %,d calls are answered", all)
        : CaseResult.of(
            Support.NO, "%d of %,d calls fail, one with %s", lost.size(), all, lost.peek());
  }

  private static void join(Thread caller) {
    try {
      caller.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
