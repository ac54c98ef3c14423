// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.HeldCalls;
import benchmark.ServiceThreads;
import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.StreamService;
import benchmark.contract.UserService;
import benchmark.launch.LaunchProperties;
import benchmark.protobuf.ProtoContracts;
import benchmark.protobuf.ProtoUserAdapter;
import com.google.protobuf.Message;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.util.HashMap;
import java.util.Map;

/**
 * The bytes of the reply to each of the contracts' calls. Those of the user contract are made once,
 * by calling the service for each; no call is converted after that. A reply of the echo contract is
 * the request's own message, of which its service is only told by a ping, for it may work before it
 * answers. Thread-safe.
 */
public final class ReadyReplies {

  private final Map<ByteBuf, ByteBuf> replies = new HashMap<>();
  private final boolean holds = LaunchProperties.HOLDS.or(false);
  private final EchoService echo;
  private final StreamService<byte[]> streams;

  /** Makes the replies of these services. */
  public ReadyReplies(UserService users, EchoService echo, StreamService<byte[]> streams) {
    this.echo = echo;
    this.streams = streams;
    ProtoContracts.Carrier served = ProtoContracts.carrier(new ProtoUserAdapter(users));
    UserService recorded =
        ProtoContracts.converting(
            Contracts.USER,
            (operation, request, empty) -> {
              Message reply = served.reply(operation, request, empty);
              keep(operation, request, reply);
              return reply;
            });
    Contracts.USER.everyCall().forEach(call -> call.call().apply(recorded));
  }

  private void keep(String operation, Message request, Message reply) {
    byte[] bytes = request.toByteArray();
    replies.put(
        Unpooled.buffer(1 + bytes.length)
            .writeByte(OperationNumber.of(operation))
            .writeBytes(bytes),
        Unpooled.wrappedBuffer(reply.toByteArray()));
  }

  /** What serves the streams of a new connection. */
  StreamFrames streams() {
    return StreamFrames.ofServer(streams);
  }

  /**
   * The reply to a request; null if there is none.
   *
   * @param request the operation's number and the message
   * @return may be a part of the request; it is not to be changed or released
   */
  ByteBuf to(ByteBuf request) {
    ServiceThreads.pass();
    if (holds) { // most replies come from no service
      HeldCalls.await();
    }
    if (request.isReadable() && OperationNumber.isEcho(request.getByte(request.readerIndex()))) {
      echo.ping();
      return request.skipBytes(1);
    }
    return request.isReadable()
            && OperationNumber.isOfStreams(request.getByte(request.readerIndex()))
        ? call(request.readByte(), ByteBufUtil.getBytes(request))
        : replies.get(request);
  }

  private ByteBuf call(byte operation, byte[] message) {
    return Unpooled.wrappedBuffer(
        switch (OperationNumber.name(operation)) {
          case "get" -> streams.get(message);
          case "put" -> streams.put(message);
          default -> streams.echo(message);
        });
  }
}
