// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.client.Call;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import java.util.Arrays;
import java.util.function.Function;

/** A call with prepared records, whose answer is looked at as it arrives. Thread-safe. */
final class AvroCall implements Call {

  private final Operation<?> operation;
  private final Function<Object, Object> remote;
  private final Check check;
  private final Object[] requests;

  /** A check that costs next to nothing. */
  @FunctionalInterface
  interface Check {

    /** Whether an answer can be the right one to request n. */
    boolean accepts(int n, Object answer);
  }

  /** An operation whose answers are no records. */
  AvroCall(Operation<?> operation, Function<Object, Object> remote) {
    this(operation, remote, operation::accepts);
  }

  /** An operation whose answers are records. */
  AvroCall(Operation<?> operation, Function<Object, Object> remote, Check check) {
    this.operation = operation;
    this.remote = remote;
    this.check = check;
    requests = Arrays.stream(operation.values(Direction.REQUEST)).map(AvroRecords::of).toArray();
  }

  @Override
  public int requests() {
    return requests.length;
  }

  @Override
  public Object call(int n) {
    Object answer = remote.apply(requests[n]);
    if (!check.accepts(n, answer)) {
      throw WrongAnswerException.of(operation, n, AvroRecords.content(answer));
    }
    return answer;
  }

  /** What an operation without records ends in. */
  static UnsupportedOperationException without(String operation) {
    return new UnsupportedOperationException("The schema of the records has no " + operation);
  }
}
