// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.ChannelHandler;
import io.netty.handler.codec.LengthFieldBasedFrameDecoder;

/**
 * What travels: the length of all that follows, the id of the call, one byte, and the bytes of a
 * message. The byte is the number of the operation in a request, and a status in a reply.
 */
final class Frame {

  /** The reply holds the answer. */
  static final byte ANSWER = 0;

  /** The server has no reply to this request. */
  static final byte NO_SUCH_CALL = 1;

  /** 8 MiB, like Dubbo's payload limit. */
  private static final int MAX_BYTES = 8 * 1024 * 1024;

  private static final int HEAD_BYTES = Integer.BYTES + 1;

  private Frame() {}

  /** Finds the frames in what arrives, and takes their lengths away; fails at one too long. */
  static ChannelHandler decoder() {
    return new LengthFieldBasedFrameDecoder(MAX_BYTES, 0, Integer.BYTES, 0, Integer.BYTES);
  }

  /**
   * Makes a frame.
   *
   * @param message is copied
   */
  static ByteBuf of(ByteBufAllocator memory, int id, byte kind, byte[] message) {
    return head(memory, id, kind, message.length).writeBytes(message);
  }

  /**
   * Makes a frame.
   *
   * @param message what is readable of it is copied, and stays readable
   */
  static ByteBuf of(ByteBufAllocator memory, int id, byte kind, ByteBuf message) {
    int length = message.readableBytes();
    return head(memory, id, kind, length).writeBytes(message, message.readerIndex(), length);
  }

  private static ByteBuf head(ByteBufAllocator memory, int id, byte kind, int message) {
    int length = HEAD_BYTES + message;
    return memory.ioBuffer(Integer.BYTES + length).writeInt(length).writeInt(id).writeByte(kind);
  }
}
