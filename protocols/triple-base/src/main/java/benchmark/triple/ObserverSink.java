// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.contract.MessageSink;
import java.lang.reflect.Method;
import java.util.Optional;
import org.apache.dubbo.common.stream.StreamObserver;

/**
 * Sends to an observer of Dubbo. From 3.3.7 on, observers report whether there is room
 * (apache/dubbo pull request 15967), by methods that this project's version of Dubbo does not have:
 * they are looked up. Up to 3.3.6, what does not fit is kept without a limit.
 */
final class ObserverSink<M> implements MessageSink<M> {

  private static final ClassValue<Optional<Method>> IS_READY = method("isReady");
  private static final ClassValue<Optional<Method>> WHEN_READY =
      method("setOnReadyHandler", Runnable.class);

  private final StreamObserver<M> to;

  ObserverSink(StreamObserver<M> to) {
    this.to = to;
  }

  private static ClassValue<Optional<Method>> method(String name, Class<?>... parameters) {
    return new ClassValue<>() {
      @Override
      protected Optional<Method> computeValue(Class<?> type) {
        try {
          Method method = type.getMethod(name, parameters);
          method.setAccessible(true); // the class may not be public
          return Optional.of(method);
        } catch (NoSuchMethodException older) {
          return Optional.empty();
        }
      }
    };
  }

  @Override
  public void next(M message) {
    to.onNext(message);
  }

  @Override
  public void end() {
    to.onCompleted();
  }

  @Override
  public void fail(Throwable reason) {
    to.onError(reason);
  }

  @Override
  public boolean isReady() {
    return IS_READY.get(to.getClass()).map(method -> (Boolean) call(method)).orElse(true);
  }

  /** Runs the sender at once, too: the first notice may have come before. */
  @Override
  public void whenReady(Runnable sender) {
    Runnable alone =
        () -> {
          synchronized (this) {
            sender.run();
          }
        };
    WHEN_READY.get(to.getClass()).ifPresent(method -> call(method, alone));
    alone.run();
  }

  private Object call(Method method, Object... arguments) {
    try {
      return method.invoke(to, arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "Cannot call %s of Dubbo's observer: %s. Name another version with dubbo="
              .formatted(method.getName(), e),
          e);
    }
  }
}
