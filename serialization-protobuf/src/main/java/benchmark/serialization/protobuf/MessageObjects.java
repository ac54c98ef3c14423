// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.protobuf;

import benchmark.contract.Operation;
import benchmark.dubbo.CallObjects;
import benchmark.protobuf.CallMessages;
import benchmark.protobuf.UserMessages;

/** The messages that the row dubbo-protobuf hands to Dubbo. */
public final class MessageObjects extends CallObjects {

  @Override
  public Class<?> service() {
    return UserMessages.class;
  }

  @Override
  public Object argument(Operation operation, int n) {
    return CallMessages.request(operation, n);
  }

  @Override
  public Object answer(Operation operation, int n) {
    return CallMessages.reply(operation, n);
  }

  @Override
  public Object content(Object arrived) {
    return CallMessages.content(arrived);
  }
}
