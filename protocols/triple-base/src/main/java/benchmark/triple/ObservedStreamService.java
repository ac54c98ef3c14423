// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.StreamMessage;
import benchmark.contract.StreamService;
import org.apache.dubbo.common.stream.StreamObserver;

/** Offers streams by a plain interface of Dubbo. Thread-safe. */
public final class ObservedStreamService implements ObservedStreams {

  private final StreamService<StreamMessage> streams;

  /** Offers this service. */
  public ObservedStreamService(StreamService<StreamMessage> streams) {
    this.streams = streams;
  }

  @Override
  public StreamMessage echo(StreamMessage request) {
    return streams.echo(request);
  }

  @Override
  public StreamMessage get(StreamMessage request) {
    return streams.get(request);
  }

  @Override
  public StreamMessage put(StreamMessage request) {
    return streams.put(request);
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
