// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.ServiceExecutor;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/** Which threads call the services: those of the {@link ServiceExecutor}, or the event loops. */
public final class Calls implements AutoCloseable {

  private final Optional<ExecutorService> pool = ServiceExecutor.current().start();
  private final Scheduler scheduler =
      pool.map(Schedulers::fromExecutorService).orElseGet(Schedulers::immediate);

  /** A call that is made when its answer is asked for; empty if that is null. */
  <T> Mono<T> of(Callable<T> call) {
    return Mono.fromCallable(call).subscribeOn(scheduler);
  }

  /** Messages that are received where calls are made. */
  <T> Flux<T> on(Flux<T> messages) {
    return messages.publishOn(scheduler);
  }

  @Override
  public void close() {
    pool.ifPresent(ExecutorService::shutdownNow);
  }
}
