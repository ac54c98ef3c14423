// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.contract.MessageSink;
import benchmark.contract.StreamMessage;
import benchmark.contract.StreamService;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.springframework.messaging.handler.annotation.MessageMapping;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Controller;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Serves streams. Thread-safe. */
@Controller
@MessageMapping("streams")
public final class RSocketStreams {

  private final StreamService<StreamMessage> streams;
  private final Calls calls;

  /** Offers this service, called as the set-up says. */
  public RSocketStreams(StreamService<StreamMessage> streams, Calls calls) {
    this.streams = streams;
    this.calls = calls;
  }

  @MessageMapping("echo")
  Mono<StreamMessage> echo(@Payload StreamMessage message) {
    return calls.of(() -> streams.echo(message));
  }

  @MessageMapping("get")
  Mono<StreamMessage> get(@Payload StreamMessage request) {
    return calls.of(() -> streams.get(request));
  }

  @MessageMapping("put")
  Mono<StreamMessage> put(@Payload StreamMessage message) {
    return calls.of(() -> streams.put(message));
  }

  @MessageMapping("download")
  Flux<StreamMessage> download(@Payload StreamMessage request) {
    return Flux.create(answers -> streams.download(request, new ReactiveSink(answers)));
  }

  @MessageMapping("pingPong")
  Flux<StreamMessage> pingPong(Flux<StreamMessage> messages) {
    return answers(messages, streams::pingPong);
  }

  @MessageMapping("upload")
  Flux<StreamMessage> upload(Flux<StreamMessage> messages) {
    return answers(messages, streams::upload);
  }

  @MessageMapping("slow")
  Flux<StreamMessage> slow(Flux<StreamMessage> messages) {
    return answers(messages, streams::slow);
  }

  private Flux<StreamMessage> answers(
      Flux<StreamMessage> messages,
      Function<MessageSink<StreamMessage>, MessageSink<StreamMessage>> method) {
    return Flux.create(
        answers -> {
          MessageSink<StreamMessage> receiver = method.apply(new ReactiveSink(answers));
          answers.onCancel(() -> receiver.fail(new CancellationException("The caller gave up")));
          ReactiveSink.receive(calls.on(messages), receiver);
        });
  }
}
