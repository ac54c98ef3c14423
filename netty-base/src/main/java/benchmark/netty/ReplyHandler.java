// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/**
 * Answers each request of a connection, and closes the connection when what arrives is no frame.
 */
final class ReplyHandler extends ChannelInboundHandlerAdapter {

  private static final ByteBuf NOTHING = Unpooled.EMPTY_BUFFER;

  private final ReadyReplies replies;

  ReplyHandler(ReadyReplies replies) {
    this.replies = replies;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    var request = (ByteBuf) message;
    try {
      int id = request.readInt();
      ByteBuf reply = replies.to(request);
      context.write(
          reply == null
              ? Frame.of(context.alloc(), id, Frame.NO_SUCH_CALL, NOTHING)
              : Frame.of(context.alloc(), id, Frame.ANSWER, reply),
          context.voidPromise());
    } finally {
      request.release();
    }
  }

  /** Sends the replies to all requests that came together at once. */
  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    context.flush();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable failure) {
    context.close();
  }
}
