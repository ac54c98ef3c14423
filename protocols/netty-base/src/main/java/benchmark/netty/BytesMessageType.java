// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.contract.MessageType;
import benchmark.contract.StreamMessage;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Messages of streams as ready-made bytes: the number, then the text. Stateless. */
public final class BytesMessageType implements MessageType<byte[]> {

  @Override
  public byte[] of(StreamMessage message) {
    byte[] text = message.getText().getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(Integer.BYTES + text.length)
        .putInt(message.getNumber())
        .put(text)
        .array();
  }

  @Override
  public int number(byte[] message) {
    return ByteBuffer.wrap(message).getInt();
  }

  @Override
  public String text(byte[] message) {
    return new String(
        message, Integer.BYTES, message.length - Integer.BYTES, StandardCharsets.UTF_8);
  }

  @Override
  public boolean accepts(byte[] expected, byte[] actual) {
    return Arrays.equals(expected, actual);
  }
}
