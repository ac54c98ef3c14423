// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.ServiceProfile;
import benchmark.contract.WireCodec;
import benchmark.launch.LaunchProperties;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.ClassPathXmlApplicationContext;

/** The consumer side of a pair, started for its codec only: it connects to nothing. */
public final class CodecConsumer implements AutoCloseable {

  private static CodecConsumer consumer;

  private final ConfigurableApplicationContext context;
  private final WireCodec codec;

  private CodecConsumer(ConfigurableApplicationContext context) {
    this.context = context;
    codec = context.getBeanProvider(WireCodec.class).getIfAvailable();
  }

  /** Returns the one of this JVM, which is started when it is first asked for. */
  public static synchronized CodecConsumer ofThisJvm() {
    if (consumer == null) {
      LaunchProperties.LAZY.set(true);
      ServiceProfile.activate();
      consumer = new CodecConsumer(new ClassPathXmlApplicationContext("consumer.xml"));
    }
    return consumer;
  }

  /** The pair's codec; null if it has none. */
  public WireCodec codec() {
    return codec;
  }

  /** Ends everything that consumer.xml has started. */
  @Override
  public void close() {
    context.close();
  }
}
