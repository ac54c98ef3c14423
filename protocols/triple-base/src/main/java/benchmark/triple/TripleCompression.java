// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.ObservedKeys;

/**
 * Shows which messages of a consumer are compressed, as its compressors and decompressors have seen
 * them. Dubbo compresses what consumers send, and nothing that providers answer. Thread-safe.
 */
public final class TripleCompression {

  private static final String NONE = "none";

  private static volatile String sent = NONE;
  private static volatile boolean received;

  /** A bean of the consumer. */
  public TripleCompression() {
    ObservedKeys.watch(
        "compression", () -> received || sent.equals(NONE) ? sent : sent + ":requests only");
  }

  static void sent(String encoding) {
    if (!sent.equals(encoding)) {
      sent = encoding;
    }
  }

  static void received() {
    if (!received) {
      received = true;
    }
  }
}
