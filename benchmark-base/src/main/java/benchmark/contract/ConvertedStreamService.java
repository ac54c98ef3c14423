// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

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
    return new Sent<>(service.pingPong(new Received<>(answers, type)), type);
  }

  @Override
  public void download(StreamMessage request, MessageSink<StreamMessage> answers) {
    service.download(type.of(request), new Received<>(answers, type));
  }

  @Override
  public MessageSink<StreamMessage> upload(MessageSink<StreamMessage> answer) {
    return new Sent<>(service.upload(new Received<>(answer, type)), type);
  }

  @Override
  public MessageSink<StreamMessage> slow(MessageSink<StreamMessage> answers) {
    return new Sent<>(service.slow(new Received<>(answers, type)), type);
  }

  private record Received<M>(MessageSink<StreamMessage> to, MessageType<M> type)
      implements MessageSink<M> {

    @Override
    public void next(M message) {
      to.next(type.content(message));
    }

    @Override
    public void end() {
      to.end();
    }

    @Override
    public void fail(Throwable reason) {
      to.fail(reason);
    }
  }

  private record Sent<M>(MessageSink<M> to, MessageType<M> type)
      implements MessageSink<StreamMessage> {

    @Override
    public void next(StreamMessage message) {
      to.next(type.of(message));
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
