// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectOutput;

/**
 * Spreads threads over {@value #COUNT} configurations. Threads that share one wait for each other,
 * in a loop, for every class of every message: it finds classes under a spin lock. FST's author
 * advises a configuration in a {@link ThreadLocal} (fast-serialization #70); as one takes 10 to 20
 * ms to make, 200 threads would delay the first calls of a server by seconds. Thread-safe.
 */
final class FstConfigurations extends FSTConfiguration {

  /** As many as an ordinary run has callers. */
  static final int COUNT = 32;

  private final Map<Integer, FSTConfiguration> made = new ConcurrentHashMap<>();
  private final AtomicInteger threads = new AtomicInteger();
  private final ThreadLocal<FSTConfiguration> own;

  /**
   * Lends what a supplier makes.
   *
   * @param supplier makes configurations that are all alike, when they are needed
   */
  FstConfigurations(Supplier<FSTConfiguration> supplier) {
    super(null); // shares nothing with other configurations
    own =
        ThreadLocal.withInitial(
            () -> made.computeIfAbsent(threads.getAndIncrement() % COUNT, place -> supplier.get()));
  }

  @Override
  public FSTObjectOutput getObjectOutput(OutputStream out) {
    return own.get().getObjectOutput(out);
  }

  @Override
  public FSTObjectInput getObjectInput(InputStream in) {
    return own.get().getObjectInput(in);
  }
}
