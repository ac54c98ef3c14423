// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Text in UTF-8 that comes in pieces of bytes. A character that is cut in two comes with its second
 * half. For one thread.
 */
final class TextPieces {

  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);

  private ByteBuffer left = ByteBuffer.allocate(0);

  /** The text that is complete with the first so many bytes of a buffer. */
  String next(byte[] buffer, int length) {
    ByteBuffer bytes =
        ByteBuffer.allocate(left.remaining() + length).put(left).put(buffer, 0, length).flip();
    var text = CharBuffer.allocate(bytes.remaining());
    decoder.decode(bytes, text, false);
    left = bytes;
    return text.flip().toString();
  }
}
