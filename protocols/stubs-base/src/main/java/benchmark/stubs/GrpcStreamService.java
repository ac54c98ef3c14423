// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import benchmark.contract.StreamService;
import benchmark.proto.StreamMessage;
import benchmark.proto.StreamRpcGrpc;
import io.grpc.stub.StreamObserver;

/** Offers streams by gRPC. Thread-safe. */
public final class GrpcStreamService extends StreamRpcGrpc.StreamRpcImplBase {

  private final StreamService<StreamMessage> streams;

  /** Offers this service. */
  public GrpcStreamService(StreamService<StreamMessage> streams) {
    this.streams = streams;
  }

  @Override
  public void echo(StreamMessage request, StreamObserver<StreamMessage> reply) {
    reply.onNext(streams.echo(request));
    reply.onCompleted();
  }

  @Override
  public void get(StreamMessage request, StreamObserver<StreamMessage> reply) {
    reply.onNext(streams.get(request));
    reply.onCompleted();
  }

  @Override
  public void put(StreamMessage request, StreamObserver<StreamMessage> reply) {
    reply.onNext(streams.put(request));
    reply.onCompleted();
  }

  @Override
  public StreamObserver<StreamMessage> pingPong(StreamObserver<StreamMessage> replies) {
    return new SinkObserver<>(streams.pingPong(new ObserverSink<>(replies)));
  }

  @Override
  public void download(StreamMessage request, StreamObserver<StreamMessage> replies) {
    streams.download(request, new ObserverSink<>(replies));
  }

  @Override
  public StreamObserver<StreamMessage> upload(StreamObserver<StreamMessage> reply) {
    return new SinkObserver<>(streams.upload(new ObserverSink<>(reply)));
  }

  @Override
  public StreamObserver<StreamMessage> slow(StreamObserver<StreamMessage> replies) {
    return new SinkObserver<>(streams.slow(new ObserverSink<>(replies)));
  }
}
