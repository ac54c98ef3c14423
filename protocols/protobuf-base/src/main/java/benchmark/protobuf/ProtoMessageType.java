// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.MessageType;
import benchmark.proto.StreamMessage;

/** Messages of streams in protobuf. Stateless. */
public final class ProtoMessageType implements MessageType<StreamMessage> {

  @Override
  public StreamMessage of(benchmark.contract.StreamMessage message) {
    return StreamMessage.newBuilder()
        .setNumber(message.getNumber())
        .setText(message.getText())
        .build();
  }

  @Override
  public int number(StreamMessage message) {
    return message.getNumber();
  }

  @Override
  public String text(StreamMessage message) {
    return message.getText();
  }
}
