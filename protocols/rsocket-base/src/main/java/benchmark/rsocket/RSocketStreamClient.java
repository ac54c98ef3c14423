// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.contract.MessageSink;
import benchmark.contract.StreamMessage;
import benchmark.contract.StreamService;
import java.util.concurrent.CompletableFuture;
import org.springframework.core.ParameterizedTypeReference;
import reactor.core.publisher.Flux;
import reactor.core.publisher.FluxSink;

/** Streams over RSocket; calls have a timeout, and the protocol no deadline. Thread-safe. */
public final class RSocketStreamClient implements StreamService<StreamMessage> {

  private static final ParameterizedTypeReference<StreamMessage> MESSAGE =
      ParameterizedTypeReference.forType(StreamMessage.class);

  private final RSocketClient client;

  /** Calls by this client. */
  public RSocketStreamClient(RSocketClient client) {
    this.client = client;
  }

  @Override
  public StreamMessage echo(StreamMessage message) {
    return client.call("streams.echo", message, MESSAGE);
  }

  @Override
  public StreamMessage get(StreamMessage request) {
    return client.call("streams.get", request, MESSAGE);
  }

  @Override
  public StreamMessage put(StreamMessage message) {
    return client.call("streams.put", message, MESSAGE);
  }

  @Override
  public MessageSink<StreamMessage> pingPong(MessageSink<StreamMessage> answers) {
    return open("streams.pingPong", answers);
  }

  @Override
  public void download(StreamMessage request, MessageSink<StreamMessage> answers) {
    ReactiveSink.receive(
        client.route("streams.download").data(request).retrieveFlux(MESSAGE), answers);
  }

  @Override
  public MessageSink<StreamMessage> upload(MessageSink<StreamMessage> answer) {
    return open("streams.upload", answer);
  }

  @Override
  public MessageSink<StreamMessage> slow(MessageSink<StreamMessage> answers) {
    return open("streams.slow", answers);
  }

  private MessageSink<StreamMessage> open(String route, MessageSink<StreamMessage> answers) {
    var sender = new CompletableFuture<FluxSink<StreamMessage>>();
    Flux<StreamMessage> sent = Flux.create(sender::complete);
    ReactiveSink.receive(
        client
            .route(route)
            .data(sent, MESSAGE)
            .retrieveFlux(MESSAGE)
            .doOnError(sender::completeExceptionally),
        answers);
    return new ReactiveSink(sender.join());
  }
}
