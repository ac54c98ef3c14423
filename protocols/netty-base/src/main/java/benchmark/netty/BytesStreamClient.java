// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.contract.MessageSink;
import benchmark.contract.StreamService;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;

/** Streams of ready-made bytes over a channel. Thread-safe. */
public final class BytesStreamClient implements StreamService<byte[]> {

  private static final byte[] NOTHING = {};

  private final BytesChannel channel;

  /** Calls over this channel. */
  public BytesStreamClient(BytesChannel channel) {
    this.channel = channel;
  }

  @Override
  public byte[] echo(byte[] message) {
    return call("echo", message);
  }

  @Override
  public byte[] get(byte[] request) {
    return call("get", request);
  }

  @Override
  public byte[] put(byte[] message) {
    return call("put", message);
  }

  private byte[] call(String operation, byte[] message) {
    ByteBuf reply = channel.call(OperationNumber.of(operation), message);
    try {
      return ByteBufUtil.getBytes(reply);
    } finally {
      reply.release();
    }
  }

  @Override
  public MessageSink<byte[]> pingPong(MessageSink<byte[]> answers) {
    return channel.open(StreamFrames.Opening.PING_PONG, NOTHING, answers);
  }

  @Override
  public void download(byte[] request, MessageSink<byte[]> answers) {
    channel.open(StreamFrames.Opening.DOWNLOAD, request, answers);
  }

  @Override
  public MessageSink<byte[]> upload(MessageSink<byte[]> answer) {
    return channel.open(StreamFrames.Opening.UPLOAD, NOTHING, answer);
  }

  @Override
  public MessageSink<byte[]> slow(MessageSink<byte[]> answers) {
    return channel.open(StreamFrames.Opening.SLOW, NOTHING, answers);
  }
}
