// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.function.Function;

/**
 * A service on a protocol's messages in the contract's own ones, which are converted here: for
 * comparing full answers, never for measuring. Thread-safe.
 *
 * @param <M> the protocol's messages
 */
public record ConvertedStreamService<M>(StreamService<M> service, MessageType<M> type)
    implements StreamService<StreamMessage> {

  @Override
  public StreamMessage echo(StreamMessage message) {
    return type.content(service.echo(type.of(message)));
  }

  @Override
  public StreamMessage get(StreamMessage request) {
    return type.content(service.get(type.of(request)));
  }

  @Override
  public StreamMessage put(StreamMessage message) {
    return type.content(service.put(type.of(message)));
  }

  @Override
  public MessageSink<StreamMessage> pingPong(MessageSink<StreamMessage> answers) {
    return sent(service.pingPong(received(answers)));
  }

  @Override
  public void download(StreamMessage request, MessageSink<StreamMessage> answers) {
    service.download(type.of(request), received(answers));
  }

  @Override
  public MessageSink<StreamMessage> upload(MessageSink<StreamMessage> answer) {
    return sent(service.upload(received(answer)));
  }

  @Override
  public MessageSink<StreamMessage> slow(MessageSink<StreamMessage> answers) {
    return sent(service.slow(received(answers)));
  }

  private MessageSink<M> received(MessageSink<StreamMessage> answers) {
    return new Converted<>(answers, type::content);
  }

  private MessageSink<StreamMessage> sent(MessageSink<M> stream) {
    return new Converted<>(stream, type::of);
  }

  private record Converted<A, B>(MessageSink<B> to, Function<A, B> conversion)
      implements MessageSink<A> {

    @Override
    public void next(A message) {
      to.next(conversion.apply(message));
    }

    @Override
    public void end() {
      to.end();
    }

    @Override
    public void fail(Throwable reason) {
      to.fail(reason);
    }

    @Override
    public boolean isReady() {
      return to.isReady();
    }

    @Override
    public void whenReady(Runnable sender) {
      to.whenReady(sender);
    }
  }
}
