// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import java.io.OutputStream;
import org.apache.dubbo.rpc.protocol.tri.compressor.Compressor;

/** Around each of Dubbo's compressors: says that it was asked to compress. */
public final class SeenCompressor implements Compressor {

  private final Compressor wrapped;

  /** Dubbo calls this for each extension, because of its parameter. */
  public SeenCompressor(Compressor wrapped) {
    this.wrapped = wrapped;
  }

  @Override
  public String getMessageEncoding() {
    return wrapped.getMessageEncoding();
  }

  @Override
  public byte[] compress(byte[] message) {
    TripleCompression.sent(getMessageEncoding());
    return wrapped.compress(message);
  }

  @Override
  public OutputStream decorate(OutputStream out) {
    TripleCompression.sent(getMessageEncoding());
    return wrapped.decorate(out);
  }
}
