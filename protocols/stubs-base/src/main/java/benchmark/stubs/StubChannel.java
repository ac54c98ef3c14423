// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.MethodDescriptor;
import io.grpc.stub.AbstractStub;
import io.grpc.stub.ClientCalls;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** A channel of any implementation, whose calls have a deadline. Thread-safe. */
public class StubChannel {

  /** The largest message that either side reads: the same 8 MiB as Dubbo's payload limit. */
  public static final int MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

  private final Channel channel;
  private final long timeoutMillis;

  /**
   * Calls over this channel.
   *
   * @param timeoutMillis how long one call may take
   */
  public StubChannel(Channel channel, long timeoutMillis) {
    this.channel = channel;
    this.timeoutMillis = timeoutMillis;
  }

  /** A stub that calls over this channel. */
  final <T extends AbstractStub<T>> T stub(Function<Channel, T> maker) {
    return maker.apply(channel);
  }

  /** A stub whose next call has this channel's deadline, from now on. */
  final <T extends AbstractStub<T>> T withDeadline(T stub) {
    return stub.withDeadlineAfter(timeoutMillis, TimeUnit.MILLISECONDS);
  }

  /** Makes a call with this channel's deadline. */
  final <Q, R> R call(MethodDescriptor<Q, R> method, Q request) {
    return ClientCalls.blockingUnaryCall(
        channel,
        method,
        CallOptions.DEFAULT.withDeadlineAfter(timeoutMillis, TimeUnit.MILLISECONDS),
        request);
  }
}
