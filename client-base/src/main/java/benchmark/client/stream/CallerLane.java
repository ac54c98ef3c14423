// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import benchmark.contract.MessageSink;
import benchmark.contract.StreamContract;
import benchmark.contract.StreamSize;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/**
 * A caller that begins a stream when the one before it has ended, or makes a call when the one
 * before it has been answered.
 */
final class CallerLane<M> implements Lane, Runnable {

  private final Traffic<M> traffic;
  private final CheckedMessages<M> messages;
  private int next;
  private volatile long count;

  CallerLane(Traffic<M> traffic, int place) {
    this.traffic = traffic;
    this.messages = traffic.messages();
    this.next = place;
  }

  @Override
  public void run() {
    try {
      while (!traffic.isStopping()) {
        long start = System.nanoTime();
        switch (messages.operation().shape()) {
          case DOWNLOAD -> download(start);
          case UPLOAD -> upload();
          default -> call();
        }
        traffic.time(System.nanoTime() - start);
      }
      traffic.end();
    } catch (ExecutionException stream) {
      traffic.fail(stream.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      traffic.fail(stopped);
    } catch (RuntimeException | Error failure) { // frameworks throw what they like
      traffic.fail(failure);
    }
  }

  private void call() {
    int n = next;
    next = n + 1 & StreamSize.MESSAGES - 1;
    messages.call(n);
    count++;
  }

  private void download(long start) throws InterruptedException, ExecutionException {
    var receiver =
        new Receiver() {
          @Override
          public void next(M message) {
            try {
              if (received == 0) {
                traffic.timeFirst(System.nanoTime() - start);
              }
              messages.check(received++, message);
              count++;
            } catch (RuntimeException wrong) {
              fail(wrong);
            }
          }
        };
    messages.service().download(messages.download(StreamContract.LENGTH), receiver);
    receiver.awaitMessages(StreamContract.LENGTH);
  }

  private void upload() throws InterruptedException, ExecutionException {
    long[] sentAll = {0};
    var receiver =
        new Receiver() {
          @Override
          public void next(M message) {
            traffic.timeFirst(System.nanoTime() - sentAll[0]);
            received++;
            try {
              messages.checkReceipt(StreamContract.LENGTH, message);
            } catch (RuntimeException wrong) {
              fail(wrong);
            }
          }
        };
    MessageSink<M> stream = messages.service().upload(receiver);
    stream.whenReady(
        new Runnable() {
          private int sent;

          @Override
          public void run() {
            while (sent < StreamContract.LENGTH && stream.isReady()) {
              stream.next(messages.message(sent++));
              if (sent == StreamContract.LENGTH) {
                sentAll[0] = System.nanoTime();
                stream.end();
              }
            }
          }
        });
    receiver.awaitMessages(1);
    count += StreamContract.LENGTH;
  }

  /** It waits for the end of a stream. */
  private abstract class Receiver implements MessageSink<M> {

    int received;
    private final CompletableFuture<Void> ended = new CompletableFuture<>();

    void awaitMessages(int expected) throws InterruptedException, ExecutionException {
      ended.get();
      if (received != expected) {
        throw new IllegalStateException(
            "%s: a stream ended after %d of %d messages"
                .formatted(messages.operation(), received, expected));
      }
    }

    @Override
    public void end() {
      ended.complete(null);
    }

    @Override
    public void fail(Throwable reason) {
      ended.completeExceptionally(reason);
    }
  }

  /** What is under way ends by itself. */
  @Override
  public void stop() {
    // it looks whether the traffic is stopping
  }

  @Override
  public long count() {
    return count;
  }
}
