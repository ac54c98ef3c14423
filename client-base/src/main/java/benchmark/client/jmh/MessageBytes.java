// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.client.WrongAnswerException;
import benchmark.contract.Direction;
import benchmark.contract.Operation;
import benchmark.contract.WireCodec;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Takes a message's bytes, as a network buffer would: without a lock, and using the same memory
 * again. Belongs to one thread.
 */
public final class MessageBytes extends OutputStream {

  private byte[] bytes = new byte[1024];
  private int size;

  /**
   * Encodes every message of an operation and decodes it again.
   *
   * @return the messages' bytes, by n
   * @throws WrongAnswerException if what was decoded is not what was encoded
   */
  public static byte[][] checked(
      WireCodec.Message message, Operation<?> operation, Direction direction) throws IOException {
    var encoded = new byte[operation.requests()][];
    var out = new MessageBytes();
    for (int n = 0; n < encoded.length; n++) {
      out.reset();
      message.encode(n, out);
      encoded[n] = Arrays.copyOf(out.bytes, out.size);
      Object actual = message.content(message.decode(new ByteArrayInputStream(encoded[n])));
      if (!operation.isValue(direction, n, actual)) {
        throw WrongAnswerException.of(operation, n, operation.value(direction, n), actual);
      }
    }
    return encoded;
  }

  /** Forgets what was written. */
  public void reset() {
    size = 0;
  }

  /** How many bytes were written. */
  public int size() {
    return size;
  }

  @Override
  public void write(int value) {
    reserve(1);
    bytes[size++] = (byte) value;
  }

  @Override
  public void write(byte[] from, int offset, int length) {
    reserve(length);
    System.arraycopy(from, offset, bytes, size, length);
    size += length;
  }

  private void reserve(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
  }
}
