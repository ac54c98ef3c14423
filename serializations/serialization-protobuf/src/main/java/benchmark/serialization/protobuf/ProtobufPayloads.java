// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protobuf;

import benchmark.contract.Operation;
import benchmark.dubbo.CallPayloads;
import benchmark.protobuf.ProtoContracts;

/** The messages that the pair dubbo-protobuf hands to Dubbo. */
public final class ProtobufPayloads extends CallPayloads {

  @Override
  public Class<?> service(Operation<?> operation) {
    return ProtoContracts.service(operation);
  }

  @Override
  public Object[] arguments(Operation<?> operation, int n) {
    return new Object[] {ProtoContracts.request(operation, n)};
  }

  @Override
  public Object answer(Operation<?> operation, int n) {
    return ProtoContracts.reply(operation, n);
  }

  @Override
  public Object content(Operation<?> operation, Object arrived) {
    return ProtoContracts.content(operation, arrived);
  }
}
