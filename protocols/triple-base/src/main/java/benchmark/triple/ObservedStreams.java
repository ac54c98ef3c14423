// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.StreamMessage;
import org.apache.dubbo.common.stream.StreamObserver;

/**
 * {@link benchmark.contract.StreamService} as a plain Java interface of Dubbo has it. A stream of
 * the client that gets one answer looks the same as one in both directions.
 */
public interface ObservedStreams {

  StreamMessage echo(StreamMessage message);

  StreamMessage get(StreamMessage request);

  StreamMessage put(StreamMessage message);

  StreamObserver<StreamMessage> pingPong(StreamObserver<StreamMessage> answers);

  void download(StreamMessage request, StreamObserver<StreamMessage> answers);

  StreamObserver<StreamMessage> upload(StreamObserver<StreamMessage> answer);

  StreamObserver<StreamMessage> slow(StreamObserver<StreamMessage> answers);
}
