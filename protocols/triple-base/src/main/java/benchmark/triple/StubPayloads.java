// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.Operation;
import benchmark.dubbo.CallPayloads;
import benchmark.proto.EchoRpc;
import benchmark.proto.UserRpc;
import benchmark.protobuf.ProtoContracts;
import benchmark.protobuf.ProtoEchoService;
import benchmark.protobuf.ProtoUserService;
import com.google.protobuf.Message;
import java.util.Map;

/** The messages that pairs on generated stubs hand to triple. */
public final class StubPayloads extends CallPayloads {

  private static final Map<Class<?>, Class<?>> STUBS =
      Map.of(ProtoUserService.class, UserRpc.class, ProtoEchoService.class, EchoRpc.class);

  @Override
  public Class<?> service(Operation<?> operation) {
    Class<?> service = ProtoContracts.service(operation);
    return STUBS.getOrDefault(service, service);
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
    return ProtoContracts.content(operation, (Message) arrived);
  }
}
