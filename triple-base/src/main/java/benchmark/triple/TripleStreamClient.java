// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.MessageSink;
import benchmark.contract.StreamService;
import benchmark.proto.StreamMessage;
import benchmark.proto.StreamRpc;

/** Streams by the stub that Dubbo's generator has made. Thread-safe. */
public final class TripleStreamClient implements StreamService<StreamMessage> {

  private final StreamRpc remote;

  /** Calls by this stub. */
  public TripleStreamClient(StreamRpc remote) {
    this.remote = remote;
  }

  @Override
  public StreamMessage echo(StreamMessage message) {
    return remote.echo(message);
  }

  @Override
  public StreamMessage get(StreamMessage request) {
    return remote.get(request);
  }

  @Override
  public StreamMessage put(StreamMessage message) {
    return remote.put(message);
  }

  @Override
  public MessageSink<StreamMessage> pingPong(MessageSink<StreamMessage> answers) {
    return new ObserverSink<>(remote.pingPong(new SinkObserver<>(answers)));
  }

  @Override
  public void download(StreamMessage request, MessageSink<StreamMessage> answers) {
    remote.download(request, new SinkObserver<>(answers));
  }

  @Override
  public MessageSink<StreamMessage> upload(MessageSink<StreamMessage> answer) {
    return new ObserverSink<>(remote.upload(new SinkObserver<>(answer)));
  }

  @Override
  public MessageSink<StreamMessage> slow(MessageSink<StreamMessage> answers) {
    return new ObserverSink<>(remote.slow(new SinkObserver<>(answers)));
  }
}
