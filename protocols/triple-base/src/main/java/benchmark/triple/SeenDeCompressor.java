// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import org.apache.dubbo.rpc.protocol.tri.compressor.DeCompressor;

/** Around each of Dubbo's decompressors: says that something compressed has come. */
public final class SeenDeCompressor implements DeCompressor {

  private final DeCompressor wrapped;

  /** Dubbo calls this for each extension, because of its parameter. */
  public SeenDeCompressor(DeCompressor wrapped) {
    this.wrapped = wrapped;
  }

  @Override
  public String getMessageEncoding() {
    return wrapped.getMessageEncoding();
  }

  @Override
  public byte[] decompress(byte[] message) {
    TripleCompression.received();
    return wrapped.decompress(message);
  }
}
