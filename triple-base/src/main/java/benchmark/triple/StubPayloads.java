// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.Operation;
import benchmark.dubbo.CallPayloads;
import benchmark.proto.UserRpc;
import benchmark.protobuf.ProtoContracts;
import com.google.protobuf.Message;

/** The messages that pairs on generated stubs hand to triple. */
public final class StubPayloads extends CallPayloads {

  @Override
  public Class<?> service(Operation<?> operation) {
    return UserRpc.class;
  }

  @Override
  public Object argument(Operation<?> operation, int n) {
    return ProtoContracts.request(operation, n);
  }

  @Override
  public Object answer(Operation<?> operation, int n) {
    return ProtoContracts.reply(operation, n);
  }

  @Override
  public Object content(Operation<?> operation, Object arrived) {
    return ProtoContracts.content(operation, (Message) arrived);
  }
}
