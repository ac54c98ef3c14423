// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.client.Call;
import benchmark.client.ContractCalls;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.Operation;
import benchmark.contract.UserService;
import benchmark.protobuf.ProtoContracts;
import com.google.protobuf.Message;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufInputStream;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Calls that send ready-made bytes and compare the bytes of the reply with those that are right:
 * what is measured converts nothing. The bytes are those of the contract's protobuf messages, the
 * most compact that a pair sends. Thread-safe.
 *
 * @param <S> the contract's service
 */
public record BytesCalls<S>(BytesChannel channel, Contract<S> contract)
    implements ContractCalls<S> {

  /** Calls of the user contract over this channel. */
  public static BytesCalls<UserService> ofUsers(BytesChannel channel) {
    return new BytesCalls<>(channel, Contracts.USER);
  }

  /** Calls of the echo contract over this channel. */
  public static BytesCalls<EchoService> ofEcho(BytesChannel channel) {
    return new BytesCalls<>(channel, Contracts.ECHO);
  }

  @Override
  public Call prepare(Operation<S> operation) {
    int count = operation.requests();
    var requests = new byte[count][];
    var replies = new ByteBuf[count];
    var answers = new Object[count];
    for (int n = 0; n < count; n++) {
      requests[n] = ProtoContracts.request(operation, n).toByteArray();
      replies[n] = Unpooled.wrappedBuffer(ProtoContracts.reply(operation, n).toByteArray());
      answers[n] = operation.answer(n);
    }
    return new ReadyCall(
        operation, channel, OperationNumber.of(operation.name()), requests, replies, answers);
  }

  @Override
  public S asService() {
    return ProtoContracts.converting(contract, this::reply);
  }

  private Message reply(String operation, Message request, Message empty) {
    ByteBuf reply = channel.call(OperationNumber.of(operation), request.toByteArray());
    try (var bytes = new ByteBufInputStream(reply, true)) {
      return empty.getParserForType().parseFrom(bytes);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private record ReadyCall(
      Operation<?> operation,
      BytesChannel channel,
      byte number,
      byte[][] prepared,
      ByteBuf[] replies,
      Object[] answers)
      implements Call {

    @Override
    public int requests() {
      return prepared.length;
    }

    @Override
    public Object call(int n) {
      ByteBuf reply = channel.call(number, prepared[n]);
      try {
        if (!ByteBufUtil.equals(reply, replies[n])) {
          throw WrongAnswerException.of(operation, n, ByteBufUtil.hexDump(reply));
        }
        return answers[n];
      } finally {
        reply.release();
      }
    }
  }
}
