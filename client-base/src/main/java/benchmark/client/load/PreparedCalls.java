// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.client.Call;
import benchmark.client.SharedConsumer;
import benchmark.contract.Contracts;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceRequest;
import benchmark.launch.SliceRequest.Purpose;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/** The operations that a client has been asked for, ready to be called. For one thread. */
public final class PreparedCalls implements SenderSource {

  private final Map<OperationKey, Call> calls = new HashMap<>();

  @Override
  public Senders of(SliceRequest request, int cap) throws InterruptedException, ExecutionException {
    return Senders.ofCallers(cap, waiting(call(request, cap)));
  }

  /** Shared by all threads, each of which waits for its answer. */
  static Sender waiting(Call call) {
    int requests = call.requests();
    return (n, answers) -> {
      call.call(n % requests);
      answers.answered(n);
    };
  }

  /**
   * The operation of a request.
   *
   * @param callers how many threads call at the same time
   */
  Call call(SliceRequest request, int callers) throws InterruptedException, ExecutionException {
    OperationKey key = request.operation().without(Load.Open.RATE);
    if (request.purpose() == Purpose.FIRST) { // checks would be the first calls
      return SharedConsumer.unchecked(Contracts.operation(key), callers);
    }
    Call known = calls.get(key);
    if (known == null) {
      known = SharedConsumer.acquire(Contracts.operation(key), callers);
      SharedConsumer.release(); // this JVM keeps the consumer all the same
      calls.put(key, known);
    }
    return known;
  }
}
