// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/**
 * The bytes of a message, for a codec that reads arrays.
 *
 * <p>Dubbo hands a message over in one piece, in a stream that knows how much is left of it. So one
 * copy does; {@link InputStream#readAllBytes()} makes two, as it cannot know.
 */
public final class MessageBytes {

  private MessageBytes() {}

  /**
   * What is left of a message.
   *
   * @throws IOException if the stream ends before what it has announced
   */
  public static byte[] of(InputStream input) throws IOException {
    byte[] bytes = new byte[input.available()];
    if (input.readNBytes(bytes, 0, bytes.length) < bytes.length) {
      throw new EOFException("The message ends before its announced " + bytes.length + " bytes");
    }
    return bytes;
  }
}
