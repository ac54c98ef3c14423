// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.dubbo.CallPayloads;
import java.util.stream.Stream;

/** The records that the pair dubbo-avro hands to Dubbo. */
public final class AvroPayloads extends CallPayloads {

  @Override
  public Class<?> service(Operation<?> operation) {
    Contract<?> contract = Contracts.of(operation);
    if (contract == Contracts.USER) {
      return AvroUserService.class;
    } else if (contract == Contracts.ECHO) {
      return AvroEchoService.class;
    }
    throw new IllegalArgumentException("There are no records for the contract '" + contract + "'");
  }

  @Override
  public Object[] arguments(Operation<?> operation, int n) {
    return Stream.of(operation.arguments(n)).map(AvroRecords::of).toArray();
  }

  @Override
  public Object answer(Operation<?> operation, int n) {
    return AvroRecords.of(operation.answer(n));
  }

  @Override
  public Object content(Operation<?> operation, Object arrived) {
    return AvroRecords.content(arrived);
  }
}
