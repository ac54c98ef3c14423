// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * A call as a description has it, and the method that it is of.
 *
 * @param isAnswered whether the description says what the answer is
 */
record MethodCall(Method method, ServiceCall call, boolean isAnswered) {

  /**
   * The call, which has an answer or needs none.
   *
   * @throws InvalidServiceException if it has none
   */
  ServiceCall requireAnswer(ServiceFile file) {
    if (!isAnswered && method.getReturnType() != void.class) {
      throw new InvalidServiceException(
          "%s: %s has no \"answer\", but %s returns a %s. Add one, which may be null, or name an"
              + " \"implementation\".",
          file.file(), call.place(), method.getName(), method.getReturnType().getSimpleName());
    }
    return call;
  }

  /**
   * The call with the answer of an implementation, which is called for it.
   *
   * @throws InvalidServiceException if the description has another answer
   */
  ServiceCall answeredBy(ServiceFile file, Object implementation) {
    ServiceCall answered;
    try {
      Object answer = MethodOperation.completed(method.invoke(implementation, call.newArguments()));
      answered = new ServiceCall(call.arguments(), () -> answer, null, call.weight(), call.place());
    } catch (InvocationTargetException thrown) {
      answered =
          ServiceCall.throwing(call.arguments(), thrown.getCause(), call.weight(), call.place());
    } catch (IllegalAccessException impossible) { // methods of an interface are public
      throw new IllegalStateException(impossible);
    }
    if (isAnswered) {
      DeepComparison.difference("answer", call.answer().get(), answered.answer().get())
          .ifPresent(
              difference -> {
                throw new InvalidServiceException(
                    "%s: %s is not what %s answers: %s. Correct it, or leave it out.",
                    file.file(), call.place(), file.implementation().orElseThrow(), difference);
              });
    }
    return answered;
  }
}
