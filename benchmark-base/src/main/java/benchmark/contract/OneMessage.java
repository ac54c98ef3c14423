// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Takes the only message of a stream, and its end. Thread-safe.
 *
 * @param <M> the messages
 */
final class OneMessage<M> implements MessageSink<M> {

  private static final int SECONDS = 10;

  private final CompletableFuture<M> done = new CompletableFuture<>();
  private volatile M message;

  @Override
  public void next(M next) {
    if (message != null) {
      fail(new IllegalStateException("a second message arrives: " + next));
    }
    message = next;
  }

  @Override
  public void end() {
    done.complete(message);
  }

  @Override
  public void fail(Throwable reason) {
    done.completeExceptionally(reason);
  }

  /**
   * Waits for the end of the stream; null if it ends without a message.
   *
   * @throws IllegalStateException if it fails, or does not end in time
   */
  M await() {
    try {
      return done.get(SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException failed) {
      throw new IllegalStateException(
          "The stream fails: " + failed.getCause().getMessage(), failed.getCause());
    } catch (TimeoutException late) {
      throw new IllegalStateException("The stream does not end within %d s".formatted(SECONDS));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", stopped);
    }
  }
}
