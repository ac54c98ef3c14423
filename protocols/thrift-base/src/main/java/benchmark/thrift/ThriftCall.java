// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import benchmark.client.Call;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Operation;
import java.util.function.Function;

/** A call with prepared structs, whose answer is looked at as it arrives. Thread-safe. */
final class ThriftCall<Q, R> implements Call {

  private final Operation<?> operation;
  private final Q[] requests;
  private final Function<Q, R> remote;
  private final Check<R> check;
  private final Function<R, Object> content;

  /** A check that costs next to nothing. */
  @FunctionalInterface
  interface Check<R> {

    /** Whether an answer can be the right one to request n. */
    boolean accepts(int n, R answer);
  }

  /**
   * A call.
   *
   * @param struct what carries an argument
   * @param content the contract's object in an answer
   */
  @SuppressWarnings("unchecked") // there are no generic arrays
  ThriftCall(
      Operation<?> operation,
      Function<Object, Q> struct,
      Function<Q, R> remote,
      Check<R> check,
      Function<R, Object> content) {
    this.operation = operation;
    this.remote = remote;
    this.check = check;
    this.content = content;
    requests = (Q[]) new Object[operation.requests()];
    for (int n = 0; n < requests.length; n++) {
      requests[n] = struct.apply(operation.argument(n));
    }
  }

  @Override
  public int requests() {
    return requests.length;
  }

  @Override
  public Object call(int n) {
    R answer = remote.apply(requests[n]);
    if (!check.accepts(n, answer)) {
      throw WrongAnswerException.of(operation, n, content.apply(answer));
    }
    return answer;
  }

  /** What an operation without structs ends in. */
  static UnsupportedOperationException without(String operation) {
    return new UnsupportedOperationException("The schema of the structs has no " + operation);
  }
}
