// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.contract.Contracts;
import benchmark.contract.UserService;
import benchmark.protobuf.ConvertingUserService;
import benchmark.protobuf.ProtoUserAdapter;
import com.google.protobuf.Message;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.HashMap;
import java.util.Map;

/**
 * The bytes of the reply to each of the contracts' calls, by the bytes of the request. They are
 * made once, by calling the service for each; no call is converted after that. Thread-safe.
 */
public final class ReadyReplies {

  private final Map<ByteBuf, byte[]> replies = new HashMap<>();

  /** Makes the replies of a service. */
  public ReadyReplies(UserService users) {
    var recorded =
        new ConvertingUserService(new RecordedUserService(new ProtoUserAdapter(users), this::keep));
    Contracts.USER.everyCall().forEach(call -> call.call().apply(recorded));
  }

  private void keep(String operation, Message request, Message reply) {
    byte[] bytes = request.toByteArray();
    replies.put(
        Unpooled.buffer(1 + bytes.length)
            .writeByte(OperationNumber.of(operation))
            .writeBytes(bytes),
        reply.toByteArray());
  }

  /**
   * The reply to a request; null if there is none.
   *
   * @param request the operation's number and the message
   */
  byte[] to(ByteBuf request) {
    return replies.get(request);
  }
}
