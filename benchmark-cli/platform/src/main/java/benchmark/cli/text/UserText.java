// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The text of a file that a user has written with any editor. */
public final class UserText {

  /** Editors of Windows begin a file with it. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private UserText() {}

  /**
   * The text of UTF-8, without a byte order mark before it.
   *
   * @throws CharacterCodingException if it is not UTF-8
   */
  public static String of(byte[] bytes) throws CharacterCodingException {
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
  }
}
