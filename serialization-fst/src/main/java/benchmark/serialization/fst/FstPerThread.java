// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.fst;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.Supplier;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectOutput;

/**
 * Gives each thread a configuration of its own. Threads that share one wait for each other, in a
 * loop, for every class of every message: it finds classes under a spin lock. FST's author advises
 * a configuration in a {@link ThreadLocal} (fast-serialization #70). Thread-safe.
 */
final class FstPerThread extends FSTConfiguration {

  private final ThreadLocal<FSTConfiguration> own;

  /**
   * Lends what a supplier makes.
   *
   * @param configurations makes one for each thread, all alike
   */
  FstPerThread(Supplier<FSTConfiguration> configurations) {
    super(null); // shares nothing with other configurations
    own = ThreadLocal.withInitial(configurations);
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
