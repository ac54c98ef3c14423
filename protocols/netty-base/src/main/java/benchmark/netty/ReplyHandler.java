// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.concurrent.Executor;

/**
 * Answers each request of a connection, and closes the connection when what arrives is no frame.
 */
final class ReplyHandler extends ChannelInboundHandlerAdapter {

  private static final ByteBuf NOTHING = Unpooled.EMPTY_BUFFER;

  private final ReadyReplies replies;
  private final Executor executor;

  /**
   * Makes a handler for one connection.
   *
   * @param executor makes the replies
   */
  ReplyHandler(ReadyReplies replies, Executor executor) {
    this.replies = replies;
    this.executor = executor;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    executor.execute(() -> reply(context, (ByteBuf) message));
  }

  private void reply(ChannelHandlerContext context, ByteBuf request) {
    try {
      int id = request.readInt();
      ByteBuf reply = replies.to(request);
      context.writeAndFlush(
          reply == null
              ? Frame.of(context.alloc(), id, Frame.NO_SUCH_CALL, NOTHING)
              : Frame.of(context.alloc(), id, Frame.ANSWER, reply),
          context.voidPromise());
    } catch (RuntimeException noFrame) {
      context.close();
    } finally {
      request.release();
    }
  }

  /** Sends the messages of streams that have been written meanwhile. */
  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    context.flush();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable failure) {
    context.close();
  }
}
