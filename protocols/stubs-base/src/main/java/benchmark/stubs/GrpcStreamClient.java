// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import benchmark.contract.MessageSink;
import benchmark.contract.StreamService;
import benchmark.proto.StreamMessage;
import benchmark.proto.StreamRpcGrpc;
import benchmark.proto.StreamRpcGrpc.StreamRpcBlockingStub;
import benchmark.proto.StreamRpcGrpc.StreamRpcStub;
import io.grpc.stub.StreamObserver;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Streams over a channel, without a deadline unless it is asked for; calls have one. Thread-safe.
 */
public final class GrpcStreamClient implements StreamService<StreamMessage> {

  private final StubChannel channel;
  private final StreamRpcBlockingStub calls;
  private final StreamRpcStub streams;

  /** Calls over this channel. */
  public GrpcStreamClient(StubChannel channel) {
    this(channel, channel.stub(StreamRpcGrpc::newStub));
  }

  private GrpcStreamClient(StubChannel channel, StreamRpcStub streams) {
    this.channel = channel;
    this.calls = channel.stub(StreamRpcGrpc::newBlockingStub);
    this.streams = streams;
  }

  @Override
  public StreamMessage echo(StreamMessage message) {
    return channel.withDeadline(calls).echo(message);
  }

  @Override
  public StreamMessage get(StreamMessage request) {
    return channel.withDeadline(calls).get(request);
  }

  @Override
  public StreamMessage put(StreamMessage message) {
    return channel.withDeadline(calls).put(message);
  }

  @Override
  public MessageSink<StreamMessage> pingPong(MessageSink<StreamMessage> answers) {
    return open(answers, streams::pingPong);
  }

  @Override
  public void download(StreamMessage request, MessageSink<StreamMessage> answers) {
    streams.download(request, new SinkObserver<>(answers));
  }

  @Override
  public MessageSink<StreamMessage> upload(MessageSink<StreamMessage> answer) {
    return open(answer, streams::upload);
  }

  @Override
  public MessageSink<StreamMessage> slow(MessageSink<StreamMessage> answers) {
    return open(answers, streams::slow);
  }

  @Override
  public StreamService<StreamMessage> within(int millis) {
    return new GrpcStreamClient(channel, streams.withDeadlineAfter(millis, TimeUnit.MILLISECONDS));
  }

  private static MessageSink<StreamMessage> open(
      MessageSink<StreamMessage> answers,
      Function<StreamObserver<StreamMessage>, StreamObserver<StreamMessage>> method) {
    var receiver = new SinkObserver<>(answers);
    return new ObserverSink<>(method.apply(receiver)) {
      @Override
      public void whenReady(Runnable sender) {
        receiver.whenReady(sender);
      }
    };
  }
}
