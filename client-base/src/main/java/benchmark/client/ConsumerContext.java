// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.UserService;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.ClassPathXmlApplicationContext;

/** The consumer side of a pair: whatever consumer.xml is on the classpath, started and checked. */
public final class ConsumerContext implements AutoCloseable {

  private final ConfigurableApplicationContext context;
  private final UserOperations operations;

  private ConsumerContext(ConfigurableApplicationContext context) {
    this.context = context;
    this.operations = operationsOf(context);
  }

  /**
   * Starts consumer.xml and compares every operation's full answer with the expected one.
   *
   * @throws WrongAnswerException if an answer differs from the contract's
   * @throws RuntimeException as the protocol throws it, if a call fails
   */
  public static ConsumerContext start() {
    ConsumerContext consumer = startUnchecked();
    try {
      new AnswerCheck(consumer.operations.asUserService()).run();
      return consumer;
    } catch (RuntimeException failure) {
      consumer.close();
      throw failure;
    }
  }

  /**
   * Starts consumer.xml and takes every answer as it comes.
   *
   * @throws RuntimeException if it cannot be started
   */
  public static ConsumerContext startUnchecked() {
    var context = new ClassPathXmlApplicationContext("consumer.xml");
    try {
      return new ConsumerContext(context);
    } catch (RuntimeException failure) {
      context.close();
      throw failure;
    }
  }

  /** The operations to measure. */
  public UserOperations operations() {
    return operations;
  }

  /** Ends everything that consumer.xml started, the framework's threads included. */
  @Override
  public void close() {
    context.close();
  }

  private static UserOperations operationsOf(ConfigurableApplicationContext context) {
    try {
      return context.getBean(UserOperations.class);
    } catch (NoSuchBeanDefinitionException plainContract) {
      return new ContractOperations(context.getBean(UserService.class));
    }
  }
}
