// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Calls with messages, which are converted here: never measured. Thread-safe. */
record BytesMessages(BytesChannel channel) {

  <R> R call(String operation, Message request, Parser<R> parser) {
    ByteBuf reply = channel.call(OperationNumber.of(operation), request.toByteArray());
    try (var bytes = new ByteBufInputStream(reply, true)) {
      return parser.parseFrom(bytes);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
