// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.MessageSink;
import benchmark.contract.StreamMessage;
import benchmark.contract.StreamService;
import benchmark.proto.StreamRpc;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.apache.dubbo.common.constants.CommonConstants;
import org.apache.dubbo.common.stream.StreamObserver;
import org.apache.dubbo.rpc.RpcContext;

/**
 * The methods of a remote service with streams. Thread-safe.
 *
 * @param <M> the messages of its interface
 */
public record TripleStreams<M>(
    UnaryOperator<M> toEcho,
    UnaryOperator<M> toGet,
    UnaryOperator<M> toPut,
    UnaryOperator<StreamObserver<M>> toPingPong,
    BiConsumer<M, StreamObserver<M>> toDownload,
    UnaryOperator<StreamObserver<M>> toUpload,
    UnaryOperator<StreamObserver<M>> toSlow)
    implements StreamService<M> {

  /** Those of a plain interface of Dubbo. */
  public static StreamService<StreamMessage> ofInterface(ObservedStreams remote) {
    return new TripleStreams<>(
        remote::echo,
        remote::get,
        remote::put,
        remote::pingPong,
        remote::download,
        remote::upload,
        remote::slow);
  }

  /** Those of the stub that Dubbo's generator has made. */
  public static StreamService<benchmark.proto.StreamMessage> ofStub(StreamRpc remote) {
    return new TripleStreams<>(
        remote::echo,
        remote::get,
        remote::put,
        remote::pingPong,
        remote::download,
        remote::upload,
        remote::slow);
  }

  @Override
  public M echo(M message) {
    return toEcho.apply(message);
  }

  @Override
  public M get(M request) {
    return toGet.apply(request);
  }

  @Override
  public M put(M message) {
    return toPut.apply(message);
  }

  @Override
  public MessageSink<M> pingPong(MessageSink<M> answers) {
    return open(toPingPong, answers);
  }

  @Override
  public void download(M request, MessageSink<M> answers) {
    toDownload.accept(request, new SinkObserver<>(answers));
  }

  @Override
  public MessageSink<M> upload(MessageSink<M> answer) {
    return open(toUpload, answer);
  }

  @Override
  public MessageSink<M> slow(MessageSink<M> answers) {
    return open(toSlow, answers);
  }

  private static <M> MessageSink<M> open(
      UnaryOperator<StreamObserver<M>> method, MessageSink<M> answers) {
    return new ObserverSink<>(method.apply(new SinkObserver<>(answers)));
  }

  /** By the timeout of the next invocation, which is all that Dubbo has for it. */
  @Override
  public StreamService<M> within(int millis) {
    return new TripleStreams<>(
        toEcho,
        toGet,
        toPut,
        answers -> {
          limitNext(millis);
          return toPingPong.apply(answers);
        },
        (request, answers) -> {
          limitNext(millis);
          toDownload.accept(request, answers);
        },
        answer -> {
          limitNext(millis);
          return toUpload.apply(answer);
        },
        answers -> {
          limitNext(millis);
          return toSlow.apply(answers);
        });
  }

  private static void limitNext(int millis) {
    RpcContext.getClientAttachment()
        .setAttachment(CommonConstants.TIMEOUT_KEY, Integer.toString(millis));
  }
}
