// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.msgpack;

import benchmark.dubbo.ValueOutput;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;

/** Writes one message. Not thread-safe. */
final class MsgpackObjectOutput extends ValueOutput {

  private final ObjectMapper mapper;
  private final OutputStream output;

  MsgpackObjectOutput(ObjectMapper mapper, OutputStream output) {
    this.mapper = mapper;
    this.output = output;
  }

  @Override
  public void writeObject(Object value) throws IOException {
    mapper.writeValue(output, value);
  }

  @Override
  public void flushBuffer() throws IOException {
    output.flush();
  }
}
