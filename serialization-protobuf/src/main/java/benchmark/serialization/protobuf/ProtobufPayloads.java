// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protobuf;

import benchmark.contract.Operation;
import benchmark.dubbo.CallPayloads;
import benchmark.protobuf.ProtoUserService;
import benchmark.protobuf.SampleMessages;

/** The messages that the row dubbo-protobuf hands to Dubbo. */
public final class ProtobufPayloads extends CallPayloads {

  @Override
  public Class<?> service() {
    return ProtoUserService.class;
  }

  @Override
  public Object argument(Operation operation, int n) {
    return SampleMessages.request(operation, n);
  }

  @Override
  public Object answer(Operation operation, int n) {
    return SampleMessages.reply(operation, n);
  }

  @Override
  public Object content(Object arrived) {
    return SampleMessages.content(arrived);
  }
}
